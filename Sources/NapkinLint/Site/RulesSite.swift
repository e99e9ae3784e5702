/// The pages of the rules as a static site that needs nothing from elsewhere: every link in it is relative, so that it
/// can be read from a folder as well as below any address.
package struct RulesSite: Sendable {
  /// In the order of the index: by groups, then by ids.
  let rules: [SiteRule]
  /// Where the site will be published; without it, nothing in it names an address.
  let address: RulesAddress?
  private let formerIDs: [String: String]
  /// The rules whose pages refer to a rule.
  private let referrers: [String: [String]]

  /// One file of the site.
  package struct File: Sendable {
    /// From the site's top, with slashes.
    package let path: String
    package let bytes: [UInt8]

    init(_ path: String, _ text: String) {
      self.path = path
      bytes = Array(text.utf8)
    }
  }

  /// - Parameters:
  ///   - pages: each rule's page, by its id.
  ///   - groups: each rule's group, by its id.
  ///   - formerIDs: what rules were called before, and are called now.
  package init(
    _ rules: [Rule] = Rule.all, pages: [String: String] = Rule.pages, groups: [String: String] = Rule.groups,
    formerIDs: [String: String] = Rule.formerIDs, at address: RulesAddress? = nil
  ) {
    let all = rules.map { SiteRule($0, text: pages[$0.id] ?? "", group: groups[$0.id] ?? "Others") }
    self.rules = all.sorted { ($0.groupName, $0.id) < ($1.groupName, $1.id) }
    self.address = address
    self.formerIDs = formerIDs
    var referrers: [String: [String]] = [:]
    for rule in self.rules { for other in rule.references { referrers[other, default: []].append(rule.id) } }
    self.referrers = referrers
  }

  /// Every file, the index first.
  package var files: [File] {
    let known = Set(rules.map(\.id))
    let pages = rules.indices.flatMap { number -> [File] in
      let rule = rules[number]
      let page = SitePage(
        rule: rule, previous: number > 0 ? rules[number - 1] : nil,
        next: number + 1 < rules.count ? rules[number + 1] : nil,
        related: related(to: rule, among: known), known: known, address: address)
      return [File("rules/\(rule.id)/index.html", page.html), File("rules/\(rule.id).md", rule.text)]
    }
    let redirects = formerIDs.sorted { $0.key < $1.key }.filter { known.contains($1) }.map { former, current in
      File("rules/\(former)/index.html", SiteFrame.redirect(from: former, to: current, at: address))
    }
    return [
      File("index.html", SiteIndex(rules: rules, address: address).html),
      File("site.css", SiteStyle.text), File("site.js", SiteScript.text),
      File("rules.json", String(decoding: SiteLists.json(of: rules, at: address), as: UTF8.self)),
      File("llms.txt", SiteLists.text(of: rules, at: address)),
    ] + pages + redirects
  }

  /// The rules that a page refers to, then those whose pages refer to it.
  private func related(to rule: SiteRule, among known: Set<String>) -> [SiteRule] {
    let ids = rule.references + (referrers[rule.id] ?? [])
    var seen: Set<String> = [rule.id]
    let wanted = ids.filter { known.contains($0) && seen.insert($0).inserted }
    return wanted.compactMap { id in rules.first { $0.id == id } }
  }
}

/// A rule with its page, taken apart.
struct SiteRule: Sendable {
  let rule: Rule
  let text: String
  let page: RulePage
  /// As people read it: `Presenter and view`.
  let groupName: String

  init(_ rule: Rule, text: String, group: String) {
    self.rule = rule
    self.text = text
    page = RulePage(text)
    groupName = Self.words(group)
  }

  var id: String { rule.id }

  /// The anchor of the group in the index.
  var groupAnchor: String { SiteAnchors.slug(of: groupName) }

  var since: String { page.fact("Since") ?? "" }

  /// The rules that the page links to, each once, in its order.
  var references: [String] {
    var ids: [String] = []
    for section in page.sections where section.heading == "See also" {
      for line in section.lines {
        for link in SiteProse.links(in: line) where link.hasSuffix(".md") && !ids.contains(String(link.dropLast(3))) {
          ids.append(String(link.dropLast(3)))
        }
      }
    }
    return ids
  }

  /// `PresenterAndView` as `Presenter and view`.
  private static func words(_ group: String) -> String {
    var words = ""
    for character in group {
      if character.isUppercase, !words.isEmpty { words += " \(character.lowercased())" } else { words.append(character) }
    }
    return words
  }
}

extension Rule {
  /// What rules were called before, and are called now: their pages redirect.
  package static let formerIDs: [String: String] = [
    "tree-presenter-unwired": "presentable-listener-wired",
    "tree-listener-not-forwarded": "hosting-controller-forwards-listener",
  ]
}

/// The list of all rules, with search and filters.
struct SiteIndex {
  let rules: [SiteRule]
  let address: RulesAddress?

  var html: String {
    let main = """
      <h1>The rules of napkin-lint</h1>
      <p class="lead">What the linter finds in a napkin app: \(rules.count) rules in \(groups.count) groups.</p>
      \(filters)\(groups.map(section).joined())<p id="nothing" class="none" hidden>No rule matches the filters.</p>

      """
    return SiteFrame.html(
      title: "The rules of napkin-lint", description: "What napkin-lint finds in a napkin app, and how to repair it.",
      top: "", path: "", at: address, main: main)
  }

  private var groups: [(name: String, anchor: String, rules: [SiteRule])] {
    var groups: [(name: String, anchor: String, rules: [SiteRule])] = []
    for rule in rules {
      if groups.last?.name == rule.groupName {
        groups[groups.count - 1].rules.append(rule)
      } else {
        groups.append((rule.groupName, rule.groupAnchor, [rule]))
      }
    }
    return groups
  }

  /// Hidden until the script shows it, since without the script it does nothing.
  private var filters: String {
    let severities = Severity.allCases.reversed().map { ($0.word, $0.word) } + [("off", "off by default")]
    let scopes = [Rule.Scope.file, .project, .tree].map { ($0.word, $0.word) }
    let fixes = [Rule.Fixability.safe, .suggested, .none].map { ($0.word, $0.word) }
    let versions = Set(rules.map(\.since)).sorted().map { ($0, $0) }
    let choices = [
      choice("group", "Group", groups.map { ($0.anchor, $0.name) }), choice("severity", "Severity", severities),
      choice("fix", "Fix", fixes), choice("scope", "Scope", scopes), choice("since", "Since", versions),
    ]
    return """
      <search>
      <form id="filters" hidden>
      <label class="search">Search <input type="search" name="q" autocomplete="off" \
      placeholder="weak, listener, identifier…"></label>
      \(choices.joined())<button type="reset">Clear</button>
      <output aria-live="polite"></output>
      </form>
      </search>

      """
  }

  private func choice(_ name: String, _ label: String, _ values: [(value: String, words: String)]) -> String {
    let options = values.map { "<option value=\"\(HTML.escaped($0.value))\">\(HTML.escaped($0.words))</option>" }
    return "<label>\(label) <select name=\"\(name)\"><option value=\"\">any</option>\(options.joined())</select></label>\n"
  }

  private func section(_ group: (name: String, anchor: String, rules: [SiteRule])) -> String {
    "<section class=\"group\" aria-labelledby=\"\(group.anchor)\">\n"
      + SiteFrame.heading(2, group.name, anchor: group.anchor)
      + "<ul class=\"rules\">\n\(group.rules.map(item).joined())</ul>\n</section>\n"
  }

  private func item(_ rule: SiteRule) -> String {
    let severity = rule.rule.severity.word
    let words = rule.rule.isOnByDefault ? severity : "\(severity), off by default"
    let data = [
      ("group", rule.groupAnchor), ("severity", rule.rule.isOnByDefault ? severity : "\(severity) off"),
      ("fix", rule.rule.fixability.word), ("scope", rule.rule.scope.word), ("since", rule.since),
    ].map { " data-\($0)=\"\(HTML.escaped($1))\"" }.joined()
    let fix = rule.rule.fixability == .none ? "" : " <span>fix: \(rule.rule.fixability.word)</span>"
    return """
      <li\(data)>
      <h3><a href="rules/\(rule.id)/index.html">\(HTML.escaped(rule.id))</a></h3>
      <p>\(HTML.prose(rule.page.summary))</p>
      <p class="marks"><span class="\(severity)">\(words)</span> <span>\(rule.rule.scope.word)</span>\(fix)</p>
      </li>

      """
  }
}

/// The rules for programs, and for programs that read text.
enum SiteLists {
  static func json(of rules: [SiteRule], at address: RulesAddress?) -> [UInt8] {
    let entries = rules.map { rule -> JSON in
      .object([
        ("id", .string(rule.id)), ("group", .string(rule.groupName)), ("severity", .string(rule.rule.severity.word)),
        ("isOnByDefault", .bool(rule.rule.isOnByDefault)), ("scope", .string(rule.rule.scope.word)),
        ("fix", .string(rule.rule.fixability.word)), ("since", .string(rule.since)),
        ("summary", .string(rule.page.summary)), ("why", .string(rule.page.why)),
        ("howToFix", .string(rule.page.howToFix)), ("page", .string(page(of: rule, at: address))),
        ("markdown", .string(markdown(of: rule, at: address))),
      ])
    }
    return JSON.object([
      ("schemaVersion", .number(1)), ("version", .string(Version.text)), ("rules", .array(entries)),
    ]).document
  }

  /// As llmstxt.org describes it.
  static func text(of rules: [SiteRule], at address: RulesAddress?) -> String {
    var lines = [
      "# napkin-lint", "", "> A linter for apps that are built with napkin, a tree of small features in Swift. "
        + "\(rules.count) rules, a page each.", "",
      "Each page says what a rule catches, what breaks in the running app, how to repair it, and when to suppress it; "
        + "its examples are the rule's tests.",
    ]
    var group = ""
    for rule in rules {
      if rule.groupName != group { lines += ["", "## \(rule.groupName)", ""] }
      group = rule.groupName
      lines.append("- [\(rule.id)](\(markdown(of: rule, at: address))): \(rule.page.summary)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func page(of rule: SiteRule, at address: RulesAddress?) -> String {
    address?.page(of: rule.id) ?? "rules/\(rule.id)/"
  }

  private static func markdown(of rule: SiteRule, at address: RulesAddress?) -> String {
    (address.map { "\($0.base)/" } ?? "") + "rules/\(rule.id).md"
  }
}

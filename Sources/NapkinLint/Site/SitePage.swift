/// The page of one rule.
struct SitePage {
  let rule: SiteRule
  let previous: SiteRule?
  let next: SiteRule?
  /// What the page refers to, and what refers to it.
  let related: [SiteRule]
  /// The rules that have pages.
  let known: Set<String>
  let address: RulesAddress?

  var html: String {
    var sections = SectionWriter(rule: rule, known: known, severity: rule.rule.severity)
    let body = rule.page.sections.map { sections.html(of: $0) }.joined()
    let main = """
      <article class="page">
      <p class="path"><a href="../../index.html#\(rule.groupAnchor)">\(HTML.escaped(rule.groupName))</a></p>
      <h1>\(HTML.escaped(rule.id))</h1>
      <p class="lead">\(SiteProse.html(rule.page.summary, known: known))</p>
      \(facts)\(contents(sections.headings))\(body)</article>
      \(relatedRules)\(turns)
      """
    return SiteFrame.html(
      title: "\(rule.id) · napkin-lint", description: rule.page.summary, top: "../../", path: "rules/\(rule.id)/",
      at: address, head: "<link rel=\"alternate\" type=\"text/markdown\" href=\"../\(rule.id).md\">\n" + turnLinks,
      main: main)
  }

  private var facts: String {
    let severity = rule.rule.severity.word
    let rows = rule.page.facts.map { fact -> String in
      let style = fact.name == "Severity" ? " class=\"\(severity)\"" : ""
      return "<div><dt>\(HTML.escaped(fact.name))</dt><dd\(style)>\(HTML.escaped(fact.value))</dd></div>\n"
    }
    return "<dl class=\"facts\">\n\(rows.joined())</dl>\n"
  }

  private func contents(_ headings: [(text: String, anchor: String)]) -> String {
    let items = headings.map { "<li><a href=\"#\($0.anchor)\">\(HTML.escaped($0.text))</a></li>\n" }
    return "<nav class=\"contents\" aria-label=\"On this page\">\n<ul>\n\(items.joined())</ul>\n</nav>\n"
  }

  private var relatedRules: String {
    guard !related.isEmpty else { return "" }
    let items = related.map { other in
      "<li><a href=\"../\(other.id)/index.html\">\(HTML.escaped(other.id))</a> "
        + "\(SiteProse.html(other.page.summary, known: known))</li>\n"
    }
    return "<nav class=\"related\" aria-labelledby=\"related-rules\">\n"
      + SiteFrame.heading(2, "Related rules", anchor: "related-rules") + "<ul>\n\(items.joined())</ul>\n</nav>\n"
  }

  private var turns: String {
    let links = [(previous, "prev", "Previous"), (next, "next", "Next")].compactMap { other, relation, word in
      other.map {
        "<a rel=\"\(relation)\" class=\"\(relation)\" href=\"../\($0.id)/index.html\"><span>\(word)</span> "
          + "\(HTML.escaped($0.id))</a>\n"
      }
    }
    return "<nav class=\"turns\" aria-label=\"Previous and next rule\">\n\(links.joined())</nav>\n"
  }

  private var turnLinks: String {
    [(previous, "prev"), (next, "next")].compactMap { other, relation in
      other.map { "<link rel=\"\(relation)\" href=\"../\($0.id)/index.html\">\n" }
    }.joined()
  }
}

/// Writes the sections of a page.
private struct SectionWriter {
  let rule: SiteRule
  let known: Set<String>
  let severity: Severity
  private(set) var headings: [(text: String, anchor: String)] = []
  private var anchors = SiteAnchors()

  init(rule: SiteRule, known: Set<String>, severity: Severity) {
    self.rule = rule
    self.known = known
    self.severity = severity
    // The list of related rules stands below the page's own sections.
    _ = anchors.anchor(of: "Related rules")
  }

  mutating func html(of section: RulePage.Section) -> String {
    let anchor = anchors.anchor(of: section.heading)
    headings.append((section.heading, anchor))
    let parts = Part.all(in: PageBlock.all(in: section.lines))
    let isSuppression = section.heading == "When to suppress it"
    let body = section.heading == "Examples" ? examples(parts) : parts.map { html(of: $0) }.joined()
    return "<section aria-labelledby=\"\(anchor)\">\n" + SiteFrame.heading(2, section.heading, anchor: anchor)
      + (isSuppression ? suppression(in: section) : "") + body + "</section>\n"
  }

  /// A heading of the third level, and what stands below it.
  private struct Part {
    let heading: String?
    var blocks: [PageBlock] = []

    static func all(in blocks: [PageBlock]) -> [Part] {
      var parts = [Part(heading: nil)]
      for block in blocks {
        if case .heading(let text) = block { parts.append(Part(heading: text)) } else { parts[parts.count - 1].blocks.append(block) }
      }
      return parts.filter { $0.heading != nil || !$0.blocks.isEmpty }
    }

    var isRight: Bool { heading?.hasPrefix("Right") ?? false }
  }

  /// What is reported stands beside what is right: its own repair where the page shows it, else the first right example.
  private mutating func examples(_ parts: [Part]) -> String {
    guard let reported = parts.firstIndex(where: { $0.blocks.contains(where: \.isReported) }),
      !parts[reported].blocks.contains(where: \.isFixed), let right = parts.firstIndex(where: \.isRight)
    else { return parts.map { html(of: $0) }.joined() }
    let pair = [reported, right].map { "<div>\n\(html(of: parts[$0]))</div>\n" }.joined()
    let others = parts.indices.filter { $0 != reported && $0 != right }
    let before = others.filter { $0 < reported }.map { html(of: parts[$0]) }.joined()
    let behind = others.filter { $0 > reported }.map { html(of: parts[$0]) }.joined()
    return before + "<div class=\"pair\">\n\(pair)</div>\n" + behind
  }

  private mutating func html(of part: Part) -> String {
    var html = part.heading.map { SiteFrame.heading(3, $0, anchor: anchors.anchor(of: $0)) } ?? ""
    for (index, block) in part.blocks.enumerated() {
      let isPaired = index + 1 < part.blocks.count && part.blocks[index + 1].isFixed
      if isPaired {
        html += "<div class=\"pair\">\n"
          + self.html(of: block, in: part) + self.html(of: part.blocks[index + 1], in: part) + "</div>\n"
      } else if !block.isFixed || index == 0 {
        html += self.html(of: block, in: part)
      }
    }
    return html
  }

  private func html(of block: PageBlock, in part: Part) -> String {
    switch block {
    case .paragraph(let text): "<p>\(SiteProse.html(text, known: known))</p>\n"
    case .list(let items):
      "<ul>\n" + items.map { "<li>\(SiteProse.html($0, known: known))</li>\n" }.joined() + "</ul>\n"
    case .heading: ""
    case .code(let info, let lines): code(block, info, lines, in: part)
    }
  }

  private func code(_ block: PageBlock, _ info: [String], _ lines: [String], in part: Part) -> String {
    let (caption, style) =
      if block.isFixed {
        ("Repaired", "clean")
      } else if block.isReported {
        ("Reported", severity.word)
      } else if info.first == "json" {
        (".napkin-lint.json", "")
      } else if lines.contains(where: { $0.contains("napkin-lint:ignore") }) {
        ("Suppressed", "")
      } else {
        ("Right", "clean")
      }
    return SiteCode(lines, severity: severity).html(caption: caption, style: style)
  }

  /// The comment as the section's own example has it.
  private func suppression(in section: RulePage.Section) -> String {
    guard let line = section.lines.first(where: { $0.contains("// napkin-lint:ignore") }) else { return "" }
    let comment = line.drop { $0 == " " }
    return "<figure class=\"copy\">\n<figcaption>The line to copy</figcaption>\n"
      + "<pre tabindex=\"0\"><code>\(HTML.escaped(String(comment)))</code></pre>\n</figure>\n"
  }
}

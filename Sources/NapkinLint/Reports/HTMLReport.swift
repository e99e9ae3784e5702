/// A page for people, in one file: findings with their code, what the rules say of them, and filters. Without
/// JavaScript only the filters are missing.
struct HTMLReport {
  private let style: ReportStyle

  init(_ style: ReportStyle) {
    self.style = style
  }

  func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    var html = head
    html += header(of: run)
    if !run.findings.isEmpty { html += filters(for: run) }
    html += "<main>\n"
    for findings in run.findingsByFile { html += section(for: findings, &places) }
    html += run.findings.isEmpty ? "<p class=\"none\">Nothing to report.</p>\n" : rules(of: run)
    html += "<p id=\"nothing\" class=\"none\" hidden>No finding matches the filters.</p>\n</main>\n"
    html += "<script>\n\(HTMLParts.script)</script>\n</body>\n</html>\n"
    return Array(html.utf8)
  }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>napkin-lint</title>
    <style>
    \(HTMLParts.style)</style>
    </head>
    <body>

    """
  }

  private func header(of run: LintRun) -> String {
    let chips = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = run.findings.count { $0.severity == severity }
      return count == 0 ? nil : "<b class=\"\(severity.word)\">\(count) \(severity.noun(count))</b>"
    }
    let files = Count.text(run.fileCount, "file")
    let counts = chips.isEmpty ? "<b class=\"clean\">no findings</b>" : chips.joined(separator: " ")
    return """
      <header>
      <h1>napkin-lint</h1>
      <p>\(counts) <span>in \(files)</span></p>
      </header>

      """
  }

  private func filters(for run: LintRun) -> String {
    let severities = Severity.allCases.reversed().filter { severity in
      run.findings.contains { $0.severity == severity }
    }
    let boxes = severities.map { severity in
      "<label><input type=\"checkbox\" name=\"severity\" value=\"\(severity.word)\" checked>\(severity.noun(2))</label>"
    }
    let rules = Set(run.findings.map(\.rule)).sorted()
    let files = run.findingsByFile.compactMap(\.first?.path)
    return """
      <form hidden>
      <input type="search" name="text" placeholder="Search" aria-label="Search findings">
      \(Self.choice("rule", "All rules", rules))
      \(Self.choice("file", "All files", files))
      <fieldset>\(boxes.joined(separator: " "))</fieldset>
      <output aria-live="polite"></output>
      </form>

      """
  }

  private static func choice(_ name: String, _ all: String, _ values: [String]) -> String {
    let options = values.map { "<option value=\"\(HTML.escaped($0))\">\(HTML.escaped($0))</option>" }
    return "<select name=\"\(name)\" aria-label=\"\(all)\"><option value=\"\">\(all)</option>\(options.joined())"
      + "</select>"
  }
}

extension HTMLReport {
  private func section(for findings: ArraySlice<Finding>, _ places: inout SourcePlaces) -> String {
    let path = HTML.escaped(findings.first?.path ?? "")
    let articles = findings.map { article(for: $0, &places) }.joined()
    return "<section>\n<h2>\(path) <small>\(findings.count)</small></h2>\n\(articles)</section>\n"
  }

  private func article(for finding: Finding, _ places: inout SourcePlaces) -> String {
    let position = places.position(at: finding.range.start, in: finding.path)
    let rule = HTML.escaped(finding.rule)
    let word = finding.severity.word
    var html = """
      <article data-severity="\(word)" data-rule="\(rule)" data-file="\(HTML.escaped(finding.path))">
      <h3><b class="\(word)">\(word)</b> <span>\(HTML.escaped(finding.message))</span></h3>
      <p class="place"><a href="#rule-\(rule)">\(rule)</a> at \(position.line):\(position.column)</p>
      \(HTMLFrame(path: finding.path, range: finding.range, context: 2).html(&places))

      """
    for place in finding.related { html += related(place, besides: finding.path, &places) }
    if let fix = finding.fix {
      let way = fix.applicability == .safe ? "<code>--fix</code> does it" : "to be looked at"
      html += "<p class=\"fix\">Repair: \(HTML.escaped(fix.title)) (\(way))</p>\n"
    }
    return html + "</article>\n"
  }

  private func related(_ place: RelatedPlace, besides path: String, _ places: inout SourcePlaces) -> String {
    let line = places.position(at: place.range.start, in: place.path).line
    let name = place.path == path ? "line \(line)" : "\(place.path):\(line)"
    return "<p class=\"note\">\(HTML.escaped(place.message)) <small>\(HTML.escaped(name))</small></p>\n"
      + HTMLFrame(path: place.path, range: place.range, context: 0).html(&places) + "\n"
  }

  private func rules(of run: LintRun) -> String {
    let counts = Dictionary(run.findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    let entries = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count -> String in
      let page = RulePage(style.pages[rule] ?? "")
      let why = page.section("Why")?.firstParagraph ?? ""
      let fix = page.section("How to fix")?.firstParagraph ?? ""
      let texts = [("", page.summary), ("Why: ", why), ("How to fix: ", fix)].filter { !$0.1.isEmpty }
      let name = HTML.escaped(rule)
      return "<div id=\"rule-\(name)\">\n<h3>\(name) <small>\(count)</small></h3>\n"
        + texts.map { "<p>\($0.0)\(HTML.prose($0.1))</p>\n" }.joined()
        + "<p>\(link(to: rule))</p>\n</div>\n"
    }
    return "<aside>\n<h2>Rules</h2>\n\(entries.joined())</aside>\n"
  }
}

extension HTMLReport {
  /// A link to the rule's page, or the command that shows it.
  private func link(to rule: String) -> String {
    guard let address = style.address else { return "<code>napkin-lint explain \(HTML.escaped(rule))</code>" }
    let link = HTML.escaped(address.page(of: rule))
    return "<a href=\"\(link)\">\(link)</a>"
  }
}

extension Severity {
  fileprivate func noun(_ count: Int) -> String { count == 1 ? word : word + "s" }
}

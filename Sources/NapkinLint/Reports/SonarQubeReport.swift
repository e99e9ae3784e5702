/// SonarQube's generic issues, in the form that describes the rules beside the issues. Severity belongs to the rule
/// there: a rule gets that of its worst finding.
struct SonarQubeReport {
  private let style: ReportStyle

  init(_ style: ReportStyle) {
    self.style = style
  }

  func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    let severities = Dictionary(run.findings.map { ($0.rule, $0.severity) }, uniquingKeysWith: max)
    let rules = severities.sorted { $0.key < $1.key }.map { rule($0.key, $0.value) }
    let issues = run.findings.map { issue(for: $0, &places) }
    return JSON.object([("rules", .array(rules)), ("issues", .array(issues))]).document
  }

  private func rule(_ id: String, _ severity: Severity) -> JSON {
    let page = RulePage(style.pages[id] ?? "")
    let why = page.section("Why")?.firstParagraph ?? ""
    let link = style.address?.page(of: id) ?? ""
    let description = [page.summary, why, link].filter { !$0.isEmpty }.joined(separator: " ")
    let impact = JSON.object([
      ("softwareQuality", .string(severity == .error ? "RELIABILITY" : "MAINTAINABILITY")),
      ("severity", .string(Self.word(severity))),
    ])
    return .object([
      ("id", .string(id)), ("name", .string(page.summary.isEmpty ? id : page.summary)),
      ("description", .string(description.isEmpty ? id : description)), ("engineId", .string("napkin-lint")),
      ("cleanCodeAttribute", .string("CONVENTIONAL")), ("impacts", .array([impact])),
    ])
  }

  private func issue(for finding: Finding, _ places: inout SourcePlaces) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("ruleId", .string(finding.rule)),
      ("primaryLocation", location(finding.range, in: finding.path, finding.message, &places)),
    ]
    if !finding.related.isEmpty {
      let related = finding.related.map { location($0.range, in: $0.path, $0.message, &places) }
      members.append(("secondaryLocations", .array(related)))
    }
    return .object(members)
  }

  /// Lines only: SonarQube refuses a whole report for a column that it counts otherwise.
  private func location(
    _ range: SourceRange, in path: String, _ message: String, _ places: inout SourcePlaces
  ) -> JSON {
    let start = places.position(at: range.start, in: path).line
    let end = places.position(at: range.end, in: path).line
    return .object([
      ("message", .string(message)), ("filePath", .string(path)),
      ("textRange", .object([("startLine", .number(start)), ("endLine", .number(end))])),
    ])
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .info: "LOW"
    }
  }
}

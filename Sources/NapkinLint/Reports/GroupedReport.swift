/// Findings for people who work through one file after another: the path, and below it a line for each finding.
struct GroupedReport {
  private let paint: Paint

  init(_ style: ReportStyle) {
    paint = Paint(isColored: style.isColored)
  }

  func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    let groups = run.findingsByFile.map { lines(for: $0, &places).map { $0 + "\n" }.joined() }
    return Array(groups.joined(separator: "\n").utf8)
  }

  private func lines(for findings: ArraySlice<Finding>, _ places: inout SourcePlaces) -> [String] {
    let positions = findings.map { finding in
      let position = places.position(at: finding.range.start, in: finding.path)
      return "\(position.line):\(position.column)"
    }
    let width = positions.map(\.count).max() ?? 0
    let rows = zip(findings, positions).map { finding, position in
      let space = String(repeating: " ", count: width - position.count)
      let severity = paint(finding.severity.word, finding.severity.style)
      let gap = String(repeating: " ", count: Self.severityWidth - finding.severity.word.count)
      return "  \(space)\(position)  \(severity)\(gap)  \(Visible.text(finding.message))"
        + paint(" [\(finding.rule)]", .dim)
    }
    return [paint(Visible.path(findings.first?.path ?? ""), .bold)] + rows
  }

  private static let severityWidth = Severity.allCases.map(\.word.count).max() ?? 0
}

/// A table for summaries and comments: errors first, each finding with its place and rule.
package struct MarkdownReport {
  private let style: ReportStyle

  package init(_ style: ReportStyle) {
    self.style = style
  }

  func bytes(of run: LintRun) -> [UInt8] {
    bytes(of: run, limit: .max)
  }

  /// - Parameter limit: how many bytes the rows may fill; what does not fit is counted.
  package func bytes(of run: LintRun, limit: Int) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    var bytes = Array("### napkin-lint: \(Summary(of: run).text)\n".utf8)
    guard !run.findings.isEmpty else { return bytes }
    bytes += "\n| | Where | What | Rule |\n|---|---|---|---|\n".utf8
    let sorted = Severity.allCases.reversed().flatMap { severity in run.findings.filter { $0.severity == severity } }
    for (index, finding) in sorted.enumerated() {
      let row = row(for: finding, &places)
      guard bytes.count + row.utf8.count <= limit else {
        return bytes + "\n\(sorted.count - index) more are not shown here; run napkin-lint to see them\n".utf8
      }
      bytes += row.utf8
    }
    return bytes
  }

  private func row(for finding: Finding, _ places: inout SourcePlaces) -> String {
    let line = places.position(at: finding.range.start, in: finding.path).line
    let place = "\(Self.escaped(style.repositoryPath(of: finding.path))):\(line)"
    return "| \(finding.severity.word) | \(place) | \(Self.escaped(finding.message)) | \(rule(finding.rule)) |\n"
  }

  private func rule(_ id: String) -> String {
    style.address.map { "[\(id)](\($0.page(of: id)))" } ?? id
  }

  /// Text that means nothing to Markdown: no table, link, tag, mention or reference begins in it.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in Visible.text(text).unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "@": escaped += "&#64;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!", "$": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

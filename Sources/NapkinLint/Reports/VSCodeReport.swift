/// Lines for a problem matcher of Visual Studio Code, with the end of each place and columns in UTF-16 as the editor
/// counts them: `path:line:column-line:column: severity: message [rule]`.
enum VSCodeReport {
  static func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    var bytes: [UInt8] = []
    for finding in run.findings {
      let start = places.utf16Position(at: finding.range.start, in: finding.path)
      let end = places.utf16Position(at: finding.range.end, in: finding.path)
      let place = "\(start.line):\(start.column)-\(end.line):\(end.column)"
      let words = "\(finding.severity.word): \(Visible.text(finding.message)) [\(finding.rule)]"
      bytes += "\(Visible.path(finding.path)):\(place): \(words)\n".utf8
    }
    return bytes
  }
}

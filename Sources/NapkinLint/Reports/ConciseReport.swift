/// One line a finding, in the shape of the Swift compiler: `path:line:column: severity: message [rule]`.
enum ConciseReport {
  static func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    var bytes: [UInt8] = []
    for finding in run.findings {
      let position = places.position(at: finding.range.start, in: finding.path)
      let place = "\(Visible.path(finding.path)):\(position.line):\(position.column)"
      bytes += "\(place): \(finding.severity.word): \(Visible.text(finding.message)) [\(finding.rule)]\n".utf8
    }
    return bytes
  }
}

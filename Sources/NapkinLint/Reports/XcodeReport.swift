/// Lines that Xcode reads from a build log: absolute paths, and columns as the Swift compiler counts them.
struct XcodeReport {
  private let style: ReportStyle

  init(_ style: ReportStyle) {
    self.style = style
  }

  func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    var bytes: [UInt8] = []
    for finding in run.findings {
      let place = place(finding.range, in: finding.path, &places)
      bytes += "\(place): \(word(finding.severity)): \(Visible.text(finding.message)) [\(finding.rule)]\n".utf8
      for related in finding.related {
        let place = self.place(related.range, in: related.path, &places)
        bytes += "\(place): note: \(Visible.text(related.message))\n".utf8
      }
    }
    return bytes
  }

  private func place(_ range: SourceRange, in path: String, _ places: inout SourcePlaces) -> String {
    let position = places.position(at: range.start, in: path)
    return "\(Visible.path(style.absolutePath(of: path))):\(position.line):\(position.column)"
  }

  /// Xcode has no remark of its own: it would hang a note on the warning before it, which it has nothing to do with.
  private func word(_ severity: Severity) -> String {
    severity == .error ? "error" : "warning"
  }
}

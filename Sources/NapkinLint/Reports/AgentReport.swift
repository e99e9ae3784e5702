/// Findings for programs that read text: everything about one on one line, without decoration.
struct AgentReport {
  private let style: ReportStyle

  init(_ style: ReportStyle) {
    self.style = style
  }

  func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    var advice: [String: Advice] = [:]
    var bytes: [UInt8] = []
    for finding in run.findings {
      let known = advice[finding.rule] ?? Advice(rule: finding.rule, page: style.pages[finding.rule], at: style.address)
      advice[finding.rule] = known
      let position = places.position(at: finding.range.start, in: finding.path)
      var line = "\(Visible.path(finding.path)):\(position.line):\(position.column): \(finding.severity.word): "
      line += "\(Visible.text(finding.message)) [\(finding.rule)]"
      for related in finding.related { line += " | see: \(place(of: related, &places))" }
      for (label, text) in known.entries(fix: finding.fix) where label != "page" || style.address != nil {
        line += " | \(label): \(Visible.text(text))"
      }
      if finding.fix?.applicability == .safe { line += " | --fix repairs this" }
      bytes += "\(line)\n".utf8
    }
    return bytes
  }

  private func place(of related: RelatedPlace, _ places: inout SourcePlaces) -> String {
    let position = places.position(at: related.range.start, in: related.path)
    return "\(Visible.text(related.path)):\(position.line):\(position.column) \(Visible.text(related.message))"
  }
}

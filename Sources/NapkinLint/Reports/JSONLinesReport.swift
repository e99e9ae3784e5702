/// A JSON object on a line for each finding, for programs that read while we write. Each has what a finding of the
/// JSON report has.
enum JSONLinesReport {
  static func bytes(of run: LintRun, _ style: ReportStyle = ReportStyle()) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    var bytes: [UInt8] = []
    for finding in run.shown(style) {
      let version: [(key: String, value: JSON)] = [("schemaVersion", .number(JSONReport.schemaVersion))]
      let members = FindingJSON.members(of: finding, page: style.page(of: finding.finding.rule), &places)
      JSON.object(version + members).write(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}

/// Findings for programs, as `Rules/Schemas/report.schema.json` describes them. One line a finding; columns count UTF-16 code
/// units, as editors do.
enum JSONReport {
  /// Grows when a reader of the last version would no longer understand a report.
  static let schemaVersion = 1

  static func bytes(of run: LintRun, _ style: ReportStyle = ReportStyle()) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    var bytes = head(of: run)
    for (index, finding) in run.shown(style).enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      let members = FindingJSON.members(of: finding, page: style.page(of: finding.finding.rule), &places)
      JSON.object(members).write(to: &bytes)
    }
    bytes += "\n]}\n".utf8
    return bytes
  }

  private static func head(of run: LintRun) -> [UInt8] {
    let counts = Severity.allCases.reversed().map { severity in
      (severity.word, JSON.number(run.findings.count { $0.severity == severity }))
    }
    var bytes: [UInt8] = []
    JSON.object([
      ("schemaVersion", .number(schemaVersion)),
      ("tool", .object([("name", .string("napkin-lint")), ("version", .string(Version.text))])),
      ("columnUnit", .string("utf16")),
      ("fileCount", .number(run.fileCount)),
      ("counts", .object(counts)),
    ]).write(to: &bytes)
    bytes.removeLast()
    return bytes + ",\"findings\":[".utf8
  }
}

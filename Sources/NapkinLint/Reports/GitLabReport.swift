/// GitLab's Code Quality: an array of issues. GitLab shows one of several that share a fingerprint, and compares
/// branches by it.
struct GitLabReport {
  private let style: ReportStyle

  init(_ style: ReportStyle) {
    self.style = style
  }

  func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    let fingerprints = Fingerprint.all(of: run.findings, in: run.sources, path: style.stablePath)
    let issues = zip(run.findings, fingerprints).map { json($0, fingerprint: $1, &places) }
    return JSON.array(issues).document
  }

  /// The name of the check is shown nowhere, so the description has it too. `content` is what Code Climate's form, which
  /// GitLab's is taken from, has for more to read.
  private func json(_ finding: Finding, fingerprint: String, _ places: inout SourcePlaces) -> JSON {
    let start = places.position(at: finding.range.start, in: finding.path).line
    let end = places.position(at: finding.range.end, in: finding.path).line
    let page = style.address.map { address in
      let text = JSON.string("[\(finding.rule)](\(address.page(of: finding.rule)))")
      return [(key: "content", value: JSON.object([("body", text)]))]
    }
    return .object([
      ("description", .string("\(finding.message) [\(finding.rule)]")),
      ("check_name", .string(finding.rule)),
      ("fingerprint", .string(fingerprint)),
      ("severity", .string(Self.word(finding.severity))),
      (
        "location",
        .object([
          ("path", .string(style.repositoryPath(of: finding.path))),
          ("lines", .object([("begin", .number(start)), ("end", .number(end))])),
        ])
      ),
    ] + (page ?? []))
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}

/// JUnit's XML: a failed test case for each finding. A run without findings is one case that passed, since build
/// servers take a report without cases for a test run that went wrong.
enum JUnitReport {
  static func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    let failures = run.findings.map { element(for: $0, &places) }
    let passed = XML("testcase", [("classname", "napkin-lint"), ("name", "no findings")])
    let cases = failures.isEmpty ? [passed] : failures
    let counts = [("tests", "\(cases.count)"), ("failures", "\(failures.count)"), ("errors", "0")]
    let suite = XML("testsuite", [("name", "napkin-lint")] + counts + [("skipped", "0")], cases)
    return XML("testsuites", [("name", "napkin-lint")] + counts, [suite]).document
  }

  /// Class and name tell a case from all others, so they hold the place.
  private static func element(for finding: Finding, _ places: inout SourcePlaces) -> XML {
    let position = places.position(at: finding.range.start, in: finding.path)
    let place = "\(position.line):\(position.column)"
    var lines = ["\(finding.path):\(place): \(finding.severity.word): \(finding.message) [\(finding.rule)]"]
    for related in finding.related {
      let position = places.position(at: related.range.start, in: related.path)
      lines.append("\(related.path):\(position.line):\(position.column): note: \(related.message)")
    }
    let failure = XML(
      "failure", [("type", finding.severity.word), ("message", finding.message)], text: lines.joined(separator: "\n"))
    return XML(
      "testcase",
      [
        ("classname", finding.path), ("name", "\(finding.rule) at \(place)"), ("file", finding.path),
        ("line", "\(position.line)"),
      ], [failure])
  }
}

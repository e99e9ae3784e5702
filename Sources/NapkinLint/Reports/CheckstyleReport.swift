/// Checkstyle's XML, which many build servers read. Columns count UTF-16 code units, as in Java.
enum CheckstyleReport {
  static func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    let files = run.findingsByFile.map { findings in
      XML("file", [("name", findings.first?.path ?? "")], findings.map { element(for: $0, &places) })
    }
    return XML("checkstyle", [("version", "4.3")], files).document
  }

  private static func element(for finding: Finding, _ places: inout SourcePlaces) -> XML {
    let position = places.utf16Position(at: finding.range.start, in: finding.path)
    return XML(
      "error",
      [
        ("line", "\(position.line)"), ("column", "\(position.column)"), ("severity", finding.severity.word),
        ("message", finding.message), ("source", "napkin-lint.\(finding.rule)"),
      ])
  }
}

extension LintRun {
  /// The findings of each file that has some.
  var findingsByFile: [ArraySlice<Finding>] {
    var groups: [ArraySlice<Finding>] = []
    var start = findings.startIndex
    while start < findings.endIndex {
      let end = findings[start...].firstIndex { $0.path != findings[start].path } ?? findings.endIndex
      groups.append(findings[start..<end])
      start = end
    }
    return groups
  }
}

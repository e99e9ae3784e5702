/// reviewdog's JSON. Columns count bytes, and a repair is one suggestion that can be accepted with a click.
struct ReviewdogReport {
  private let style: ReportStyle

  init(_ style: ReportStyle) {
    self.style = style
  }

  func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    let diagnostics = run.findings.map { json($0, &places) }
    return JSON.object([
      ("source", .object([("name", .string("napkin-lint"))])),
      ("diagnostics", .array(diagnostics)),
    ]).document
  }

  private func json(_ finding: Finding, _ places: inout SourcePlaces) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("message", .string(finding.message)),
      ("location", location(finding.range, in: finding.path, &places)),
      ("severity", .string(finding.severity.word.uppercased())),
      ("code", .object([("value", .string(finding.rule))] + (style.address.map { [("url", .string($0.page(of: finding.rule)))] } ?? []))),
    ]
    if let suggestion = suggestion(for: finding, &places) { members.append(("suggestions", .array([suggestion]))) }
    if !finding.related.isEmpty {
      let related = finding.related.map { place in
        JSON.object([
          ("message", .string(place.message)), ("location", location(place.range, in: place.path, &places)),
        ])
      }
      members.append(("related_locations", .array(related)))
    }
    return .object(members)
  }

  private func location(_ range: SourceRange, in path: String, _ places: inout SourcePlaces) -> JSON {
    .object([("path", .string(path)), ("range", self.range(range, in: path, &places))])
  }

  private func range(_ range: SourceRange, in path: String, _ places: inout SourcePlaces) -> JSON {
    let positions = [range.start, range.end].map { offset in
      let position = places.position(at: offset, in: path)
      return JSON.object([("line", .number(position.line)), ("column", .number(position.column))])
    }
    return .object([("start", positions[0]), ("end", positions[1])])
  }

  /// All edits as one, since each suggestion would be accepted on its own.
  private func suggestion(for finding: Finding, _ places: inout SourcePlaces) -> JSON? {
    guard let fix = finding.fix, let first = fix.edits.first, let last = fix.edits.last,
      let source = places.source(of: finding.path), last.range.end <= source.bytes.count
    else { return nil }
    var text = ""
    var end = first.range.start
    for edit in fix.edits where edit.range.start >= end {
      text += source.text(SourceRange(end, edit.range.start)) + edit.replacement
      end = edit.range.end
    }
    let range = range(SourceRange(first.range.start, end), in: finding.path, &places)
    return .object([("range", range), ("text", .string(text))])
  }
}

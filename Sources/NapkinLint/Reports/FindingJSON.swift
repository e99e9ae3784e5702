/// A finding as JSON has it, in the report and in the lines of `jsonl`.
enum FindingJSON {
  static func members(
    of shown: ShownFinding, page: String, _ places: inout SourcePlaces
  ) -> [(key: String, value: JSON)] {
    let finding = shown.finding
    let members: [(key: String, value: JSON)] = [
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.word)),
      ("message", .string(finding.message)),
      ("file", .string(finding.path)),
    ] + json(finding.range, in: finding.path, &places) + [
      ("symbol", .string(finding.symbol)),
      ("related", .array(finding.related.map { json($0, &places) })),
      ("fixes", .array(finding.fix.map { [json($0, in: finding.path, &places)] } ?? [])),
      ("page", .string(page)),
      ("fingerprint", .string(shown.fingerprint)),
      ("suppressed", .bool(shown.ground != nil)),
    ]
    return members + (shown.ground.map { [("suppression", json($0))] } ?? [])
  }

  private static func json(_ ground: AllowedFinding.Ground) -> JSON {
    .object([("kind", .string(ground.kind)), ("justification", .string(ground.reason))])
  }

  private static func json(_ place: RelatedPlace, _ places: inout SourcePlaces) -> JSON {
    .object(
      [("message", .string(place.message)), ("file", .string(place.path))]
        + json(place.range, in: place.path, &places))
  }

  private static func json(_ fix: Fix, in path: String, _ places: inout SourcePlaces) -> JSON {
    let edits = fix.edits.map { edit in
      JSON.object(json(edit.range, in: path, &places) + [("replacement", .string(edit.replacement))])
    }
    return .object([
      ("applicability", .string(fix.applicability.word)),
      ("title", .string(fix.title)),
      ("edits", .array(edits)),
    ])
  }

  private static func json(
    _ range: SourceRange, in path: String, _ places: inout SourcePlaces
  ) -> [(key: String, value: JSON)] {
    let start = places.utf16Position(at: range.start, in: path)
    let end = places.utf16Position(at: range.end, in: path)
    return [
      ("range", .object([("start", json(start)), ("end", json(end))])),
      ("byteRange", .object([("start", .number(range.start)), ("end", .number(range.end))])),
    ]
  }

  private static func json(_ position: Position) -> JSON {
    .object([("line", .number(position.line)), ("column", .number(position.column))])
  }
}

/// SARIF 2.1.0, for code scanning. One run, since GitHub refuses several of one tool; columns count UTF-16 code units.
struct SARIFReport {
  /// The name under which the report speaks of the folder that its paths are relative to.
  private static let root = "SRCROOT"

  private let style: ReportStyle

  init(_ style: ReportStyle) {
    self.style = style
  }

  func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    let shown = run.shown(style)
    let rules = SARIFRules(findings: shown.map(\.finding), pages: style.pages, at: style.address)
    var hashes: [String: LineHashes] = [:]
    let results = shown.map { shown -> JSON in
      let finding = shown.finding
      let known = hashes[finding.path] ?? LineHashes(run.sources[finding.path]?.bytes ?? [])
      hashes[finding.path] = known
      let line = places.position(at: finding.range.start, in: finding.path).line
      let hash = line <= known.hashes.count ? known.hashes[line - 1] : ""
      let states = states(of: shown, run.hasBaseline)
      return result(finding, rules.index(of: finding.rule), [hash, shown.fingerprint], states, &places)
    }
    return log(rules: rules.json, results: results).document
  }

  private func log(rules: JSON, results: [JSON]) -> JSON {
    let driver = JSON.object([
      ("name", .string("napkin-lint")), ("version", .string(Version.text)),
      ("semanticVersion", .string(Version.text)), ("rules", rules),
    ])
    let run = JSON.object([
      ("tool", .object([("driver", driver)])),
      ("invocations", .array([invocation])),
      ("originalUriBaseIds", .object([(Self.root, rootFolder)])),
      ("columnKind", .string("utf16CodeUnits")),
      ("newlineSequences", .array(["\r\n", "\n", "\r"].map { .string($0) })),
      ("results", .array(results)),
    ])
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ])
  }

  private var invocation: JSON {
    let notifications = style.notes.map { note in
      JSON.object([
        ("level", .string(note.isTrouble ? "error" : "note")), ("message", .object([("text", .string(note.text))])),
      ])
    }
    return .object([
      ("executionSuccessful", .bool(!style.notes.contains(where: \.isTrouble))),
      ("toolExecutionNotifications", .array(notifications)),
    ])
  }

  /// A folder's address ends with a slash, or what is relative to it would be relative to the folder above.
  private var rootFolder: JSON {
    let folder = style.rootFolder
    guard !folder.isEmpty else { return .object([("description", Self.text("the folder that was linted"))]) }
    let address = "file://" + PercentEncoding.of(folder)
    return .object([("uri", .string(address.hasSuffix("/") ? address : address + "/"))])
  }

  static func text(_ text: String) -> JSON {
    .object([("text", .string(text))])
  }
}

extension SARIFReport {
  /// - Parameter hashes: by which GitHub knows the finding again, and by which we do.
  private func result(
    _ finding: Finding, _ rule: Int, _ hashes: [String], _ states: [(key: String, value: JSON)],
    _ places: inout SourcePlaces
  ) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("ruleId", .string(finding.rule)),
      ("ruleIndex", .number(rule)),
      ("level", .string(finding.severity.sarifLevel)),
      ("message", Self.text(message(of: finding))),
      ("locations", .array([location(of: finding, &places)])),
    ]
    if !finding.related.isEmpty {
      let related = finding.related.enumerated().map { location(of: $1, id: $0 + 1, &places) }
      members.append(("relatedLocations", .array(related)))
    }
    members.append(
      (
        "partialFingerprints",
        .object([("primaryLocationLineHash", .string(hashes[0])), ("napkinLint/v1", .string(hashes[1]))])
      ))
    if let fix = finding.fix { members.append(("fixes", .array([json(fix, in: finding.path, &places)]))) }
    return .object(members + states)
  }

  /// What became of a finding. Where one result of a run tells it, all have to.
  private func states(of shown: ShownFinding, _ hasBaseline: Bool) -> [(key: String, value: JSON)] {
    var members: [(key: String, value: JSON)] = []
    if style.showsSuppressed { members.append(("suppressions", .array(shown.ground.map { [Self.json($0)] } ?? []))) }
    if hasBaseline {
      let state = shown.ground == .baseline ? "unchanged" : "new"
      members.append(("baselineState", .string(state)))
    }
    return members
  }

  private static func json(_ ground: AllowedFinding.Ground) -> JSON {
    let justification = ground.reason.isEmpty ? [] : [(key: "justification", value: JSON.string(ground.reason))]
    return .object([("kind", .string(ground.kind))] + justification)
  }

  /// GitHub shows a related place only where the message has a link to it.
  private func message(of finding: Finding) -> String {
    let links = finding.related.enumerated().map { "[\(Self.escaped($1.message))](\($0 + 1))" }
    return ([Self.escaped(finding.message)] + links).joined(separator: "\n")
  }

  /// A message is text with links, so its own brackets get a backslash.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "[" || scalar == "]" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  private func location(of finding: Finding, _ places: inout SourcePlaces) -> JSON {
    var members = [physicalLocation(finding.range, in: finding.path, &places)]
    if !finding.symbol.isEmpty {
      let symbol = JSON.object([("fullyQualifiedName", .string(finding.symbol))])
      members.append(("logicalLocations", .array([symbol])))
    }
    return .object(members)
  }

  private func location(of place: RelatedPlace, id: Int, _ places: inout SourcePlaces) -> JSON {
    .object([
      ("id", .number(id)), physicalLocation(place.range, in: place.path, &places),
      ("message", Self.text(place.message)),
    ])
  }

  private func physicalLocation(
    _ range: SourceRange, in path: String, _ places: inout SourcePlaces
  ) -> (key: String, value: JSON) {
    let location = [
      (key: "artifactLocation", value: artifact(path)), (key: "region", value: region(range, in: path, &places)),
    ]
    return ("physicalLocation", .object(location))
  }

  /// A path outside the repository has an address of its own.
  private func artifact(_ path: String) -> JSON {
    let path = style.repositoryPath(of: path)
    guard !path.hasPrefix("/") else { return .object([("uri", .string("file://" + PercentEncoding.of(path)))]) }
    return .object([("uri", .string(PercentEncoding.of(path))), ("uriBaseId", .string(Self.root))])
  }

  private func region(_ range: SourceRange, in path: String, _ places: inout SourcePlaces) -> JSON {
    let start = places.utf16Position(at: range.start, in: path)
    let end = places.utf16Position(at: range.end, in: path)
    return .object([
      ("startLine", .number(start.line)), ("startColumn", .number(start.column)), ("endLine", .number(end.line)),
      ("endColumn", .number(end.column)),
    ])
  }

  private func json(_ fix: Fix, in path: String, _ places: inout SourcePlaces) -> JSON {
    let replacements = fix.edits.map { edit in
      JSON.object([
        ("deletedRegion", region(edit.range, in: path, &places)), ("insertedContent", Self.text(edit.replacement)),
      ])
    }
    let change = JSON.object([("artifactLocation", artifact(path)), ("replacements", .array(replacements))])
    return .object([
      ("description", Self.text(fix.title)), ("artifactChanges", .array([change])),
      ("properties", .object([("applicability", .string(fix.applicability.word))])),
    ])
  }
}

extension Severity {
  var sarifLevel: String { self == .info ? "note" : word }
}

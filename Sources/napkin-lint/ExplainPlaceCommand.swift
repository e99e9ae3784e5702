import NapkinLint

/// Says which rules report a line, and why the others do not.
struct ExplainPlaceCommand {
  private let place: SourcePlace
  private let configuration: ConfigurationChoice
  private let color: ColorChoice

  init(_ place: SourcePlace, _ configuration: ConfigurationChoice, color: ColorChoice) {
    self.place = place
    self.configuration = configuration
    self.color = color
  }

  func run() throws(UsageError) -> ExitStatus {
    let path = place.path.tidied
    let kind = (try? FileStatus(at: path))?.kind
    guard kind != .folder else { throw UsageError("'\(path.words)' is a folder; name a file in it") }
    guard kind == .file else { throw UsageError(absent: path) }
    let environment = Environment.ofProcess()
    let policy = SuppressionPolicy(today: try Today.ofProcess())
    var search = SwiftFileSearch(try Configurations(configuration))
    let files = try files(around: path, &search)
    let outlined = OutlinedFile.all(fileCount: files.count, jobs: environment.processors) { number in
      guard let bytes = try? files.read(at: number) else { return nil }
      return SourceFile(path: files.path(at: number), bytes: bytes, projectFolder: files.projectFolder(at: number))
    }
    let plan = LintPlan(LintOptions(), search, files)
    let linter = Linter(rules: Rule.all, selections: plan.selections, suppressionPolicy: policy)
    guard let source = outlined.first(where: { $0.source.path == path.text })?.source else {
      throw UsageError("'\(path.text)' cannot be read, or is left out: see 'napkin-lint files --why \(path.text)'")
    }
    let line = try line(of: source)
    guard let explanation = linter.explain(path.text, line: place.line, column: place.column, in: outlined) else {
      throw UsageError("'\(path.text)' is not linted")
    }
    let text = PlaceText.text(
      of: explanation, place: name, line: line, width: min(environment.columns ?? PrintOptions.width, 120),
      Paint(isColored: environment.isColored(color)))
    return Output.standard.deliver(text)
  }

  /// What stands in the line that is asked about, if there is such a place.
  private func line(of source: SourceFile) throws(UsageError) -> String {
    let lines = LineIndex(source.bytes)
    guard place.line <= lines.lineCount else {
      let count = lines.lineCount == 1 ? "1 line" : "\(lines.lineCount) lines"
      throw UsageError("'\(source.path)' has \(count), so there is no line \(place.line)")
    }
    let range = lines.range(ofLine: place.line, in: source.bytes)
    // The place behind the last byte is one where findings may stand.
    let last = range.end - range.start + 1
    if let column = place.column, column > last {
      throw UsageError(
        "line \(place.line) of '\(source.path)' ends with column \(last), so there is no column \(column)")
    }
    return source.text(range)
  }

  private var name: String {
    "\(place.path.tidied.text):\(place.line)" + (place.column.map { ":\($0)" } ?? "")
  }

  /// The file and the rest of its project.
  private func files(around path: FilePath, _ search: inout SwiftFileSearch) throws(UsageError) -> SwiftFiles {
    search.add(projectOf: path)
    search.add(unsaved: path)
    return try search.files()
  }
}

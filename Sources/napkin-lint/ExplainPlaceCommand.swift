import NapkinLint

/// Says which rules report a line, and why the others do not.
struct ExplainPlaceCommand {
  private let place: SourcePlace
  private let color: ColorChoice

  init(_ place: SourcePlace, color: ColorChoice) {
    self.place = place
    self.color = color
  }

  func run() throws(UsageError) -> ExitStatus {
    let path = place.path.tidied
    guard (try? FileStatus(at: path))?.kind == .file else { throw UsageError(absent: path) }
    let environment = Environment.ofProcess()
    var search = SwiftFileSearch()
    let files = try files(around: path, &search)
    let outlined = OutlinedFile.all(fileCount: files.count, jobs: environment.processors) { number in
      guard let bytes = try? files.read(at: number) else { return nil }
      return SourceFile(path: files.path(at: number), bytes: bytes, projectFolder: files.projectFolder(at: number))
    }
    let linter = Linter(rules: Rule.all, selections: LintPlan(LintOptions(), search, files).selections)
    guard let source = outlined.first(where: { $0.source.path == path.text })?.source,
      let explanation = linter.explain(path.text, line: place.line, column: place.column, in: outlined)
    else {
      throw UsageError("'\(path.text)' cannot be read, or is left out: see 'napkin-lint files --why \(path.text)'")
    }
    let lines = LineIndex(source.bytes)
    guard place.line <= lines.lineCount else {
      throw UsageError("'\(path.text)' has \(lines.lineCount) lines, so there is no line \(place.line)")
    }
    let text = PlaceText.text(
      of: explanation, place: name, line: source.text(lines.range(ofLine: place.line, in: source.bytes)),
      width: min(environment.columns ?? PrintOptions.width, 120), Paint(isColored: environment.isColored(color)))
    return Output.standard.deliver(text)
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

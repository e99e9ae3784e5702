import NapkinLint

/// Lists the comments that allow what rules would report.
struct SuppressionsCommand {
  private let options: SuppressionsOptions

  init(_ options: SuppressionsOptions) {
    self.options = options
  }

  func run() throws(UsageError) -> ExitStatus {
    let today = try Today.ofProcess()
    var search = SwiftFileSearch(try Configurations(options.configuration))
    for path in options.paths.isEmpty ? ["."] : options.paths { try search.add(path) }
    let files = try search.files()
    let reader = NotingReader(files, try UnsavedCode(inputPath: nil, nil), nil)
    let outlined = OutlinedFile.all(fileCount: files.count, jobs: Environment.ofProcess().processors) { reader.read($0) }
    let list = Self.owned(ListedSuppression.all(in: outlined, rules: Rule.all.map(\.id)))
    let notes = search.notes + reader.notes
    for note in notes where note.isTrouble || !options.isQuiet { Output.error.tell("napkin-lint: \(note.text)") }
    let report = SuppressionsReport(list, today: today)
    return Output.standard.deliver(
      options.format == .json ? report.json : Array(report.table.utf8),
      notes.contains(where: \.isTrouble) ? .trouble : .clean)
  }

  private static func owned(_ list: [ListedSuppression]) -> [ListedSuppression] {
    var owners = LineOwners()
    let known = Dictionary(grouping: list, by: \.path).map { path, suppressions in
      (path, owners.of(suppressions.map(\.line), in: FilePath(Array(path.utf8))))
    }
    let byPath = Dictionary(known) { first, _ in first }
    return list.map { $0.owned(by: byPath[$0.path]?[$0.line]) }
  }
}

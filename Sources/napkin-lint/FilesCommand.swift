import NapkinLint

/// What `files` lists, or explains.
enum FilesRequest: Equatable, Sendable {
  case list([FilePath], ConfigurationChoice, isQuiet: Bool)
  case explain(FilePath, ConfigurationChoice)
}

/// Prints which files would be linted, or why one would or would not.
struct FilesCommand {
  private let request: FilesRequest

  init(_ request: FilesRequest) {
    self.request = request
  }

  func run() throws(UsageError) -> ExitStatus {
    switch request {
    case .list(let paths, let choice, let isQuiet): return try list(paths, choice, isQuiet)
    case .explain(let path, let choice):
      return Output.standard.deliver("\(path.tidied.words): \(try FileVerdict(of: path, choice).words)\n")
    }
  }

  private func list(
    _ paths: [FilePath], _ choice: ConfigurationChoice, _ isQuiet: Bool
  ) throws(UsageError) -> ExitStatus {
    var search = SwiftFileSearch(try Configurations(choice))
    for path in paths.isEmpty ? ["."] : paths { try search.add(path) }
    let files = try search.files()
    for note in search.notes where note.isTrouble || !isQuiet { Output.error.tell("napkin-lint: \(note.text)") }
    let lines = (0..<files.count).map { files.path(at: $0) + "\n" }.joined()
    return Output.standard.deliver(Array(lines.utf8), search.notes.contains(where: \.isTrouble) ? .trouble : .clean)
  }
}

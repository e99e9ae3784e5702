import NapkinLint

/// Draws the tree of napkins.
struct GraphCommand {
  private let options: GraphOptions

  init(_ options: GraphOptions) {
    self.options = options
  }

  func run() throws(UsageError) -> ExitStatus {
    var search = SwiftFileSearch()
    for path in options.paths.isEmpty ? ["."] : options.paths { try search.add(path) }
    let files = try search.files()
    let reader = NotingReader(files, try UnsavedCode(inputPath: nil, nil), nil)
    let outlined = OutlinedFile.all(fileCount: files.count, jobs: jobs) { reader.read($0) }
    let tree = NapkinTree(Project(outlined))
    let graph = Graph(
      of: tree, root: try root(in: tree), depth: options.depth, details: options.details, findings: findings(in: outlined))
    let notes = search.notes + reader.notes
    for note in notes where note.isTrouble || !options.isQuiet { Output.error.tell("napkin-lint: \(note.text)") }
    if graph.isEmpty, !options.isQuiet { Output.error.tell("napkin-lint: no napkin was found: nothing to draw") }
    return Output.standard.deliver(graph.bytes(as: options.format), notes.contains(where: \.isTrouble) ? .trouble : .clean)
  }

  private var jobs: Int { min(Environment.ofProcess().processors, 256) }

  private func findings(in files: [OutlinedFile]) -> [Finding] {
    guard options.details.contains(.findings) else { return [] }
    return Linter(rules: Rule.all).run(files, jobs: jobs).findings
  }

  private func root(in tree: NapkinTree) throws(UsageError) -> Int? {
    guard let name = options.root else { return nil }
    let found = tree.napkins(named: name)
    guard let first = found.first else {
      throw UsageError(
        "--root: no napkin is called '\(name)'", nearestTo: name, among: tree.napkins.map(\.name) + tree.napkins.map(\.shortName))
    }
    guard found.count == 1 else {
      let paths = found.map { tree.project.path(of: tree.napkins[$0].interactor.place) }
      throw UsageError("--root: several napkins are called '\(name)'; name a folder that holds one: \(paths.joined(separator: ", "))")
    }
    return first
  }
}

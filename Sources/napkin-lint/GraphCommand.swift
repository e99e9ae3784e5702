import NapkinLint

/// Draws the tree of napkins.
struct GraphCommand {
  private let options: GraphOptions

  init(_ options: GraphOptions) {
    self.options = options
  }

  func run() throws(UsageError) -> ExitStatus {
    let policy = SuppressionPolicy(
      today: try Today.ofProcess(), seesWholeProjects: WholeProjects.areSeen(from: options.paths))
    var search = SwiftFileSearch(try Configurations(options.configuration))
    for path in options.paths.isEmpty ? ["."] : options.paths { try search.add(path) }
    let files = try search.files()
    let reader = NotingReader(files, try UnsavedCode(inputPath: nil, nil), nil)
    let outlined = OutlinedFile.all(fileCount: files.count, jobs: jobs) { reader.read($0) }
    let selections = LintPlan(LintOptions(), search, files).selections
    let linter = Linter(rules: Rule.all, selections: selections, suppressionPolicy: policy)
    let tree = NapkinTree(linter.project(of: outlined))
    let graph = Graph(
      of: tree, root: try root(in: tree), depth: options.depth, details: options.details,
      findings: options.details.contains(.findings) ? linter.run(outlined, jobs: jobs).findings : [])
    let notes = search.notes + reader.notes
    for note in notes where note.isTrouble || !options.isQuiet { Output.error.tell("napkin-lint: \(note.text)") }
    if graph.isEmpty, !options.isQuiet { Output.error.tell("napkin-lint: no napkin was found: nothing to draw") }
    return Output.standard.deliver(graph.bytes(as: options.format), notes.contains(where: \.isTrouble) ? .trouble : .clean)
  }

  private var jobs: Int { min(Environment.ofProcess().processors, 256) }

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

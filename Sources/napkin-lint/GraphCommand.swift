import NapkinLint

/// Draws the tree of napkins.
struct GraphCommand {
  private let options: GraphOptions

  init(_ options: GraphOptions) {
    self.options = options
  }

  func run() throws(UsageError) -> ExitStatus {
    if let reference = options.reference { return try compare(with: reference) }
    let read = try ReadTree(options)
    let graph = Graph(
      of: read.tree, root: try root(in: read.tree), depth: options.depth, details: options.details,
      findings: options.details.contains(.findings) ? read.linter.run(read.files, jobs: ReadTree.jobs).findings : [])
    tell(read.notes)
    if graph.isEmpty, !options.isQuiet { Output.error.tell("napkin-lint: no napkin was found: nothing to draw") }
    return Output.standard.deliver(graph.bytes(as: options.format), status(read.notes))
  }

  private func compare(with reference: String) throws(UsageError) -> ExitStatus {
    let folder = options.paths.first?.nearestFolder ?? ""
    let code = try EarlierCode(at: reference, for: "--diff \(reference)", around: folder)
    let (before, now) = (try ReadTree(options, code.before), try ReadTree(options, code.now))
    let comparison = TreeComparison(
      from: Graph(of: before.tree, details: options.details), to: Graph(of: now.tree, details: options.details))
    tell(now.notes)
    return Output.standard.deliver(comparison.bytes(as: options.format), status(now.notes))
  }

  private func tell(_ notes: [Note]) {
    for note in notes where note.isTrouble || !options.isQuiet { Output.error.tell("napkin-lint: \(note.text)") }
  }

  private func status(_ notes: [Note]) -> ExitStatus { notes.contains(where: \.isTrouble) ? .trouble : .clean }

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

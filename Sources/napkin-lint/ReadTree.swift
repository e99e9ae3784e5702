import NapkinLint

/// The tree of what the user named, read as the configuration says.
struct ReadTree {
  let tree: NapkinTree
  let files: [OutlinedFile]
  let linter: Linter
  let notes: [Note]

  /// - Parameter code: what to read in place of what stands on disk.
  init(_ options: GraphOptions, _ code: ChangedCode? = nil) throws(UsageError) {
    let policy = SuppressionPolicy(
      today: try Today.ofProcess(), seesWholeProjects: WholeProjects.areSeen(from: options.paths))
    var search = SwiftFileSearch(try Configurations(options.configuration))
    for path in options.paths.isEmpty ? ["."] : options.paths { try search.add(path) }
    let unsaved = try UnsavedCode(inputPath: nil, code)
    unsaved.add(to: &search)
    let found = try search.files()
    let reader = NotingReader(found, unsaved, nil)
    files = OutlinedFile.all(fileCount: found.count, jobs: Self.jobs) { reader.read($0) }
    let selections = LintPlan(LintOptions(), search, found).selections
    linter = Linter(rules: Rule.all, selections: selections, suppressionPolicy: policy)
    tree = NapkinTree(linter.project(of: files))
    notes = search.notes + reader.notes
  }

  static var jobs: Int { min(Environment.ofProcess().processors, 256) }
}

/// The fixes that can be made at once, since none touches another.
struct FixRound {
  /// In the order of their paths.
  let changes: [Change]

  /// What becomes of one file.
  struct Change {
    let file: OutlinedFile
    /// How many findings of each rule are repaired.
    let counts: [String: Int]

    var path: String { file.source.path }
  }

  /// - Parameter findings: those whose fixes are wanted, in the order of their paths.
  init(_ findings: [Finding], in state: FixState) {
    let wanted = Dictionary(grouping: findings.filter { !state.refuses($0.path) }, by: \.path)
    changes = wanted.keys.sorted().compactMap { path in
      state.file(path).flatMap { Self.change(of: $0, wanted[path] ?? []) }
    }
  }

  private static func change(of file: OutlinedFile, _ findings: [Finding]) -> Change? {
    let source = file.source
    var text = EditedText(source.bytes)
    var counts: [String: Int] = [:]
    for finding in findings {
      guard let fix = finding.fix, text.make(fix) else { continue }
      counts[finding.rule, default: 0] += 1
    }
    let bytes = text.bytes
    guard bytes != source.bytes else { return nil }
    let edited = SourceFile(path: source.path, bytes: bytes, projectFolder: source.projectFolder)
    return Change(file: OutlinedFile(edited), counts: counts)
  }
}

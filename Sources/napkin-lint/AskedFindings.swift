import NapkinLint

/// Which findings the user asks about: all, those of one file, or those that changed lines have to do with.
struct AskedFindings {
  private let inputPath: String?
  /// Nil when all lines are asked about.
  let changes: ChangedLines?

  init(inputPath: FilePath?, _ changes: ChangedCode?) {
    self.inputPath = inputPath?.text
    self.changes = changes?.lines
  }

  var isAll: Bool { inputPath == nil && changes == nil }

  /// The run with only those findings.
  func of(_ run: LintRun) -> LintRun {
    let run = inputPath.map { path in run.keeping { $0.path == path } } ?? run
    guard let changes else { return run }
    return run.onChangedLines(changes) { Self.absolute($0) }
  }

  /// Whether repairs may touch a finding, also when those before have moved it.
  func predicate(of run: LintRun) -> @Sendable (Finding) -> Bool {
    guard !isAll else { return { _ in true } }
    let wanted = Set(of(run).findings.map(Key.init))
    return { wanted.contains(Key($0)) }
  }

  private struct Key: Hashable {
    let rule: String
    let path: String
    let symbol: String
    let message: String

    init(_ finding: Finding) {
      (rule, path, symbol, message) = (finding.rule, finding.path, finding.symbol, finding.message)
    }
  }

  private static func absolute(_ path: String) -> String {
    let path = FilePath(Array(path.utf8))
    return (path.resolved ?? path.folder.resolved?.appending(path.name) ?? path).text
  }
}

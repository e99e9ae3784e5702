/// Runs rules over files.
public struct Linter: Sendable {
  private let rules: [Rule]
  private let selection: RuleSelection

  public init(rules: [Rule] = Rule.all, selection: RuleSelection = RuleSelection()) {
    self.rules = rules
    self.selection = selection
  }

  /// Lints files that are in memory.
  ///
  /// - Returns: the findings in the order of path, position and rule.
  public func lint(_ files: [SourceFile]) -> [Finding] {
    run(fileCount: files.count, jobs: 1) { files[$0] }.findings
  }

  /// Lints files that are read on the way.
  ///
  /// - Parameters:
  ///   - fileCount: how many files there are; they are known by their number.
  ///   - jobs: how many threads may work; the findings do not depend on it.
  ///   - read: gives the file with this number, or nil when it cannot be read. Called once for each, on any thread.
  package func run(fileCount: Int, jobs: Int, read: @escaping @Sendable (Int) -> SourceFile?) -> LintRun {
    LintRun(findings: [], sources: [:], fileCount: fileCount)
  }
}

/// What a run over files gives.
public struct LintRun: Sendable {
  /// In the order of path, position and rule; suppressed ones are left out.
  public let findings: [Finding]
  /// Each file that a finding or a related place names, by its path.
  public let sources: [String: SourceFile]
  /// How many files were read.
  public let fileCount: Int
}

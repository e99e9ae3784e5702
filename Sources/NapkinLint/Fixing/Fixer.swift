/// Repairs files in memory, in rounds, until nothing changes any more.
public struct Fixer: Sendable {
  private let linter: Linter
  private let allowsUnsafe: Bool
  private let jobs: Int

  /// Fixes that wait for others come to rest after two or three rounds; what still changes then chases itself.
  private static let roundLimit = 10

  /// - Parameters:
  ///   - linter: finds what is to be repaired.
  ///   - allowsUnsafe: make also fixes that a person has to look at.
  ///   - jobs: how many threads may work; what comes out does not depend on it.
  public init(_ linter: Linter, allowsUnsafe: Bool = false, jobs: Int = 1) {
    self.linter = linter
    self.allowsUnsafe = allowsUnsafe
    self.jobs = jobs
  }

  /// Repairs files.
  ///
  /// - Parameter isWanted: whether a finding may be repaired.
  /// - Returns: what became of them; a file that would read worse afterwards is left as it was.
  public func fix(_ files: [SourceFile], where isWanted: @Sendable (Finding) -> Bool = { _ in true }) -> FixRun {
    fix(files.map(OutlinedFile.init), where: isWanted)
  }

  package func fix(_ files: [OutlinedFile], where isWanted: @Sendable (Finding) -> Bool = { _ in true }) -> FixRun {
    var state = FixState(files, linter.run(files, jobs: jobs))
    for _ in 0..<Self.roundLimit {
      let round = FixRound(inTurn(state.run.findings.filter { isAllowed($0) && isWanted($0) }), in: state)
      guard !round.changes.isEmpty else { break }
      state = after(round, state)
    }
    return state.result
  }

  private func isAllowed(_ finding: Finding) -> Bool {
    guard let fix = finding.fix else { return false }
    return fix.applicability == .safe || allowsUnsafe
  }

  /// In each file comments are mended before code: what they allow then is not to be repaired.
  private func inTurn(_ findings: [Finding]) -> [Finding] {
    let aboutComments = Set(linter.rules.filter(\.isAboutSuppressions).map(\.id))
    let mended = Set(findings.lazy.filter { aboutComments.contains($0.rule) }.map(\.path))
    return findings.filter { !mended.contains($0.path) || aboutComments.contains($0.rule) }
  }

  /// What a round leads to, without the files that read worse after it.
  private func after(_ round: FixRound, _ state: FixState) -> FixState {
    let next = state.with(round.changes, linter.run(state.files(with: round.changes), jobs: jobs))
    let worse = round.changes.filter { change in
      FixJudgement(change, before: state, after: next).isWorse
    }
    guard !worse.isEmpty else { return next }
    let refusing = state.refusing(worse.map(\.path))
    // What is left of the round was made on the grounds of files that now go back, so the next round looks anew.
    return refusing.with([], linter.run(refusing.files(with: []), jobs: jobs))
  }
}

/// What became of files that were to be repaired.
public struct FixRun: Sendable {
  /// The run over the files as they were.
  public let before: LintRun
  /// The run over the files as they are now; it has what could not be repaired.
  public let after: LintRun
  /// The files that changed, in the order of their paths.
  public let files: [FixedFile]
  /// The files that would read worse after their fixes and are left as they were, in the order of their paths.
  public let refusedPaths: [String]
}

/// A file that fixes changed.
public struct FixedFile: Sendable {
  public let path: String
  public let before: [UInt8]
  public let after: [UInt8]
  /// How many findings of each rule are repaired, by the rules' ids.
  public let counts: [String: Int]
}

import NapkinLint

/// What `baseline` does.
enum BaselineAction: Equatable, Sendable {
  case create(Acceptance?)
  case prune

  /// Whether there may be no baseline yet.
  var makesFile: Bool { self != .prune }

  /// How much a baseline may grow, and why.
  struct Acceptance: Equatable, Sendable {
    let count: Int
    let reason: String
  }
}

/// Makes a baseline, or takes out of one what is fixed.
struct BaselineCommand {
  let action: BaselineAction
  let file: BaselineFile
  let isQuiet: Bool

  func run(
    _ run: LintRun, of files: [OutlinedFile], below roots: [FilePath], isJudged: @escaping (String) -> Bool
  ) throws(UsageError) -> ExitStatus {
    let (comparison, found) = file.comparison(with: run, of: files, below: roots, isJudged: isJudged)
    switch action {
    case .prune: try prune(comparison)
    case .create(let acceptance): try create(comparison, found, acceptance)
    }
    return .clean
  }

  private func prune(_ comparison: BaselineComparison) throws(UsageError) {
    let rest = comparison.known + comparison.outside
    try file.write(Baseline(rest, acceptances: file.baseline?.acceptances ?? []))
    tell(BaselineCheck.summary(of: comparison))
  }

  private func create(
    _ comparison: BaselineComparison, _ found: [Baseline.Entry], _ acceptance: BaselineAction.Acceptance?
  ) throws(UsageError) {
    var acceptances = file.baseline?.acceptances ?? []
    let added = comparison.newCount
    if file.baseline != nil, added > 0 {
      guard let acceptance, acceptance.count >= added else { throw refusal(of: added) }
      let day = try Today.ofProcess()?.text ?? ""
      acceptances.append(Baseline.Acceptance(count: added, reason: acceptance.reason, day: day))
    }
    try file.write(Baseline(found + comparison.outside, acceptances: acceptances))
    tell(BaselineCheck.summary(of: comparison, added: added))
  }

  private func refusal(of count: Int) -> UsageError {
    let findings = count == 1 ? "1 finding that is" : "\(count) findings that are"
    return UsageError(
      "'\(file.path.text)' would grow by \(findings) new; mend what is new, or say why it stays: "
        + "baseline create --accept-new \(count) -- REASON")
  }

  private func tell(_ line: String) {
    if !isQuiet { Output.error.tell(line) }
  }
}

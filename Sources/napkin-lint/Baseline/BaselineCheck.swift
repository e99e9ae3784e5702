import NapkinLint

/// A run without what its baseline knows.
struct BaselineCheck {
  let run: LintRun
  private let comparison: BaselineComparison?

  /// - Parameter file: nil when no baseline counts.
  init(
    _ run: LintRun, of files: [OutlinedFile], below roots: [FilePath], _ file: BaselineFile?,
    isJudged: @escaping (String) -> Bool
  ) {
    guard let file else {
      (self.run, comparison) = (run, nil)
      return
    }
    let comparison = file.comparison(with: run, of: files, below: roots, isJudged: isJudged).comparison
    self.run = run.new(comparison)
    self.comparison = comparison
  }

  /// Says how the baseline is doing.
  ///
  /// - Returns: the status of the whole run.
  func finish(_ status: ExitStatus, isStrict: Bool, isQuiet: Bool) -> ExitStatus {
    guard let comparison else { return status }
    let isStale = isStrict && !comparison.fixed.isEmpty
    let hint = isStale ? "; take out what is fixed: napkin-lint baseline prune" : ""
    if !isQuiet || isStale { Output.error.tell(Self.summary(of: comparison) + hint) }
    return isStale && status == .clean ? .findings : status
  }

  /// `baseline: 41 (-3)`: what is left of it, and what was fixed.
  static func summary(of comparison: BaselineComparison, added: Int = 0) -> String {
    let changes = [added > 0 ? "+\(added)" : nil, comparison.fixed.isEmpty ? nil : "-\(comparison.fixed.count)"]
    let shown = changes.compactMap { $0 }.joined(separator: ", ")
    let count = comparison.known.count + comparison.outside.count + added
    return "baseline: \(count)\(shown.isEmpty ? "" : " (\(shown))")"
  }
}

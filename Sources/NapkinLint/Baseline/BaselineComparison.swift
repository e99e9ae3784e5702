/// What a run has over a baseline, and what the baseline has over a run.
package struct BaselineComparison: Sendable {
  /// For each finding of the run whether the baseline has it.
  package let isKnown: [Bool]
  /// The entries that are still found, under their current paths.
  package let known: [Baseline.Entry]
  /// The entries that are not found any more.
  package let fixed: [Baseline.Entry]
  /// The entries that the run says nothing about: it did not read their files, or did not run their rules.
  package let outside: [Baseline.Entry]

  /// What a run says about entries that it does not have.
  package struct Scope {
    /// Whether there is no such file any more.
    let isGone: (String) -> Bool
    /// Whether the run read the file, or would have, were it there.
    let isRead: (String) -> Bool
    /// Whether the rule ran, or does not exist any more.
    let isJudged: (String) -> Bool

    package init(
      isGone: @escaping (String) -> Bool, isRead: @escaping (String) -> Bool, isJudged: @escaping (String) -> Bool
    ) {
      (self.isGone, self.isRead, self.isJudged) = (isGone, isRead, isJudged)
    }
  }

  /// - Parameter found: an entry for each finding of the run.
  package init(_ baseline: Baseline, with found: [Baseline.Entry], in scope: Scope) {
    let expected = Dictionary(baseline.entries.map { ($0, 1) }, uniquingKeysWith: +)
    var left = expected
    var isKnown = found.map { entry in Self.take(entry, from: &left) }
    let missing = baseline.entries.filter { Self.take($0, from: &left) }
    let goneFiles = Set(missing.map(\.path)).filter(scope.isGone)
    var moved = Dictionary(
      missing.lazy.filter { goneFiles.contains($0.path) }.map { (Content($0), 1) }, uniquingKeysWith: +)
    if !moved.isEmpty {
      for index in found.indices where !isKnown[index] { isKnown[index] = Self.take(Content(found[index]), from: &moved) }
    }
    // What is left of the moved ones has no finding.
    let stale = missing.filter { !goneFiles.contains($0.path) || Self.take(Content($0), from: &moved) }
    let judged = Set(stale.map(\.rule)).filter(scope.isJudged)
    let isFixed = { (entry: Baseline.Entry) in
      judged.contains(entry.rule) && scope.isRead(entry.path)
    }
    self.isKnown = isKnown
    known = zip(found, isKnown).filter { $0.1 }.map(\.0)
    fixed = stale.filter(isFixed)
    outside = stale.filter { !isFixed($0) }
  }

  package var newCount: Int { isKnown.count { !$0 } }

  /// Removes one of what is counted; false when there is none.
  private static func take<Key: Hashable>(_ key: Key, from counts: inout [Key: Int]) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  /// What a finding is when its file has another name.
  private struct Content: Hashable {
    let rule: String
    let symbol: String
    let fingerprint: String

    init(_ entry: Baseline.Entry) {
      (rule, symbol, fingerprint) = (entry.rule, entry.symbol, entry.fingerprint)
    }
  }
}

extension LintRun {
  /// The run with only what a baseline does not have.
  package func new(_ comparison: BaselineComparison) -> LintRun {
    let marked = zip(findings, comparison.isKnown)
    let known = marked.filter { $0.1 }.map { AllowedFinding(finding: $0.0, ground: .baseline) }
    return with(
      marked.filter { !$0.1 }.map(\.0),
      allowed: (allowed + known).sorted { Finding.isInOrder($0.finding, $1.finding) }, hasBaseline: true)
  }
}

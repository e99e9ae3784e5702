/// A finding as reports for programs show it.
struct ShownFinding {
  let finding: Finding
  let fingerprint: String
  /// What allows it; nil when it counts.
  let ground: AllowedFinding.Ground?
}

extension LintRun {
  /// The findings, and among them what is allowed where the user wants to see that.
  func shown(_ style: ReportStyle) -> [ShownFinding] {
    let allowed = style.showsSuppressed ? allowed : []
    let all = findings + allowed.map(\.finding)
    // Those that count stand first, so that their fingerprints do not depend on what is shown besides.
    let fingerprints = Fingerprint.all(of: all, in: sources, path: style.stablePath)
    let grounds = findings.map { _ in nil } + allowed.map { Optional($0.ground) }
    let shown = zip(zip(all, fingerprints), grounds).map { ShownFinding(finding: $0.0, fingerprint: $0.1, ground: $1) }
    return allowed.isEmpty ? shown : shown.sorted { Finding.isInOrder($0.finding, $1.finding) }
  }
}

extension AllowedFinding.Ground {
  /// As SARIF calls it.
  var kind: String {
    switch self {
    case .comment: "inSource"
    case .baseline: "external"
    }
  }

  /// Empty when none is given.
  var reason: String {
    switch self {
    case .comment(let reason): reason
    case .baseline: "the baseline has it"
    }
  }
}

extension ReportFormat {
  /// Whether it can tell what is allowed from what counts.
  package var canShowSuppressed: Bool { self == .json || self == .jsonl || self == .sarif }
}

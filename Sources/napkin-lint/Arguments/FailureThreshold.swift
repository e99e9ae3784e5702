import NapkinLint

/// Which findings make a run fail.
struct FailureThreshold: Equatable, Sendable {
  /// The least severity that fails; nil when findings never do.
  var severity: Severity? = .error
  /// How many warnings are too many is one more than this.
  var maxWarnings: Int?

  func status(of findings: [Finding]) -> ExitStatus {
    guard let severity else { return .clean }
    if findings.contains(where: { $0.severity >= severity }) { return .findings }
    guard let maxWarnings else { return .clean }
    return findings.count { $0.severity == .warning } > maxWarnings ? .findings : .clean
  }
}

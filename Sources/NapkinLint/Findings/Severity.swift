/// How much a finding matters.
public enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  case info, warning, error

  /// The word that reports print and options take.
  public var word: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The severity with this word.
  public init?(word: some StringProtocol) {
    guard let match = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = match
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// One place where source breaks a rule.
public struct Finding: Hashable, Sendable {
  /// The rule's id, as in `weak-router`.
  public let rule: String
  public let severity: Severity
  /// The path of the file, as it was given.
  public let path: String
  /// The name or keyword at fault, in bytes; it never spans more than one line.
  public let range: SourceRange
  /// One line, lower case, without full stop: what is wanted, and what breaks without it.
  public let message: String
  /// Places that explain the finding: where the type is declared, what calls it.
  public let related: [RelatedPlace]
  /// What repairs the finding, when the rule knows it.
  public let fix: Fix?
  /// The enclosing declarations from the outermost, joined by dots: `HomeInteractor.router`.
  public let symbol: String
}

/// A place that explains a finding.
public struct RelatedPlace: Hashable, Sendable {
  public let path: String
  public let range: SourceRange
  /// A few words in lower case: `'HomeRouting' is declared here`.
  public let message: String
}

/// Edits that repair a finding.
public struct Fix: Hashable, Sendable {
  public let applicability: Applicability
  /// What the edits do, in the imperative: `insert 'weak'`.
  public let title: String
  /// In the order of their ranges, which do not overlap; all in the finding's file.
  public let edits: [Edit]

  public enum Applicability: Hashable, Sendable {
    /// The program means the same afterwards, or what its author wanted, and still compiles.
    case safe
    /// A person has to look at it.
    case unsafe

    public var word: String {
      switch self {
      case .safe: "safe"
      case .unsafe: "unsafe"
      }
    }
  }

  public struct Edit: Hashable, Sendable {
    /// The bytes that go; empty for an insertion.
    public let range: SourceRange
    public let replacement: String
  }
}

/// Something that a user can tell a rule besides how severe it is.
public struct RuleOption: Hashable, Sendable {
  public let name: String
  public let kind: Kind
  /// One sentence: what it does.
  public let summary: String

  public enum Kind: Hashable, Sendable {
    /// On or off; off where nothing is said.
    case flag
    /// Names of types; none where nothing is said.
    case names
  }

  package init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}

/// What a user told a rule.
public enum RuleOptionValue: Hashable, Sendable {
  case flag(Bool)
  case names([String])

  /// How messages and lists print it.
  package var words: String {
    switch self {
    case .flag(let isOn): isOn ? "true" : "false"
    case .names(let names): names.joined(separator: ", ")
    }
  }
}

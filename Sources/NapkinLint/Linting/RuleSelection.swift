/// Which rules run, and how severe their findings are: what the user has chosen over the rules' defaults.
public struct RuleSelection: Sendable {
  public var profile: Profile
  /// When set, no other rule runs.
  public var only: Set<String>?
  public var skipped: Set<String>
  /// Rules whose severity was chosen, or that were turned off.
  public var levels: [String: RuleLevel]
  /// Whether suppressions have to say why, which is a rule that is off by default.
  public var requiresReasons = false
  /// What stands behind each message of a rule, such as a link to the team's own guide.
  public var notes: [String: String] = [:]
  /// What rules were told, by their ids and the names of their options.
  public var options: [String: [String: RuleOptionValue]] = [:]

  public init(
    profile: Profile = .default, only: Set<String>? = nil, skipped: Set<String> = [], levels: [String: RuleLevel] = [:]
  ) {
    self.profile = profile
    self.only = only
    self.skipped = skipped
    self.levels = levels
  }

  /// Whether the rule runs.
  package func includes(_ rule: Rule) -> Bool {
    guard !skipped.contains(rule.id) else { return false }
    if let only { return only.contains(rule.id) }
    return switch levels[rule.id] ?? profile.level(of: rule) {
    case .off: false
    case .on: true
    case nil: rule.isOnByDefault || requiresReasons && rule.id == Self.ruleForReasons
    }
  }

  private static let ruleForReasons = "suppression-without-reason"

  /// The severity that a finding of a rule gets: the chosen one, or its own.
  package func severity(of finding: Finding, by rule: Rule) -> Severity {
    if case .on(let severity) = levels[rule.id] { return severity }
    // A profile raises a rule as a whole; where it only turns one on, the finding knows better.
    guard profile == .migration, case .on(let severity) = profile.level(of: rule) else { return finding.severity }
    return severity
  }
}

/// What a user can set a rule to.
public enum RuleLevel: Hashable, Sendable {
  case off
  case on(Severity)

  package static let words = Severity.allCases.reversed().map(\.word) + ["off"]

  package var word: String {
    switch self {
    case .off: "off"
    case .on(let severity): severity.word
    }
  }

  /// The level with this word: `error`, `warning`, `info` or `off`.
  public init?(word: some StringProtocol) {
    if word == "off" {
      self = .off
    } else if let severity = Severity(word: word) {
      self = .on(severity)
    } else {
      return nil
    }
  }
}

/// A choice of rules and severities for a kind of team.
public enum Profile: String, CaseIterable, Sendable {
  /// What every napkin app wants.
  case `default`
  /// Also what is a matter of style: naming, literal and missing identifiers, identifiers on lists.
  case strict
  /// For a team that comes from Uber's RIBs or an older napkin: what has to change is an error.
  case migration

  /// What the profile makes of a rule; nil leaves the rule as it is.
  package func level(of rule: Rule) -> RuleLevel? {
    switch self {
    case .default: nil
    case .strict: Self.strictRules.contains(rule.id) ? .on(rule.severity) : nil
    case .migration: rule.id.hasPrefix("legacy-") && rule.isOnByDefault ? .on(.error) : nil
    }
  }

  /// Identifiers on lists and scroll views, which are elements themselves, count as misplaced too.
  package var hasStrictContainers: Bool { self == .strict }

  private static let strictRules: Set<String> = [
    "accessibility-identifier-literal", "accessibility-identifier-missing", "accessibility-identifier-namespace",
    "file-name-matches-ring", "listener-declared-in", "listener-method-prefix", "one-napkin-per-folder",
    "presentable-listener-method-name", "interactor-suffix", "test-name", "router-guards-reattach",
    "router-reentrant-attach", "ui-test-queries-by-identifier",
  ]
}

/// What a suppression comment says: `napkin-lint:ignore next|this|file RULE[, RULE] -- reason (until 2027-01-31)`.
package struct SuppressionDirective: Equatable, Sendable {
  package let reach: Reach
  package let rules: [Mention]
  /// Empty when no reason is given; without the day until which it holds.
  package let reason: String
  /// The last day on which the suppression counts.
  package let lastDay: Day?

  /// How a suppression begins.
  static let marker = "napkin-lint:ignore"

  package enum Reach: String, CaseIterable, Sendable {
    /// The declaration, statement or line after the comment.
    case next
    /// The comment's own lines.
    case this
    case file
  }

  /// A rule's id where the comment names it, whether there is such a rule or not.
  package struct Mention: Equatable, Sendable {
    package let rule: String
    package let range: SourceRange
  }
}

/// A comment that speaks to the linter, taken apart, with what is wrong with it.
struct SuppressionComment: Sendable {
  /// The whole comment.
  let range: SourceRange
  /// From the linter's name to the last rule, as far as they stand on one line.
  let place: SourceRange
  /// Nil when the comment cannot be understood, and so allows nothing.
  let directive: SuppressionDirective?
  let mistakes: [SuppressionMistake]

  /// Reads a comment; nil when it does not speak to the linter.
  init?(_ comment: Trivia, in bytes: [UInt8], rules: RuleNames) {
    guard comment.kind.isComment, let reader = SuppressionReader(comment.range, in: bytes, rules) else { return nil }
    self = reader.comment
  }

  init(range: SourceRange, place: SourceRange, directive: SuppressionDirective?, mistakes: [SuppressionMistake]) {
    self.range = range
    self.place = place
    self.directive = directive
    self.mistakes = mistakes
  }
}

/// What is wrong with a suppression comment.
struct SuppressionMistake: Equatable, Sendable {
  let range: SourceRange
  let message: String
  /// What mends it, when that is certain.
  let edit: Fix.Edit?
  /// What the mended comment would allow, when it allows nothing yet.
  let meant: SuppressionDirective?
  /// The last day that the mended comment would have, when it has none yet.
  let meantDay: Day?

  init(
    _ range: SourceRange, _ message: String, edit: Fix.Edit? = nil, meant: SuppressionDirective? = nil,
    meantDay: Day? = nil
  ) {
    self.meantDay = meantDay
    self.range = range
    self.message = message
    self.edit = edit
    self.meant = meant
  }
}

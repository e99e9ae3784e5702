/// The comments of a file that allow what a rule would report:
/// `// napkin-lint:ignore next weak-router -- the test double owns its router`.
struct Suppressions {
  let comments: [SuppressionComment]
  /// What each comment covers that can be understood.
  private var ranges: [SourceRange?] = []
  /// For each rule what is covered, and what was until the suppression's last day.
  private var current: [String: SuppressedRanges] = [:]
  private var expired: [String: SuppressedRanges] = [:]
  /// For each rule what is covered behind the comments themselves.
  private var behind: [String: SuppressedRanges] = [:]
  private(set) var used: Set<SuppressionPlace> = []
  private let scope: SuppressionScope?
  private let today: Day?

  init(in file: OutlinedFile, rules: RuleNames, today: Day?) {
    let bytes = file.source.bytes
    let found = file.trivia.compactMap { SuppressionComment($0, in: bytes, rules: rules) }
    let comments = found.isEmpty ? [] : found.filter { !file.outline.isDead($0.range.start) }
    let scope = comments.isEmpty ? nil : SuppressionScope(file)
    (self.comments, self.scope, self.today) = (comments, scope, today)
    ranges = comments.map { comment in
      comment.directive.flatMap { scope?.range(of: $0.reach, at: comment.range) }
    }
    for number in comments.indices { add(number) }
    for rule in current.keys { current[rule]?.finish() }
    for rule in expired.keys { expired[rule]?.finish() }
    for rule in behind.keys { behind[rule]?.finish() }
  }

  private mutating func add(_ number: Int) {
    guard let directive = comments[number].directive, let range = ranges[number] else { return }
    for (index, mention) in directive.rules.enumerated() {
      let place = SuppressionPlace(comment: number, mention: index)
      if isExpired(directive) {
        expired[mention.rule, default: SuppressedRanges()].add(range, place)
      } else {
        current[mention.rule, default: SuppressedRanges()].add(range, place)
        addRange(behind: comments[number], directive.reach, range, mention.rule, place)
      }
    }
  }

  private mutating func addRange(
    behind comment: SuppressionComment, _ reach: SuppressionDirective.Reach, _ range: SourceRange, _ rule: String,
    _ place: SuppressionPlace
  ) {
    // What follows the comment may be another comment, at which no code begins.
    let start = reach == .next ? comment.range.end : max(range.start, comment.range.end)
    guard start <= range.end else { return }
    behind[rule, default: SuppressedRanges()].add(SourceRange(start, range.end), place)
  }

  func isExpired(_ directive: SuppressionDirective) -> Bool {
    directive.lastDay.map(isOver) ?? false
  }

  func isOver(_ day: Day) -> Bool { today.map { $0 > day } ?? false }

  /// Whether a comment allows a finding.
  func cover(_ finding: Finding) -> Bool { current[finding.rule]?.innermost(around: finding.range) != nil }

  /// What becomes of a finding.
  mutating func judge(_ finding: Finding) -> Judgement {
    if let place = current[finding.rule]?.innermost(around: finding.range) {
      used.insert(place)
      let reason = comments[place.comment].directive?.reason ?? ""
      return .allowed(AllowedFinding(finding: finding, ground: .comment(reason: reason)))
    }
    guard let place = expired[finding.rule]?.innermost(around: finding.range),
      let day = comments[place.comment].directive?.lastDay
    else { return .reported(finding) }
    used.insert(place)
    return .reported(finding.allowed(until: day, by: comments[place.comment].place))
  }

  enum Judgement {
    /// With words about the comment that allowed it until lately.
    case reported(Finding)
    case allowed(AllowedFinding)
  }

  /// Whether a comment allows what is reported about other comments. Only one that stands before them does, so that
  /// none allows what is wrong with itself.
  func cover(findingOnComment finding: Finding) -> Bool {
    behind[finding.rule]?.innermost(around: finding.range) != nil
  }

  /// Whether a comment would cover one of these places, if it were mended.
  func wouldCover(_ places: [SourceRange], by directive: SuppressionDirective, at comment: SuppressionComment) -> Bool {
    guard let range = scope?.range(of: directive.reach, at: comment.range) else { return false }
    return places.contains(where: range.contains)
  }
}

extension Outline {
  fileprivate func isDead(_ offset: Int) -> Bool {
    lastIndex(before: offset, in: deadRanges) { $0.start }.map { deadRanges[$0].end > offset } ?? false
  }
}

extension Finding {
  fileprivate func allowed(until day: Day, by place: SourceRange) -> Finding {
    Finding(
      rule: rule, severity: severity, path: path, range: range,
      message: "\(message); it was allowed until \(day.text)",
      related: related + [RelatedPlace(path: path, range: place, message: "this suppression has expired")], fix: fix,
      symbol: symbol)
  }
}

/// What rules may know that check suppressions: the comments of one file, and what came of them.
package struct SuppressionReview {
  let file: OutlinedFile
  let suppressions: Suppressions
  let rules: RuleNames
  /// The rules of which all findings are known: those that ran, and saw all that they have to see.
  let judgedRules: Set<String>
  /// The rules that ran.
  let ranRules: Set<String>
  /// The findings that no comment allows, by their rules.
  let findings: [String: [SourceRange]]

  /// The comments that can be understood.
  var directives: [(comment: SuppressionComment, directive: SuppressionDirective, number: Int)] {
    suppressions.comments.enumerated().compactMap { number, comment in
      comment.directive.map { (comment, $0, number) }
    }
  }

  /// The rules of a comment that ran and found nothing for it to allow, by their numbers.
  func unused(_ directive: SuppressionDirective, _ number: Int) -> [Int] {
    directive.rules.indices.filter { index in
      judgedRules.contains(directive.rules[index].rule)
        && !suppressions.used.contains(SuppressionPlace(comment: number, mention: index))
    }
  }

  /// How far the mending of a mistake can be trusted: not where what is allowed would come back.
  func applicability(of mistake: SuppressionMistake, in comment: SuppressionComment) -> Fix.Applicability {
    if let day = mistake.meantDay, suppressions.isOver(day) { return .unsafe }
    return mistake.meant.map { applicability(of: $0, at: comment) } ?? .safe
  }

  /// How far a mended comment can be trusted: it is certain where it allows a finding, or where nobody knows.
  func applicability(of directive: SuppressionDirective, at comment: SuppressionComment) -> Fix.Applicability {
    let isNeeded = directive.rules.allSatisfy { mention in
      guard rules.contains(mention.rule) else { return false }
      guard ranRules.contains(mention.rule) else { return true }
      return suppressions.wouldCover(findings[mention.rule] ?? [], by: directive, at: comment)
    }
    return isNeeded ? .safe : .unsafe
  }

  /// Takes a whole comment away, with its line when nothing else stands there.
  func removal(of comment: SuppressionComment) -> Fix.Edit {
    let source = file.source
    if let lines = source.wholeLines(of: comment.range) { return Fix.Edit(range: lines, replacement: "") }
    let bytes = source.bytes
    var (start, end) = (comment.range.start, comment.range.end)
    let isLast = end >= bytes.count || bytes[end].endsLine
    if isLast {
      while start > 0, bytes[start - 1].isSpace { start -= 1 }
    } else {
      while end < bytes.count, bytes[end].isSpace { end += 1 }
    }
    return Fix.Edit(range: SourceRange(start, end), replacement: "")
  }

  /// Takes one of several rules out of a comment.
  func removal(of mention: Int, from directive: SuppressionDirective) -> Fix.Edit {
    let rules = directive.rules
    let range =
      mention > 0
      ? SourceRange(rules[mention - 1].range.end, rules[mention].range.end)
      : SourceRange(rules[0].range.start, rules[min(1, rules.count - 1)].range.start)
    return Fix.Edit(range: range, replacement: "")
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

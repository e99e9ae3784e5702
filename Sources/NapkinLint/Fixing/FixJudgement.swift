/// Whether a file reads worse after a round of fixes than before it.
struct FixJudgement {
  let isWorse: Bool

  init(_ change: FixRound.Change, before: FixState, after: FixState) {
    let flawsBefore = before.file(change.path)?.flawCount ?? 0
    let isBroken = change.file.flawCount > flawsBefore
    isWorse = isBroken || change.counts.contains { rule, repaired in
      let expected = before.count(of: rule, in: change.path) - repaired
      return after.count(of: rule, in: change.path) > expected
    }
  }
}

extension FixState {
  fileprivate func count(of rule: String, in path: String) -> Int { findingCounts[path]?[rule] ?? 0 }
}

extension OutlinedFile {
  /// How much of the file has no end or no partner, or is no Swift at all.
  fileprivate var flawCount: Int {
    let lonely = outline.tokens.indices.count { index in
      outline.tokens[index].flags.contains(.isUnterminated) || outline.isLonelyBracket(index)
    }
    return lonely + trivia.count { !$0.isTerminated || $0.kind == .garbage }
  }
}

extension Outline {
  fileprivate func isLonelyBracket(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket,
      .interpolationOpen, .interpolationClose, .poundIf, .poundEndif:
      mate(of: token) == nil
    default: false
    }
  }
}

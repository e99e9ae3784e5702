/// Swift ends statements at line breaks, unless the tokens on either side show that they belong together.
extension Outliner {
  /// Where a clause of a head ends: at a token that `stops` accepts, at the bracket around it, or with its line.
  func clauseEnd(from start: Int, stops: (Token) -> Bool) -> Int {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      guard !stops(token), !token.kind.closesOrSeparates else { return index }
      if index > start || token.flags.contains(.startsLine), !continues(index) { return index }
      index = token.kind.opens ? after(index) : index + 1
    }
    return index
  }

  /// Where an expression ends: at the comma or bracket after it, at observers, or with its line.
  func expressionEnd(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      guard !token.kind.closesOrSeparates, token.kind != .comma else { return index }
      if token.kind == .poundIf, let next = chainEnd(behind: index) {
        index = next
        continue
      }
      if index > start, !continues(index) { return index }
      if token.kind == .leftBrace, index > start, holdsObservers(index) { return index }
      index = token.kind.opens || token.kind == .leftBrace ? after(index) : index + 1
    }
    return index
  }

  private func holdsObservers(_ open: Int) -> Bool {
    guard open + 1 < tokens.count else { return false }
    let first = tokens[open + 1].keyword
    return (first == .didSet || first == .willSet) && isAccessor(after: open)
  }

  /// A chain may go on inside `#if`: its branches then begin with a period.
  private func chainEnd(behind directive: Int) -> Int? {
    var index = directive + 1
    while index < tokens.count, !tokens[index].flags.contains(.startsLine) { index += 1 }
    guard isKind(.period, at: index), mates[directive] >= 0 else { return nil }
    return Int(mates[directive]) + 1
  }

  /// Whether a token belongs to the same statement as the one before it.
  private func continues(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.flags.contains(.startsLine), index > 0 else { return true }
    return token.continuesLine || tokens[index - 1].demandsMore
  }
}

extension Token.Kind {
  var opens: Bool {
    switch self {
    case .leftParenthesis, .leftBracket, .leftAngle, .interpolationOpen: true
    default: false
    }
  }

  var closesOrSeparates: Bool {
    switch self {
    case .rightParenthesis, .rightBracket, .rightBrace, .interpolationClose, .semicolon, .poundElse, .poundElseif,
      .poundEndif:
      true
    default: false
    }
  }
}

extension Token {
  /// Whether the token, at a line's start, goes on with the line before.
  var continuesLine: Bool {
    switch kind {
    case .period, .arrow, .equal, .infixQuestionMark, .colon, .leftBrace, .comma, .ellipsis, .postfixQuestionMark,
      .postfixExclamationMark:
      return true
    case .operator: return !flags.contains(.isPrefix)
    case .word:
      switch word {
      case .as, .is, .else, .where, .throws, .rethrows, .async, .in, .catch: return true
      default: return false
      }
    default: return false
    }
  }

  /// Whether the token, at a line's end, wants an operand or a name behind it.
  var demandsMore: Bool {
    switch kind {
    case .period, .arrow, .equal, .infixQuestionMark, .colon, .comma, .prefixAmpersand, .backslash: return true
    case .operator, .ellipsis: return !flags.contains(.isPostfix)
    case .word:
      switch word {
      case .try, .await, .return, .throw, .as, .is, .where, .in, .some, .any: return true
      default: return false
      }
    default: return false
    }
  }
}

/// Swift ends a statement where the next token cannot belong to it; only for a few tokens the line break decides.
extension Outliner {
  /// Looks whether something new begins with a token at the start of a line or at an expected start.
  mutating func separate(at index: Int) {
    guard top.isSequence, index >= top.headEnd else { return }
    if index == top.start ? canBeginStatement(index) : beginsStatement(at: index) { beginStatement(at: index) }
  }

  mutating func beginStatement(at index: Int) {
    endValue(before: index)
    starts.insert(index)
    top.statement = index
    top.pending = .other
    top.outerPending = .other
    top.list = .none
    top.isInLabel = false
    top.ternaries = 0
  }

  mutating func endStatement(at semicolon: Int) {
    guard top.isSequence else { return }
    endValue(before: semicolon)
    top.list = .none
    top.pending = .other
    top.start = semicolon + 1
  }

  private func canBeginStatement(_ index: Int) -> Bool {
    switch view.kind(index) {
    case nil, .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .comma, .poundIf, .poundElseif, .poundElse,
      .poundEndif:
      false
    default: true
    }
  }

  private func beginsStatement(at index: Int) -> Bool {
    guard index > 0 else { return true }
    let token = view[index]
    switch token.kind {
    case .rightBrace, .rightParenthesis, .rightBracket, .rightAngle, .interpolationClose, .stringText, .stringClose,
      .comma, .colon, .colonColon, .semicolon, .equal, .arrow, .infixQuestionMark, .postfixQuestionMark,
      .postfixExclamationMark, .poundIf, .poundElseif, .poundElse, .poundEndif:
      return false
    case .operator, .ellipsis:
      return token.flags.contains(.isPrefix) && isComplete(before: index)
    case .period: return index - 1 == lastBrace && lastRole != .closure
    case .leftBrace: return beginsClosure(at: index)
    case .word: return word(token.word, beginsStatementAt: index)
    default: return isComplete(before: index)
    }
  }

  /// Whether what stands before a token needs nothing more.
  private func isComplete(before index: Int) -> Bool {
    if index - 1 == lastBrace, lastRole == .closure, isTrailingLabel(index) { return false }
    if view.keyword(index - 1) == .return, !view.isKind(.period, index - 2) { return !view.canBeReturned(index) }
    return !view.demandsMore(after: index - 1)
  }

  /// The label of a further trailing closure.
  private func isTrailingLabel(_ index: Int) -> Bool {
    view.isWord(index) && view.isKind(.colon, index + 1) && view.isKind(.leftBrace, index + 2)
      && view.keyword(index) != .default
  }

  /// A brace on a line of its own is a trailing closure, unless what stands before it takes none.
  private func beginsClosure(at index: Int) -> Bool {
    guard top.pending == .other, !view.demandsMore(after: index - 1) else { return false }
    if view.isKind(.rightBrace, index - 1) {
      let isClosure = index - 1 == lastBrace && lastRole == .closure
      return !isClosure || !view.isClosureLiteral(closedBy: index - 1)
    }
    return view.isLiteralEnd(index - 1) || view.endsCastType(index - 1)
  }

  private func word(_ word: Word, beginsStatementAt index: Int) -> Bool {
    switch word {
    case .as, .is, .in, .else, .where, .catch, .throws, .rethrows: return false
    case .async:
      return !view.isKind(.arrow, index + 1) && view.keyword(index + 1) != .throws && isComplete(before: index)
    case .while: return index - 1 != top.repeatClose && isComplete(before: index)
    case .case:
      return top.kind == .switchCases || top.kind == .members ? top.pending == .other : isComplete(before: index)
    case .default where top.kind == .switchCases && view.isKind(.colon, index + 1): return true
    case .func, .class, .struct, .enum, .protocol, .extension, .typealias, .import, .guard, .defer, .return, .throw,
      .break, .continue, .fallthrough:
      return !view.isKind(.period, index - 1)
    default: break
    }
    return isComplete(before: index)
  }
}

extension TokenView {
  /// Whether a token wants an operand or a name behind it.
  fileprivate func demandsMore(after index: Int) -> Bool {
    switch kind(index) {
    case .period, .colonColon, .arrow, .equal, .infixQuestionMark, .colon, .comma, .prefixAmpersand, .backslash, .at,
      .pound, .leftAngle, .leftParenthesis, .leftBracket, .stringOpen, .stringText, .interpolationOpen,
      .interpolationClose:
      true
    case .operator, .ellipsis: !has(.isPostfix, index)
    case .word: !isKind(.period, index - 1) && wordDemandsMore(index)
    case .postfixQuestionMark, .postfixExclamationMark: isMarkOfPrefix(index)
    default: false
    }
  }

  /// `try?`, `as!`
  private func isMarkOfPrefix(_ index: Int) -> Bool {
    (keyword(index - 1) == .try || keyword(index - 1) == .as) && !isKind(.period, index - 2)
  }

  private func wordDemandsMore(_ index: Int) -> Bool {
    switch keyword(index) {
    case .try, .await, .return, .throw, .as, .is, .where, .in, .if, .guard, .while, .for, .switch, .case, .let, .var,
      .else, .do, .defer, .repeat, .catch, .func, .class, .struct, .enum, .protocol, .extension, .typealias, .import,
      .inout, .associatedtype, .operator, .precedencegroup, .private, .fileprivate, .internal, .public, .static:
      true
    case .some, .any: isTypeExpected(at: index)
    default: false
    }
  }

  private func isTypeExpected(at index: Int) -> Bool {
    switch kind(index - 1) {
    case .colon, .arrow, .leftAngle, .prefixAmpersand: true
    case .word: keyword(index - 1) == .as || keyword(index - 1) == .is
    default: false
    }
  }

  /// Whether a `return` takes what stands on the next line: not when it is a statement or a declaration, though an
  /// `if` or a `switch` is a value.
  fileprivate func canBeReturned(_ index: Int) -> Bool {
    guard !isKind(.at, index) else { return false }
    switch keyword(index) {
    case .while, .for, .do, .let, .var, .`init`, .deinit, .subscript, .operator, .precedencegroup, .associatedtype,
      .private, .fileprivate, .internal, .public, .static, .default, .case:
      return false
    case .repeat: return !isKind(.leftBrace, index + 1)
    default: return modifierEnd(from: index) == nil && !isKind(.colon, index + 1)
    }
  }
}

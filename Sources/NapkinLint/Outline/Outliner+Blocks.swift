extension Outliner {
  /// Decides what a brace opens, from what came before it.
  mutating func openBrace(at index: Int) {
    let role = role(ofBraceAt: index)
    let declaration = context(at: index)
    let close = view.mate(index)
    let block = add(
      Block(role: role, open: index, close: close ?? index, parent: top.block, declaration: declaration))
    guard let close else {
      markUnbalanced(declaration)
      top.start = index + 1
      return
    }
    var frame = Frame(
      kind: frameKind(role), close: close, declaration: declaration, block: block, ownBlock: block)
    frame.start = index + 1
    if role == .closure, let signature = view.signature(ofClosureAt: index) {
      frame.start = signature.end
      frame.headEnd = signature.end
      frame.headDeclaration = declaration
    }
    push(frame)
  }

  private mutating func role(ofBraceAt index: Int) -> Block.Role {
    if index == top.body { return top.bodyRole }
    switch top.kind {
    case .accessors: return .accessorBody
    case .head: return .closure
    case .group, .file, .code, .switchCases, .members: break
    }
    if let role = roleBehindValue(at: index) { return role }
    return roleOfStatementBrace(at: index)
  }

  /// Observers behind a property's value are no trailing closure of it, and a literal takes none.
  private mutating func roleBehindValue(at index: Int) -> Block.Role? {
    guard top.pending == .other, top.value != nil || top.list == .locals else { return nil }
    guard view.holdsAccessorsOfValue(index) || (!view.startsLine(index) && view.isLiteralEnd(index - 1)) else {
      return nil
    }
    guard let property = top.value else { return accessorRole(at: index) }
    endValue(before: index)
    declarations[property].body = index
    declarations[property].storage = view.storage(ofAccessors: index)
    top.headEnd = index + 1
    top.headDeclaration = property
    return accessorRole(at: index)
  }

  private mutating func roleOfStatementBrace(at index: Int) -> Block.Role {
    let keyword = top.pending
    switch keyword {
    case .other, .guard: return .closure
    case .if, .while, .for, .switch, .catch:
      if isClosureInCondition(at: index, of: keyword) { return .closure }
    default: break
    }
    (top.pending, top.outerPending) = (top.outerPending, .other)
    if keyword == .repeat { top.repeatClose = view.mate(index) ?? -2 }
    return keyword == .switch ? .switchCases : .statements
  }

  private func isClosureInCondition(at index: Int, of keyword: Word) -> Bool {
    switch view.kind(index - 1) {
    case .comma: return keyword != .catch && !isBodyBehindComma(at: index)
    case .equal, .infixQuestionMark, .colon, .prefixAmpersand: return true
    case .operator, .ellipsis: if !view.has(.isPostfix, index - 1) { return true }
    case .word where view.kind(index - 2) != .period:
      switch view.keyword(index - 1) {
      case keyword: return keyword == .if || keyword == .while ? view.conditionGoesOn(behind: index) : false
      case .try, .await, .as, .is, .where, .return: return true
      case .in: return false
      default: break
      }
    default: break
    }
    return isTrailingClosureInCondition(at: index)
  }

  /// The compiler's own test: in a condition a brace is a closure only when what follows its end shows that the
  /// condition goes on.
  private func isTrailingClosureInCondition(at open: Int) -> Bool {
    guard view.keyword(open + 1) != .case, !view.startsLine(open + 1), !view.holdsAccessorsOfValue(open) else { return false }
    return view.conditionGoesOn(behind: open)
  }

  /// A list of conditions may end with a comma.
  private func isBodyBehindComma(at open: Int) -> Bool {
    guard let close = view.mate(open) else { return false }
    switch view.kind(close + 1) {
    case nil, .semicolon, .rightBrace, .rightParenthesis: return true
    case .word where view.keyword(close + 1) == .else: return true
    case .comma, .leftBrace: return false
    case .operator: return view.startsLine(close + 1) && view.has(.isPrefix, close + 1)
    default: return view.startsLine(close + 1)
    }
  }

  private func frameKind(_ role: Block.Role) -> Frame.Kind {
    switch role {
    case .members: .members
    case .accessors: .accessors
    case .precedenceGroup: .head
    case .switchCases: .switchCases
    case .functionBody, .accessorBody, .statements, .closure: .code
    }
  }

  /// What lacks a brace, and all around it, ends nobody knows where.
  private mutating func markUnbalanced(_ declaration: Int?) {
    var next = declaration
    while let index = next, !declarations[index].isUnbalanced {
      declarations[index].isUnbalanced = true
      next = declarations[index].parent
    }
  }
}

extension TokenView {
  /// Whether a condition goes on after the closure that a brace opens.
  fileprivate func conditionGoesOn(behind open: Int) -> Bool {
    guard let close = mate(open) else { return false }
    let next = close + 1
    switch kind(next) {
    case .leftBrace, .comma: return true
    case .word where keyword(next) == .where: return true
    case .word where keyword(next) == .is || keyword(next) == .as: return !startsLine(next)
    case .leftBracket, .leftParenthesis, .period, .postfixQuestionMark, .infixQuestionMark, .postfixExclamationMark,
      .colon, .equal:
      return !startsLine(next)
    case .operator, .ellipsis: return !startsLine(next) && !has(.isPrefix, next)
    default: return false
    }
  }
}

extension Outliner {
  /// Decides what a brace opens, from what came before it.
  mutating func openBrace(at index: Int) {
    let role = role(ofBraceAt: index)
    let declaration = context(at: index)
    blocks.append(Block(role: role, open: index, parent: top.block, declaration: declaration))
    guard mates[index] >= 0 else { return markUnbalanced(declaration) }
    frames.append(
      Frame(
        kind: frameKind(role, declaration), close: Int(mates[index]), declaration: declaration,
        block: blocks.count - 1))
  }

  private mutating func role(ofBraceAt index: Int) -> Block.Role {
    if let body = top.body, body.open == index {
      top.body = nil
      return body.role
    }
    switch top.kind {
    case .accessors: return .accessorBody
    case .group: return .closure
    case .file, .code, .members, .cases: return roleOfStatementBrace(at: index)
    }
  }

  private mutating func roleOfStatementBrace(at index: Int) -> Block.Role {
    let keyword = top.pending
    switch keyword {
    case .if, .while, .for, .switch:
      let previous = tokens[index - 1]
      guard previous.keyword != keyword || previous.kind != .word else { return .closure }
      guard !isTrailingClosureInCondition(at: index) else { return .closure }
    case .guard, .other: return .closure
    default: break
    }
    top.pending = .other
    if keyword == .repeat { top.repeatClose = Int(mates[index]) }
    return keyword == .switch ? .switchCases : .statements
  }

  /// The compiler's own test: in a condition a brace is a closure only when what follows its end shows that the
  /// condition goes on.
  private func isTrailingClosureInCondition(at open: Int) -> Bool {
    guard mates[open] >= 0, !startsCase(after: open) else { return false }
    let next = Int(mates[open]) + 1
    guard next < tokens.count else { return false }
    let token = tokens[next]
    let isOnSameLine = !token.flags.contains(.startsLine)
    switch token.kind {
    case .leftBrace, .comma: return true
    case .word where token.word == .where: return true
    case .word where token.word == .is || token.word == .as: return isOnSameLine
    case .leftBracket, .leftParenthesis, .period, .postfixQuestionMark, .infixQuestionMark, .postfixExclamationMark,
      .colon, .equal:
      return isOnSameLine
    case .operator, .ellipsis: return isOnSameLine && !token.flags.contains(.isPrefix)
    default: return false
    }
  }

  private func startsCase(after open: Int) -> Bool {
    open + 1 < tokens.count && tokens[open + 1].keyword == .case
  }

  private func frameKind(_ role: Block.Role, _ declaration: Int?) -> Frame.Kind {
    switch role {
    case .members:
      if let declaration, declarations[declaration].kind == .enum { .cases } else { .members }
    case .accessors: .accessors
    case .precedenceGroup: .group
    case .functionBody, .accessorBody, .statements, .switchCases, .closure: .code
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

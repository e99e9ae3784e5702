extension Outliner {
  /// Reads the head of a function, or of anything else that is a keyword, a name, and clauses up to a brace.
  mutating func readFunction(_ head: Declaration) {
    var declaration = head
    var index = head.keyword + 1
    index = readName(of: &declaration, from: index)
    if isKind(.leftAngle, at: index) {
      declaration.generics = index
      index = after(index)
    }
    if isKind(.leftParenthesis, at: index), takesParameters(declaration.kind) {
      declaration.parameters = index
      index = after(index)
    }
    index = readClauses(of: &declaration, from: index)
    declaration.headEnd = index
    guard let role = bodyRole(of: declaration, at: index) else { return add(declaration) }
    declaration.body = index
    if declaration.kind == .subscript { declaration.storage = .computed }
    add(declaration, role: role)
  }

  private func readName(of declaration: inout Declaration, from start: Int) -> Int {
    switch declaration.kind {
    case .function, .operator:
      guard start < tokens.count else { return start }
      declaration.name = start
      guard !isIdentifier(at: start) else { return start + 1 }
      return operatorNameEnd(from: start)
    case .typeAlias, .associatedType, .precedenceGroup, .macro:
      guard isIdentifier(at: start) else { return start }
      declaration.name = start
      return start + 1
    case .initializer:
      // `init?` and `init!`.
      let isFailable = isKind(.postfixQuestionMark, at: start) || isKind(.postfixExclamationMark, at: start)
      return isFailable ? start + 1 : start
    default: return start
    }
  }

  /// The scanner may have read an operator's name as several tokens, since it does not know declarations.
  private func operatorNameEnd(from start: Int) -> Int {
    var index = start
    while index < tokens.count, tokens[index].kind.isOperator, index == start || !hasTriviaBefore(index) {
      index += 1
    }
    return index
  }

  private func hasTriviaBefore(_ index: Int) -> Bool { tokens[index].flags.contains(.followsTrivia) }

  private func takesParameters(_ kind: Declaration.Kind) -> Bool {
    switch kind {
    case .function, .initializer, .subscript, .macro: true
    default: false
    }
  }

  /// `async throws -> Result where ...`, or an alias's or associated type's clauses.
  private func readClauses(of declaration: inout Declaration, from start: Int) -> Int {
    var index = start
    let isAlias = declaration.kind == .typeAlias || declaration.kind == .associatedType
    index = clauseEnd(from: index) { token in
      token.kind == .leftBrace || token.kind == .arrow || (isAlias && (token.kind == .equal || token.kind == .colon))
    }
    guard index < tokens.count, tokens[index].kind != .leftBrace, isClauseIntroducer(index, isAlias) else { return index }
    let typeStart = index + 1
    let typeEnd = clauseEnd(from: typeStart) { $0.kind == .leftBrace || $0.keyword == .where }
    if typeEnd > typeStart { declaration.type = typeStart..<typeEnd }
    return clauseEnd(from: typeEnd) { $0.kind == .leftBrace }
  }

  private func isClauseIntroducer(_ index: Int, _ isAlias: Bool) -> Bool {
    switch tokens[index].kind {
    case .arrow: true
    case .equal, .colon: isAlias
    default: false
    }
  }

  private func bodyRole(of declaration: Declaration, at index: Int) -> Block.Role? {
    guard isKind(.leftBrace, at: index) else { return nil }
    switch declaration.kind {
    case .function, .initializer, .deinitializer: return .functionBody
    case .subscript: return isAccessor(after: index) ? .accessors : .functionBody
    case .precedenceGroup: return .precedenceGroup
    default: return nil
    }
  }
}

extension Token.Kind {
  /// Whether the token is one of the shapes that a run of operator characters takes.
  var isOperator: Bool {
    switch self {
    case .operator, .arrow, .equal, .prefixAmpersand, .postfixQuestionMark, .postfixExclamationMark, .infixQuestionMark,
      .leftAngle, .rightAngle, .ellipsis:
      true
    default: false
    }
  }
}

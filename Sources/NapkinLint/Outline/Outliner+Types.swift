extension Outliner {
  /// Reads the head of a type or an extension, and its brace.
  mutating func readType(_ head: Declaration) {
    var declaration = head
    var index = readName(of: &declaration)
    if view.isKind(.colon, index) {
      let end = view.typeListEnd(from: index + 1)
      if end > index + 1 { declaration.type = (index + 1)..<end }
      index = end
    }
    index = view.whereClauseEnd(from: index)
    let hasBody = view.isKind(.leftBrace, index)
    // The rest of a head may be as missing as the members.
    declaration.isUnbalanced = !hasBody
    add(declaration, end: index, role: hasBody ? .members : nil)
  }

  private func readName(of declaration: inout Declaration) -> Int {
    let start = declaration.keyword + 1
    guard declaration.kind != .extension else { return readExtendedType(of: &declaration) }
    guard view.isWord(start) else { return start }
    declaration.name = start
    return readGenerics(of: &declaration, at: start + 1)
  }

  /// An extension's name is the last part of a path: `extension Home.Interactor`. Any other type has none, for its
  /// members are those of `Optional` or `Array`.
  private func readExtendedType(of declaration: inout Declaration) -> Int {
    let start = declaration.keyword + 1
    let end = view.typeEnd(from: start)
    var index = start
    while view.isWord(index) {
      let next = view.isKind(.leftAngle, index + 1) ? view.after(index + 1) : index + 1
      if next == end, index == start || (view.keyword(index) != .Type && view.keyword(index) != .Protocol) {
        declaration.name = index
        if next > index + 1 { declaration.generics = index + 1 }
      }
      guard view.isKind(.period, next) || view.isKind(.colonColon, next) else { break }
      index = next + 1
    }
    return end
  }

  func readGenerics(of declaration: inout Declaration, at index: Int) -> Int {
    guard view.isKind(.leftAngle, index) else { return index }
    declaration.generics = index
    return view.after(index)
  }

  /// `import struct Module.Name`: the name is the module's.
  mutating func readImport(_ head: Declaration) {
    var declaration = head
    var index = head.keyword + 1
    if view.isWord(index), view.isWord(index + 1), !view.startsLine(index + 1) { index += 1 }
    guard view.isWord(index) else { return add(declaration, end: index) }
    declaration.name = index
    index += 1
    while view.isKind(.period, index) || view.isKind(.colonColon, index) { index += 2 }
    // The scanner takes the period before an operator's name for a part of it: `import func Module.==`.
    if view.isKind(.operator, index), !view.startsLine(index) { index += 1 }
    add(declaration, end: min(index, view.count))
  }

  /// Reads an alias with its target, or an associated type with its constraints and its default.
  mutating func readAlias(_ head: Declaration) {
    var declaration = head
    var index = head.keyword + 1
    if view.isWord(index) {
      declaration.name = index
      index = readGenerics(of: &declaration, at: index + 1)
    }
    if view.isKind(.colon, index) {
      let end = view.typeListEnd(from: index + 1)
      if end > index + 1 { declaration.type = (index + 1)..<end }
      index = end
    }
    if view.isKind(.equal, index) {
      let end = view.typeEnd(from: index + 1)
      if head.kind == .typeAlias { declaration.type = (index + 1)..<end } else { declaration.value = (index + 1)..<end }
      index = end
    }
    add(declaration, end: view.whereClauseEnd(from: index))
  }

  /// Reads `infix operator + : Group` or `precedencegroup Group { }`.
  mutating func readOperator(_ head: Declaration) {
    var declaration = head
    var index = head.keyword + 1
    guard index < view.count, !view.isKind(.leftBrace, index), !view.isKind(.rightBrace, index) else {
      return add(declaration, end: index)
    }
    declaration.name = index
    index = view.operatorEnd(from: index)
    if view.isKind(.colon, index) {
      index += 2
      while view.isKind(.comma, index) { index += 2 }
      index = min(index, view.count)
    }
    let hasBody = head.kind == .precedenceGroup && view.isKind(.leftBrace, index)
    add(declaration, end: index, role: hasBody ? .precedenceGroup : nil)
  }
}

extension TokenView {
  /// - Returns: the token after a name, which may be an operator of several tokens without space between them.
  func operatorEnd(from start: Int) -> Int {
    var index = start + 1
    guard !isWord(start) else { return index }
    while kind(index)?.isOperator == true, !has(.followsTrivia, index) { index += 1 }
    return index
  }
}

extension Token.Kind {
  /// Whether the token is one of the shapes that a run of operator characters takes.
  fileprivate var isOperator: Bool {
    switch self {
    case .operator, .arrow, .equal, .prefixAmpersand, .postfixQuestionMark, .postfixExclamationMark, .infixQuestionMark,
      .ellipsis:
      true
    default: false
    }
  }
}

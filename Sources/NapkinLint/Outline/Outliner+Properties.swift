extension Outliner {
  /// Reads one binding of a `let` or `var`. The next one of a list is read when the loop reaches the comma, since
  /// closures in the value and accessors come before it.
  mutating func readBinding(of head: Declaration, from start: Int) {
    var declaration = head
    declaration.isConstant = tokens[head.keyword].keyword == .let
    var index = readPattern(of: &declaration, from: start)
    if isKind(.colon, at: index) { index = readType(of: &declaration, from: index + 1) }
    if isKind(.equal, at: index) {
      let end = max(expressionEnd(from: index + 1), index + 1)
      declaration.value = (index + 1)..<end
      index = end
    }
    readAccessors(of: &declaration, at: index)
    declaration.headEnd = index
    if top.kind == .code {
      noteLocal(declaration)
    } else {
      add(declaration, role: accessorRole(of: declaration))
    }
    let end = declaration.body.map(after) ?? index
    top.nextBinding = isKind(.comma, at: end) ? end : nil
  }

  mutating func continueBindings(at comma: Int) {
    guard top.nextBinding == comma, let index = top.headDeclaration, top.kind != .code else { return }
    var declaration = Declaration(kind: .property, keyword: declarations[index].keyword)
    declaration.modifiers = declarations[index].modifiers
    declaration.parent = top.declaration
    declaration.first = comma + 1
    readBinding(of: declaration, from: comma + 1)
  }

  private func readPattern(of declaration: inout Declaration, from start: Int) -> Int {
    if isIdentifier(at: start) {
      declaration.name = start
      return start + 1
    }
    return isKind(.leftParenthesis, at: start) ? after(start) : start
  }

  private func readType(of declaration: inout Declaration, from start: Int) -> Int {
    let end = clauseEnd(from: start) { $0.kind == .leftBrace || $0.kind == .equal || $0.kind == .comma }
    if end > start { declaration.type = start..<end }
    return end
  }

  private func readAccessors(of declaration: inout Declaration, at index: Int) {
    guard isKind(.leftBrace, at: index) else { return }
    let isObserver = isAccessor(after: index, where: isObserver)
    guard declaration.value == nil || isObserver else { return }
    declaration.body = index
    declaration.storage = isObserver ? .observed : .computed
  }

  private func accessorRole(of declaration: Declaration) -> Block.Role? {
    declaration.body.map { isAccessor(after: $0) ? .accessors : .functionBody }
  }

  /// A local variable is not kept, but its accessors are no closure.
  private mutating func noteLocal(_ declaration: Declaration) {
    guard let open = declaration.body, let role = accessorRole(of: declaration) else { return }
    top.body = Body(open: open, role: role)
    top.headEnd = open
    top.headDeclaration = top.declaration
  }

  /// Whether a brace holds accessors: its first word, after attributes and modifiers, is one.
  func isAccessor(after open: Int) -> Bool {
    isAccessor(after: open) { word in
      switch word {
      case .get, .set, .willSet, .didSet, ._read, ._modify, .read, .modify, .unsafeAddress, .unsafeMutableAddress,
        .mutableAddress, .addressWithOwner, .addressWithNativeOwner, .`init`:
        true
      default: false
      }
    }
  }

  private func isObserver(_ word: Word) -> Bool { word == .willSet || word == .didSet }

  private func isAccessor(after open: Int, where isAccessor: (Word) -> Bool) -> Bool {
    var index = open + 1
    while index < tokens.count {
      if tokens[index].kind == .at, isIdentifier(at: index + 1) {
        index += 2
        if isKind(.leftParenthesis, at: index), !tokens[index].flags.contains(.followsTrivia) { index = after(index) }
      } else if isAccessorModifier(tokens[index].keyword), isIdentifier(at: index + 1) {
        index += 1
      } else if isAccessor(tokens[index].keyword) {
        return isAccessorContinued(after: index)
      } else {
        return false
      }
    }
    return false
  }

  private func isAccessorModifier(_ word: Word) -> Bool {
    switch word {
    case .mutating, .nonmutating, .borrowing, .consuming, .nonisolated: true
    default: false
    }
  }

  /// `get` is followed by its body, its effects, its parameter or the next accessor; a variable of that name by a
  /// period or an operator.
  private func isAccessorContinued(after index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    let next = tokens[index + 1]
    switch next.kind {
    case .leftBrace, .rightBrace, .at: return true
    case .leftParenthesis:
      let end = after(index + 1)
      return tokens[index].word != .get && isKind(.leftBrace, at: end)
    case .word: return true
    case .semicolon: return true
    default: return false
    }
  }
}

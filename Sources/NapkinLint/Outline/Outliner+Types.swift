extension Outliner {
  /// Reads the head of a type or an extension, and its brace.
  mutating func readType(_ head: Declaration) {
    var declaration = head
    var index = head.keyword + 1
    guard isIdentifier(at: index) else {
      declaration.headEnd = index
      return add(declaration)
    }
    index = readName(of: &declaration, from: index)
    index = readInheritance(of: &declaration, from: index)
    index = clauseEnd(from: index) { $0.kind == .leftBrace }
    declaration.headEnd = index
    if isKind(.leftBrace, at: index) { declaration.body = index }
    add(declaration, role: .members)
  }

  /// An extension's name is the last part of a path: `extension Home.Interactor`.
  private func readName(of declaration: inout Declaration, from start: Int) -> Int {
    var index = start
    declaration.name = index
    while declaration.kind == .extension, isKind(.period, at: index + 1), isIdentifier(at: index + 2) {
      index += 2
      declaration.name = index
    }
    index += 1
    guard isKind(.leftAngle, at: index) else { return index }
    declaration.generics = index
    return after(index)
  }

  private func readInheritance(of declaration: inout Declaration, from start: Int) -> Int {
    guard isKind(.colon, at: start) else { return start }
    let end = clauseEnd(from: start + 1) { $0.kind == .leftBrace || $0.keyword == .where }
    if end > start + 1 { declaration.type = (start + 1)..<end }
    return end
  }

  /// `import struct Module.Name`: the name is the module's.
  mutating func readImport(_ head: Declaration) {
    var declaration = head
    var index = head.keyword + 1
    if isIdentifier(at: index + 1), !tokens[index + 1].flags.contains(.startsLine) { index += 1 }
    if isIdentifier(at: index), !tokens[index].flags.contains(.startsLine) { declaration.name = index }
    while index < tokens.count, !tokens[index].flags.contains(.startsLine), tokens[index].kind != .semicolon {
      index += 1
    }
    declaration.headEnd = max(index, head.keyword + 1)
    add(declaration)
  }

  /// Each case of a list is a declaration of its own.
  mutating func readCases(of head: Declaration) {
    var index = head.keyword + 1
    while isIdentifier(at: index) {
      var declaration = head
      declaration.name = index
      if index > head.keyword + 1 { declaration.first = index }
      index += 1
      if isKind(.leftParenthesis, at: index) {
        declaration.parameters = index
        index = after(index)
      }
      if isKind(.equal, at: index) {
        let end = expressionEnd(from: index + 1)
        declaration.value = (index + 1)..<max(end, index + 1)
        index = max(end, index + 1)
      }
      declaration.headEnd = index
      add(declaration)
      guard isKind(.comma, at: index) else { return }
      index += 1
    }
  }

  func isKind(_ kind: Token.Kind, at index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == kind
  }

  /// The token after a bracket's partner, or after the bracket when it has none.
  func after(_ open: Int) -> Int {
    mates[open] > Int32(open) ? Int(mates[open]) + 1 : open + 1
  }
}

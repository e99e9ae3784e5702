extension Outliner {
  /// Reads a declaration's head when one begins here.
  ///
  /// - Returns: the next token to look at.
  mutating func readDeclaration(at index: Int) -> Int {
    var modifiers = Modifiers()
    let keyword = skipAttributesAndModifiers(from: index, &modifiers)
    guard keyword < tokens.count, let kind = declarationKind(at: keyword) else {
      // What was skipped is no head; a second try inside it would make long rows of attributes quadratic.
      top.headEnd = max(top.headEnd, keyword)
      return index + 1
    }
    var declaration = Declaration(kind: kind, keyword: keyword)
    declaration.first = index
    declaration.modifiers = modifiers
    declaration.parent = context(at: index)
    readHead(of: declaration)
    return max(keyword + 1, index + 1)
  }

  private mutating func readHead(of declaration: Declaration) {
    switch declaration.kind {
    case .property: readBinding(of: declaration, from: declaration.keyword + 1)
    case .enumCase: readCases(of: declaration)
    case .actor, .class, .struct, .enum, .protocol, .extension: readType(declaration)
    case .import: readImport(declaration)
    default: readFunction(declaration)
    }
  }

  /// Adds the declaration, and remembers how far its head goes and what its brace will be.
  mutating func add(_ declaration: Declaration, role: Block.Role? = nil) {
    declarations.append(declaration)
    top.headEnd = declaration.headEnd
    top.headDeclaration = declarations.count - 1
    top.pending = .other
    guard let open = declaration.body, let role else { return }
    top.body = Body(open: open, role: role)
    // The brace itself belongs to the declaration whose body it opens.
    top.headEnd = open + 1
  }

  private func declarationKind(at index: Int) -> Declaration.Kind? {
    let keyword = tokens[index].keyword
    switch keyword {
    case .class, .struct, .enum, .protocol, .actor: return typeKind(keyword, at: index)
    case .extension: return .extension
    case .let, .var: return isBinding(at: index) ? .property : nil
    case .func: return .function
    case .case: return top.kind == .cases ? .enumCase : nil
    case .import: return .import
    case .typealias: return .typeAlias
    default: return top.kind == .code ? nil : memberKind(keyword, at: index)
    }
  }

  private func typeKind(_ keyword: Word, at index: Int) -> Declaration.Kind? {
    guard index + 2 < tokens.count, isIdentifier(at: index + 1) else { return nil }
    switch keyword {
    case .class: return .class
    case .struct: return .struct
    case .enum: return .enum
    case .protocol: return .protocol
    default: break
    }
    let next = tokens[index + 2]
    let isActor = next.kind == .leftBrace || next.kind == .colon || next.kind == .leftAngle || next.keyword == .where
    return isActor && !tokens[index + 1].flags.contains(.startsLine) ? .actor : nil
  }

  private func memberKind(_ keyword: Word, at index: Int) -> Declaration.Kind? {
    switch keyword {
    case .`init`: .initializer
    case .deinit: .deinitializer
    case .subscript: .subscript
    case .associatedtype: .associatedType
    case .operator: .operator
    case .precedencegroup: .precedenceGroup
    case .macro where isIdentifier(at: index + 1): .macro
    default: nil
    }
  }

  /// `let` and `var` of a condition or a pattern declare no property. In code only a `var` is read: it may have
  /// accessors, and they must not be taken for a closure.
  private func isBinding(at index: Int) -> Bool {
    if top.kind == .members || top.kind == .cases { return true }
    guard top.pending == .other, index == 0 || tokens[index - 1].keyword != .case else { return false }
    return top.kind == .file || tokens[index].keyword == .var
  }

  func isIdentifier(at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    return tokens[index].kind == .word || tokens[index].kind == .quotedWord
  }

  private func skipAttributesAndModifiers(from start: Int, _ modifiers: inout Modifiers) -> Int {
    var index = start
    while index < tokens.count {
      if tokens[index].kind == .at {
        index = attributeEnd(from: index)
      } else if let modifier = Modifiers(tokens[index].keyword), let next = modifierEnd(from: index) {
        if !isArgumentOfAccess(at: index) { modifiers.insert(modifier) }
        index = next
      } else {
        break
      }
    }
    return index
  }

  /// `private(set)` restricts the setter and says nothing of the property itself.
  private func isArgumentOfAccess(at index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index + 1].kind == .leftParenthesis && tokens[index + 2].keyword == .set
  }

  /// - Returns: nil when the word is no modifier here: what follows is no further modifier and no declaration.
  private func modifierEnd(from index: Int) -> Int? {
    var next = index + 1
    guard next < tokens.count else { return nil }
    if tokens[next].kind == .leftParenthesis, mates[next] == Int32(next + 2) { next += 3 }
    guard next < tokens.count else { return nil }
    let follower = tokens[next]
    if follower.kind == .at { return next }
    guard follower.kind == .word else { return nil }
    if tokens[index].keyword == .class {
      return Modifiers(follower.word) != nil || isMemberKeyword(follower.word) ? next : nil
    }
    return Modifiers(follower.word) != nil || isMemberKeyword(follower.word) || isTypeKeyword(follower.word)
      ? next : nil
  }

  private func isMemberKeyword(_ word: Word) -> Bool {
    switch word {
    case .let, .var, .func, .`init`, .deinit, .subscript, .typealias, .case, .operator, .import, .associatedtype, .macro:
      true
    default: false
    }
  }

  private func isTypeKeyword(_ word: Word) -> Bool {
    switch word {
    case .class, .struct, .enum, .protocol, .actor, .extension, .precedencegroup: true
    default: false
    }
  }

  /// - Returns: the token after `@Name.Path<Generics>(arguments)`.
  private func attributeEnd(from at: Int) -> Int {
    var index = at + 1
    guard isIdentifier(at: index) else { return index }
    index += 1
    while index + 1 < tokens.count, tokens[index].kind == .period, isIdentifier(at: index + 1) { index += 2 }
    if index < tokens.count, tokens[index].kind == .leftAngle, mates[index] >= 0 { index = Int(mates[index]) + 1 }
    guard index < tokens.count, tokens[index].kind == .leftParenthesis, mates[index] >= 0,
      !tokens[index].flags.contains(.followsTrivia)
    else { return index }
    return Int(mates[index]) + 1
  }
}

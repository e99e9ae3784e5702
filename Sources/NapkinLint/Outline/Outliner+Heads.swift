extension Outliner {
  /// Reads a declaration's head when one begins here.
  mutating func readDeclaration(at index: Int) {
    var modifiers = Modifiers()
    let keyword = view.prefixEnd(from: index, &probe) { modifiers.insert($0) }
    guard let kind = declarationKind(at: keyword) else {
      // A macro may have attributes; no statement begins between them and it.
      top.headEnd = view.isKind(.pound, keyword) && keyword > index ? keyword + 1 : keyword
      top.headDeclaration = top.declaration
      return
    }
    var declaration = Declaration(kind: kind, keyword: keyword)
    declaration.first = index
    declaration.modifiers = modifiers
    declaration.parent = top.declaration
    read(declaration)
  }

  private mutating func read(_ head: Declaration) {
    switch head.kind {
    case .property: readBindings(of: head)
    case .enumCase: readCase(of: head, at: head.keyword + 1)
    case .actor, .class, .struct, .enum, .protocol, .extension: readType(head)
    case .import: readImport(head)
    case .typeAlias, .associatedType: readAlias(head)
    case .operator, .precedenceGroup: readOperator(head)
    case .function, .initializer, .deinitializer, .subscript, .macro: readFunction(head)
    }
  }

  /// Adds a declaration whose head has been read, and notes what its brace will be.
  mutating func add(_ head: Declaration, end: Int, role: Block.Role? = nil) {
    var declaration = head
    declaration.headEnd = end
    if role != nil { declaration.body = end }
    top.headDeclaration = add(declaration)
    guard let role else {
      top.headEnd = end
      top.start = end
      return
    }
    (top.body, top.bodyRole) = (end, role)
    // The brace itself belongs to the declaration whose body it opens.
    top.headEnd = end + 1
  }

  private func declarationKind(at index: Int) -> Declaration.Kind? {
    let keyword = view.keyword(index)
    switch keyword {
    case .class, .struct, .enum, .protocol, .actor: return typeKind(keyword, at: index)
    case .extension: return .extension
    case .let, .var: return .property
    case .func: return .function
    case .case: return top.kind == .members ? .enumCase : nil
    case .import: return .import
    case .typealias: return .typeAlias
    default: return memberKind(keyword, at: index)
    }
  }

  private func typeKind(_ keyword: Word, at index: Int) -> Declaration.Kind? {
    switch keyword {
    case .class: return view.isWord(index + 1) ? .class : nil
    case .struct: return .struct
    case .enum: return .enum
    case .protocol: return .protocol
    default: return view.isName(index + 1) && !view.startsLine(index + 1) ? .actor : nil
    }
  }

  private func memberKind(_ keyword: Word, at index: Int) -> Declaration.Kind? {
    switch keyword {
    case .`init`: isInitializer(at: index) ? .initializer : nil
    case .deinit: .deinitializer
    case .subscript: .subscript
    case .associatedtype: .associatedType
    case .operator: .operator
    case .precedencegroup: .precedenceGroup
    case .macro: view.isName(index + 1) ? .macro : nil
    default: nil
    }
  }

  /// In the body of an initializer `init` is a call.
  private func isInitializer(at index: Int) -> Bool {
    guard top.isCode, let declaration = top.declaration, let block = top.block else { return true }
    return declarations[declaration].kind != .initializer || blocks[block].role != .functionBody
  }
}

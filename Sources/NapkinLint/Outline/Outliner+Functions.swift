extension Outliner {
  /// Reads the head of a function, an initializer, a subscript or a macro.
  mutating func readFunction(_ head: Declaration) {
    var declaration = head
    var index = readName(of: &declaration)
    index = readGenerics(of: &declaration, at: index)
    if view.isKind(.leftParenthesis, index), head.kind != .deinitializer {
      declaration.parameters = index
      index = view.after(index)
    }
    index = view.effectsEnd(from: index)
    if view.isKind(.arrow, index) {
      let end = view.typeEnd(from: index + 1)
      if end > index + 1, head.kind != .initializer { declaration.type = (index + 1)..<end }
      index = end
    }
    if head.kind == .macro, view.isKind(.equal, index) { return openValue(of: declaration, at: index) }
    index = view.whereClauseEnd(from: index)
    if head.kind == .subscript { declaration.storage = .computed }
    add(declaration, end: index, role: view.isKind(.leftBrace, index) ? bodyRole(of: head.kind, at: index) : nil)
  }

  private func readName(of declaration: inout Declaration) -> Int {
    let start = declaration.keyword + 1
    switch declaration.kind {
    case .function:
      guard start < view.count, !view.isKind(.leftParenthesis, start), !view.isKind(.leftBrace, start) else {
        return start
      }
      declaration.name = start
      return view.operatorEnd(from: start)
    case .macro:
      declaration.name = start
      return start + 1
    case .initializer:
      // `init?` and `init!`.
      let isFailable = view.isKind(.postfixQuestionMark, start) || view.isKind(.postfixExclamationMark, start)
      return isFailable ? start + 1 : start
    default: return start
    }
  }

  private func bodyRole(of kind: Declaration.Kind, at open: Int) -> Block.Role? {
    switch kind {
    case .function, .initializer, .deinitializer: .functionBody
    case .subscript: view.holdsAccessors(open) ? .accessors : .functionBody
    default: nil
    }
  }
}

/// Properties and enum cases: what stands in a list and may have a value.
extension Outliner {
  /// Reads the first binding of a `let` or `var`. Variables in code are not kept, but their accessors are no closures.
  mutating func readBindings(of head: Declaration) {
    top.list = top.isCode ? .locals : .properties
    readBinding(of: head, at: head.keyword + 1)
  }

  /// Reads what stands behind a comma, when the declaration before it goes on there.
  mutating func continueList(at comma: Int) {
    guard top.pending == .other, top.list != .none, comma >= top.headEnd else { return }
    let previous = top.headDeclaration
    endValue(before: comma)
    var next = Declaration(kind: top.list == .enumCases ? .enumCase : .property, keyword: top.statement)
    if top.list != .locals, let previous {
      next = Declaration(kind: next.kind, keyword: declarations[previous].keyword)
      next.modifiers = declarations[previous].modifiers
    }
    next.parent = top.declaration
    next.first = comma + 1
    if top.list == .enumCases { readCase(of: next, at: comma + 1) } else { readBinding(of: next, at: comma + 1) }
  }

  private mutating func readBinding(of head: Declaration, at start: Int) {
    var declaration = head
    var index = readPattern(of: &declaration, at: start)
    if view.isKind(.colon, index) {
      let end = view.typeEnd(from: index + 1)
      if end > index + 1 { declaration.type = (index + 1)..<end }
      index = end
    }
    let hasBody = view.isKind(.leftBrace, index)
    guard top.list != .locals else { return noteLocal(end: index, hasBody: hasBody) }
    declaration.isConstant = view.keyword(head.keyword) == .let
    if hasBody {
      declaration.storage = view.storage(ofAccessors: index)
      add(declaration, end: index, role: accessorRole(at: index))
    } else {
      openValue(of: declaration, at: index)
    }
  }

  private func readPattern(of declaration: inout Declaration, at start: Int) -> Int {
    if view.isWord(start) {
      declaration.name = start
      return start + 1
    }
    return view.isKind(.leftParenthesis, start) ? view.after(start) : start
  }

  private mutating func noteLocal(end: Int, hasBody: Bool) {
    top.headDeclaration = top.declaration
    top.headEnd = hasBody ? end + 1 : end
    if hasBody {
      (top.body, top.bodyRole) = (end, accessorRole(at: end))
    } else if !view.isKind(.equal, end) {
      top.start = end
    }
  }

  /// Each case of a list is a declaration of its own.
  mutating func readCase(of head: Declaration, at start: Int) {
    top.list = .enumCases
    guard view.isWord(start) else {
      top.headEnd = start
      top.headDeclaration = top.declaration
      return
    }
    var declaration = head
    declaration.name = start
    var index = start + 1
    if view.isKind(.leftParenthesis, index) {
      declaration.parameters = index
      index = view.after(index)
    }
    openValue(of: declaration, at: index)
  }

  /// Adds a declaration that may have a value behind its head.
  mutating func openValue(of declaration: Declaration, at index: Int) {
    add(declaration, end: index)
    guard view.isKind(.equal, index) else { return }
    top.start = -1
    top.value = top.headDeclaration
  }

  /// Ends the value that is being read, at the first token that does not belong to it.
  mutating func endValue(before end: Int) {
    guard let index = top.value else { return }
    top.value = nil
    let start = declarations[index].headEnd + 1
    if end > start { declarations[index].value = start..<end }
    declarations[index].headEnd = max(end, start)
  }

  func accessorRole(at open: Int) -> Block.Role {
    view.holdsAccessors(open) ? .accessors : .functionBody
  }
}

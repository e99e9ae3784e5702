extension Outline {
  /// The types that a declaration inherits from or conforms to, compositions taken apart, in source order.
  ///
  /// Attributes, `any`, `some` and parentheses are looked through; a suppressed `~Copyable` is left out.
  package func inheritance(of declaration: Declaration) -> [TypeName] {
    guard declaration.hasMembers || declaration.kind == .associatedType, let clause = declaration.type else {
      return []
    }
    var names: [TypeName] = []
    var index = clause.lowerBound
    while index < clause.upperBound {
      // Parentheses only group: the names in them stand in the clause as the others do.
      switch tokens[index].kind {
      case .word, .quotedWord: index = takeName(at: index, before: clause.upperBound, into: &names)
      case .at: index = withView { $0.attributeEnd(from: index) }
      case .operator where isSuppression(index, in: clause): index = withView { $0.typeNameEnd(from: index + 1) }
      default: index += 1
      }
    }
    return names
  }

  private func takeName(at index: Int, before end: Int, into names: inout [TypeName]) -> Int {
    let isSpecifier = tokens[index].keyword.isTypeSpecifier && index + 1 < end
      && (isIdentifier(index + 1) || kind(at: index + 1) == .leftParenthesis)
    guard !isSpecifier else { return index + 1 }
    let nameEnd = withView { $0.typeNameEnd(from: index) }
    if let name = TypeName(path: index..<nameEnd, in: self) { names.append(name) }
    return nameEnd
  }

  /// An operator before a type is `~`, between types it is `&`.
  private func isSuppression(_ index: Int, in clause: TokenRange) -> Bool {
    guard index > clause.lowerBound else { return true }
    switch tokens[index - 1].kind {
    case .comma, .leftParenthesis, .prefixAmpersand, .operator: return true
    default: return false
    }
  }
}

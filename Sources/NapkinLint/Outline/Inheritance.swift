extension Outline {
  /// The types that a declaration inherits from or conforms to, compositions taken apart, in source order.
  ///
  /// Attributes, `any`, `some` and parentheses are looked through; a suppressed `~Copyable` is left out.
  package func inheritance(of declaration: Declaration) -> [TypeName] {
    guard declaration.hasMembers || declaration.kind == .associatedType, let clause = declaration.type else { return [] }
    let entries = split(clause) { tokens[$0].kind == .comma }
    return entries.flatMap { entry in names(ofEntry: entry) }
  }

  private func names(ofEntry entry: TokenRange) -> [TypeName] {
    let isSuppressed = entry.first.map { tokens[$0].kind == .operator } ?? true
    guard !isSuppressed else { return [] }
    return TypeReference(entry, in: self).names
  }
}

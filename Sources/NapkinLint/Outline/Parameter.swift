/// One parameter of a function, an initializer or a subscript: `withListener listener: HomeListener? = nil`.
package struct Parameter: Hashable, Sendable {
  /// The first of two names, `_` included, or the only one.
  package let label: Int
  /// The name inside the body.
  package let name: Int
  package let type: TokenRange
  package let defaultValue: TokenRange?
}

extension Outline {
  /// The parameters of a declaration, in source order; those without a name or a type are left out.
  package func parameters(of declaration: Declaration) -> [Parameter] {
    guard let open = declaration.parameters else { return [] }
    return split(inside(open)) { tokens[$0].kind == .comma }.compactMap(parameter)
  }

  private func parameter(_ range: TokenRange) -> Parameter? {
    let colon = topLevel(of: range).first { tokens[$0].kind == .colon }
    guard let colon, colon > range.lowerBound, isIdentifier(colon - 1) else { return nil }
    let hasTwoNames = colon - 2 >= range.lowerBound && isIdentifier(colon - 2)
    let equal = topLevel(of: colon..<range.upperBound).first { tokens[$0].kind == .equal }
    return Parameter(
      label: hasTwoNames ? colon - 2 : colon - 1, name: colon - 1, type: (colon + 1)..<(equal ?? range.upperBound),
      defaultValue: equal.map { ($0 + 1)..<range.upperBound })
  }
}

/// A type as source names it: `Home.Interactor<State>`.
package struct TypeName: Hashable, Sendable {
  /// The last part of the name, as an index into the outline's tokens.
  package let token: Int
  /// The first part; the same as `token` when the name is not qualified.
  package let first: Int
  /// The `<` of the generic arguments.
  package let generics: Int?

  var isQualified: Bool { first != token }
}

extension TypeName {
  /// Reads `A.B<C>`; nil when the range is anything else, or a metatype.
  init?(path range: TokenRange, in outline: Outline) {
    var index = range.lowerBound
    var last: Int?
    var generics: Int?
    while index < range.upperBound {
      guard outline.isIdentifier(index) else { return nil }
      last = index
      generics = nil
      index += 1
      if index < range.upperBound, outline.tokens[index].kind == .leftAngle, let close = outline.mate(of: index) {
        generics = index
        index = close + 1
      }
      guard index < range.upperBound else { break }
      let separator = outline.tokens[index].kind
      guard separator == .period || separator == .colonColon else { return nil }
      index += 1
    }
    guard let last else { return nil }
    let isMetatype = outline.tokens[last].word == .Type || outline.tokens[last].word == .Protocol
    guard !isMetatype || last == range.lowerBound else { return nil }
    self.init(token: last, first: range.lowerBound, generics: generics)
  }
}

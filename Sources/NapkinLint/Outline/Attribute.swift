/// One attribute: `@Module.Name(arguments)`.
package struct Attribute: Hashable, Sendable {
  /// The last part of the name, as an index into the outline's tokens.
  package let name: Int
  /// The first part of the name.
  package let first: Int
  /// The `(` of the arguments.
  package let arguments: Int?
}

extension Outline {
  /// The attributes before a declaration's modifiers and between them.
  package func attributes(of declaration: Declaration) -> [Attribute] {
    attributes(in: declaration.first..<max(declaration.first, declaration.keyword))
  }

  /// The attributes in a range, those in brackets left out.
  package func attributes(in range: TokenRange) -> [Attribute] {
    withView { view in
      var attributes: [Attribute] = []
      var index = range.lowerBound
      while index + 1 < range.upperBound {
        guard view.isKind(.at, index) else {
          index = view.next(after: index)
          continue
        }
        let attribute = view.attribute(at: index)
        if attribute.name > index {
          attributes.append(Attribute(name: attribute.name, first: index + 1, arguments: attribute.arguments))
        }
        index = attribute.end
      }
      return attributes
    }
  }
}

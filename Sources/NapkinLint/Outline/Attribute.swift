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

  /// The attributes in a range, arguments passed over.
  package func attributes(in range: TokenRange) -> [Attribute] {
    var attributes: [Attribute] = []
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      guard tokens[index].kind == .at else {
        index = tokens[index].kind.opens ? (mate(of: index) ?? index) + 1 : index + 1
        continue
      }
      let attribute = attribute(at: index)
      attributes.append(attribute)
      index = attribute.arguments.flatMap(mate) ?? attribute.name
      index += 1
    }
    return attributes
  }

  private func attribute(at sign: Int) -> Attribute {
    var name = sign + 1
    while name + 2 < tokens.count, tokens[name + 1].kind == .period { name += 2 }
    var next = name + 1
    if next < tokens.count, tokens[next].kind == .leftAngle, let close = mate(of: next) { next = close + 1 }
    let hasArguments = next < tokens.count && tokens[next].kind == .leftParenthesis
      && !tokens[next].flags.contains(.followsTrivia)
    return Attribute(name: name, first: sign + 1, arguments: hasArguments ? next : nil)
  }
}

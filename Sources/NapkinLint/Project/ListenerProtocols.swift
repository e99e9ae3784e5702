/// Finds the protocols that listeners are typed with.
enum ListenerProtocols {
  /// - Returns: the symbols that a `listener` property of an interactor, a view, a view controller, a presenter or a
  ///   presentable protocol has as its type, and those that a `withListener` parameter has.
  static func find(in index: SymbolIndex) -> Set<Int> {
    var found: Set<Int> = []
    for (number, file) in index.files.enumerated()
    where file.words.contains(.listener) || file.words.contains(.withListener) {
      for (position, declaration) in file.outline.declarations.enumerated() {
        for name in names(declaration, file, index, number) {
          guard case .symbols(let symbols) = index.resolve(name, in: number, at: position) else { continue }
          found.formUnion(symbols.filter { index.symbols[$0].kind == .protocol })
        }
      }
    }
    return found
  }

  private static func names(_ declaration: Declaration, _ file: OutlinedFile, _ index: SymbolIndex, _ number: Int)
    -> [TypeName]
  {
    switch declaration.kind {
    case .property:
      guard let name = declaration.name, file.outline.tokens[name].word == .listener, let type = declaration.type,
        let parent = declaration.parent, hasListener(parent, index, number)
      else { return [] }
      return TypeReference(type, in: file.outline).names
    case .function:
      guard let parameters = declaration.parameters else { return [] }
      return file.outline.arguments(in: parameters).flatMap { listenerNames($0, file.outline) }
    default: return []
    }
  }

  private static func hasListener(_ declaration: Int, _ index: SymbolIndex, _ file: Int) -> Bool {
    let symbols = index.symbols(at: TypeSymbol.Place(file: file, declaration: declaration))
    let roles: Roles = [.interactable, .presenter, .presentable, .view, .viewController, .platformView]
    return symbols.contains { !index.symbols[$0].roles.isDisjoint(with: roles) }
  }

  /// `withListener listener: HomeListener`: two names before the colon.
  private static func listenerNames(_ parameter: Call.Argument, _ outline: Outline) -> [TypeName] {
    let first = parameter.label ?? parameter.value.lowerBound
    guard outline.tokens[first].word == .withListener else { return [] }
    let end = parameter.value.upperBound
    guard let colon = (first..<end).first(where: { outline.tokens[$0].kind == .colon }) else { return [] }
    return TypeReference((colon + 1)..<end, in: outline).names
  }
}

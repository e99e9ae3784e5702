/// Finds the protocols that listeners are typed with.
enum ListenerProtocols {
  /// - Returns: the symbols that a `listener` property of an interactor, a view, a view controller, a presenter or a
  ///   presentable protocol has as its type, and those that a `withListener` parameter has.
  static func find(in index: SymbolIndex) -> Set<Int> {
    var found: Set<Int> = []
    for (number, file) in index.files.enumerated()
    where file.words.contains(.listener) || file.words.contains(.withListener) {
      for (position, declaration) in file.outline.declarations.enumerated() {
        for type in types(in: declaration, file, index, number) {
          found.formUnion(protocols(of: type, index, number, at: position))
        }
      }
    }
    return found
  }

  /// The types that a declaration gives to listeners.
  private static func types(in declaration: Declaration, _ file: OutlinedFile, _ index: SymbolIndex, _ number: Int)
    -> [TypeReference]
  {
    switch declaration.kind {
    case .property:
      guard let name = declaration.name, file.outline.tokens[name].word == .listener, let type = declaration.type,
        let parent = declaration.parent, hasListener(parent, index, number)
      else { return [] }
      return [TypeReference(type, in: file.outline)]
    case .function:
      guard file.words.contains(.withListener), let parameters = declaration.parameters else { return [] }
      return file.outline.arguments(in: parameters).compactMap { listenerType($0, file.outline) }
    default: return []
    }
  }

  private static func hasListener(_ declaration: Int, _ index: SymbolIndex, _ file: Int) -> Bool {
    let symbols = index.symbols(at: TypeSymbol.Place(file: file, declaration: declaration))
    let roles: Roles = [.interactable, .presenter, .presentable, .view, .viewController, .platformView]
    return symbols.contains { !index.symbols[$0].roles.isDisjoint(with: roles) }
  }

  /// `withListener listener: HomeListener`: two names before the colon.
  private static func listenerType(_ parameter: Call.Argument, _ outline: Outline) -> TypeReference? {
    let first = parameter.label ?? parameter.value.lowerBound
    guard outline.tokens[first].word == .withListener else { return nil }
    let end = parameter.value.upperBound
    guard let colon = (first..<end).first(where: { outline.tokens[$0].kind == .colon }) else { return nil }
    return TypeReference((colon + 1)..<end, in: outline)
  }

  /// Of a composition such as `HomeListener & Loading` those that are named as listeners, or else all.
  private static func protocols(of type: TypeReference, _ index: SymbolIndex, _ file: Int, at position: Int) -> [Int] {
    let found = type.names.flatMap { name -> [Int] in
      guard case .symbols(let symbols) = index.resolve(name, in: file, at: position) else { return [] }
      return index.types(behind: symbols).filter { index.symbols[$0].kind == .protocol }
    }
    let named = found.filter { index.symbols[$0].name.hasSuffix("Listener") }
    return named.isEmpty ? found : named
  }
}

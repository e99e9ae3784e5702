/// The protocols by which the parts of a napkin know each other, and where each is first named for it.
package struct CollaboratorProtocols: Sendable {
  /// What a protocol stands for.
  package enum Part: Int, CaseIterable, Sendable {
    /// The type of an interactor's `router`.
    case router
    /// The type of an interactor's `presenter`.
    case presenter
    /// What an interactor tells its parent: the type of its `listener`, or of a `withListener` parameter.
    case childListener
    /// What a view tells its interactor: the type of the `listener` of a view, a presenter or a presentable protocol.
    case viewListener
    /// Named for any of these, but together with `Sendable`.
    case composedWithSendable
  }

  /// A name in the type of a property or a parameter.
  package struct Mention: Hashable, Sendable {
    package let file: Int
    package let token: Int
  }

  /// All protocols that are the type of a listener, on either side.
  package private(set) var listeners: Set<Int> = []
  /// The protocols that are called listeners, and are what a dependency protocol or a component provides.
  private(set) var providedListeners: Set<Int> = []
  /// The names of such types that no file declares.
  private(set) var namesOfProvidedListeners: Set<String> = []
  /// For each part the protocols.
  private var mentions = [[Int: Mention]](repeating: [:], count: Part.allCases.count)

  init(in index: SymbolIndex) {
    for (number, file) in index.files.enumerated() {
      let mayNameCollaborators = file.mayNameCollaborators
      for position in file.outline.declarations.indices {
        if mayNameCollaborators { note(position, in: number, index) }
        noteProvided(position, in: number, index)
      }
    }
  }

  /// Where a symbol is first named as that part; nil when it nowhere is.
  package func mention(of symbol: Int, as part: Part) -> Mention? { mentions[part.rawValue][symbol] }

  private mutating func note(_ position: Int, in file: Int, _ index: SymbolIndex) {
    let outline = index.files[file].outline
    let declaration = outline.declarations[position]
    switch declaration.kind {
    case .property:
      guard let part = part(of: declaration, in: file, index), let type = declaration.type else { return }
      note(TypeReference(type, in: outline), as: part, at: position, in: file, index)
    case .function where index.files[file].words.contains(.withListener):
      for parameter in outline.parameters(of: declaration) where outline.tokens[parameter.label].word == .withListener {
        note(TypeReference(parameter.type, in: outline), as: .childListener, at: position, in: file, index)
      }
    default: break
    }
  }

  private mutating func noteProvided(_ position: Int, in file: Int, _ index: SymbolIndex) {
    let outline = index.files[file].outline
    let property = outline.declarations[position]
    guard property.kind == .property, let type = property.type, let parent = property.parent,
      type.contains(where: { index.files[file].name($0, endsWith: "Listener") }),
      index.has([.dependency, .component], at: parent, in: file)
    else { return }
    for name in TypeReference(type, in: outline).names {
      switch index.resolve(name, in: file, at: position) {
      case .symbols(let found): providedListeners.formUnion(index.types(behind: found))
      case .unknown: namesOfProvidedListeners.insert(index.files[file].text(of: name.token))
      case .framework, .parameter: break
      }
    }
  }

  private func part(of property: Declaration, in file: Int, _ index: SymbolIndex) -> Part? {
    guard let name = property.name, let parent = property.parent else { return nil }
    switch index.files[file].outline.tokens[name].word {
    case .router: return index.has(.interactable, at: parent, in: file) ? .router : nil
    case .presenter: return index.has(.interactable, at: parent, in: file) ? .presenter : nil
    case .listener:
      if index.has(.interactable, at: parent, in: file) { return .childListener }
      let views: Roles = [.presenter, .presentable, .view, .viewController, .platformView]
      return index.has(views, at: parent, in: file) ? .viewListener : nil
    default: return nil
    }
  }

  private mutating func note(
    _ type: TypeReference, as part: Part, at position: Int, in file: Int, _ index: SymbolIndex
  ) {
    let outline = index.files[file].outline
    let isComposed = type.names.contains { outline.tokens[$0.token].word == .Sendable }
    for (symbol, name) in index.protocols(in: type, as: part, file, at: position) {
      let mention = Mention(file: file, token: name.token)
      if part == .childListener || part == .viewListener { listeners.insert(symbol) }
      if isComposed { mentions[Part.composedWithSendable.rawValue][symbol] = mention }
      if mentions[part.rawValue][symbol] == nil { mentions[part.rawValue][symbol] = mention }
    }
  }
}

extension OutlinedFile {
  fileprivate var mayNameCollaborators: Bool {
    words.contains(.listener) || words.contains(.withListener) || words.contains(.router) || words.contains(.presenter)
  }
}

extension SymbolIndex {
  fileprivate func has(_ roles: Roles, at declaration: Int, in file: Int) -> Bool {
    symbols(at: TypeSymbol.Place(file: file, declaration: declaration)).contains {
      !symbols[$0].roles.isDisjoint(with: roles)
    }
  }

  /// The protocols that a type leads to. Of a composition such as `HomeListener & Loading` those that are named as
  /// listeners, or else all.
  fileprivate func protocols(
    in type: TypeReference, as part: CollaboratorProtocols.Part, _ file: Int, at position: Int
  ) -> [(symbol: Int, name: TypeName)] {
    let found = type.names.flatMap { name in
      protocols(named: name, file, at: position).map { (symbol: $0, name: name) }
    }
    guard part == .childListener || part == .viewListener else { return found }
    let named = found.filter { symbols[$0.symbol].name.hasSuffix("Listener") }
    return named.isEmpty ? found : named
  }

  /// Of a generic parameter those that constrain it.
  private func protocols(named name: TypeName, _ file: Int, at position: Int) -> [Int] {
    let found: [Int]
    switch resolve(name, in: file, at: position) {
    case .symbols(let symbols): found = symbols
    case .parameter(let constraints):
      found = constraints.flatMap { constraint -> [Int] in
        if case .symbols(let symbols) = resolve(constraint, in: file, at: position) { symbols } else { [] }
      }
    case .framework, .unknown: found = []
    }
    return types(behind: found).filter { symbols[$0].kind == .protocol }
  }
}

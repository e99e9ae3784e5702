/// Finds every type's roles, however many protocols, aliases and base classes lie between it and the framework.
///
/// Roles only ever grow, so the types whose roles changed hand them on until nothing changes; cycles end by
/// themselves.
struct RoleTable {
  private let index: SymbolIndex
  private var roles: [Roles]
  /// What each symbol names in its inheritance clauses.
  private let bases: [[Base]]
  /// Which symbols name each symbol.
  private let dependents: [[Int]]

  private enum Base {
    case given(Roles)
    /// Of a name that is declared twice only what all declarations share is certain.
    case shared([Int])
  }

  /// - Returns: the index with the roles filled in.
  static func fill(_ index: SymbolIndex) -> SymbolIndex {
    var table = RoleTable(index)
    table.spread()
    var filled = index
    for symbol in table.roles.indices { filled.setRoles(table.roles[symbol], of: symbol) }
    return filled
  }

  private init(_ index: SymbolIndex) {
    self.index = index
    roles = index.symbols.map { RoleTable.ownRoles(of: $0, in: index.files) }
    bases = index.symbols.map { RoleTable.bases(of: $0, in: index) }
    var dependents = [[Int]](repeating: [], count: index.symbols.count)
    for (symbol, bases) in bases.enumerated() {
      for case .shared(let candidates) in bases {
        for candidate in candidates { dependents[candidate].append(symbol) }
      }
    }
    self.dependents = dependents
  }

  private mutating func spread() {
    var waiting = Array(roles.indices)
    var isWaiting = [Bool](repeating: true, count: roles.count)
    while let symbol = waiting.popLast() {
      isWaiting[symbol] = false
      let grown = roles[symbol].union(inherited(by: symbol))
      guard grown != roles[symbol] else { continue }
      roles[symbol] = grown
      for dependent in dependents[symbol] where !isWaiting[dependent] {
        isWaiting[dependent] = true
        waiting.append(dependent)
      }
    }
  }

  private func inherited(by symbol: Int) -> Roles {
    bases[symbol].reduce(into: []) { all, base in
      switch base {
      case .given(let roles): all.formUnion(roles)
      case .shared(let candidates): all.formUnion(shared(by: candidates))
      }
    }
  }

  private func shared(by candidates: [Int]) -> Roles {
    guard let first = candidates.first else { return [] }
    return candidates.dropFirst().reduce(roles[first]) { $0.intersection(roles[$1]) }
  }

  private static func bases(of symbol: TypeSymbol, in index: SymbolIndex) -> [Base] {
    ([symbol.place] + symbol.extensions).flatMap { place -> [Base] in
      let file = index.files[place.file]
      let declaration = file.outline.declarations[place.declaration]
      return names(in: declaration, of: file.outline).map { name in
        switch index.resolve(name, in: place.file, at: place.declaration) {
        case .symbols(let candidates): .shared(candidates)
        case .framework(let word): .given(Roles(word) ?? [])
        case .parameter, .unknown: .given([])
        }
      }
    }
  }

  private static func names(in declaration: Declaration, of outline: Outline) -> [TypeName] {
    guard declaration.kind == .typeAlias else { return outline.inheritance(of: declaration) }
    return declaration.type.map { TypeReference($0, in: outline).names } ?? []
  }

  /// What the declaration itself shows: classes and actors are class-bound, `body: some View` makes a view, and an
  /// actor that keeps an `InteractorLifecycle` is an interactor.
  private static func ownRoles(of symbol: TypeSymbol, in files: [OutlinedFile]) -> Roles {
    var roles: Roles = symbol.kind == .class || symbol.kind == .actor ? .classBound : []
    let outline = files[symbol.place.file].outline
    for member in outline.members(of: symbol.place.declaration) {
      let property = outline.declarations[member]
      guard property.kind == .property, let name = property.name, let type = property.type ?? property.value else { continue }
      if symbol.kind == .actor, holds(.InteractorLifecycle, outline, type) { roles.insert(.interactable) }
      if symbol.kind == .struct, outline.tokens[name].word == .body, holds(.View, outline, type) { roles.insert(.view) }
    }
    return roles
  }

  private static func holds(_ word: Word, _ outline: Outline, _ range: TokenRange) -> Bool {
    range.contains { outline.tokens[$0].word == word }
  }
}

/// Finds every type's roles, however many protocols, aliases and base classes lie between it and the framework.
///
/// Roles only ever grow, so the types whose roles changed hand them on until nothing changes; cycles end by
/// themselves, and the order of files does not matter.
struct RoleTable {
  private var roles: [Roles]
  /// For each symbol those that have it as their one base of a name.
  private var dependents: [[Int]]
  private var groups: [Group] = []
  /// For each symbol the groups that it is one of.
  private var memberships: [[Int]]
  private var waiting: [Int] = []
  private var isWaiting: [Bool]
  private let projects: [String: ProjectSettings]

  /// The types of a name that is declared more than once. Only what all of them are is certain.
  private struct Group {
    let candidates: [Int]
    let dependent: Int
    var roles: Roles
  }

  /// - Parameter projects: what is said of projects, by their folders.
  /// - Returns: the index with the roles and the heirs filled in.
  static func fill(_ index: SymbolIndex, by projects: [String: ProjectSettings] = [:]) -> SymbolIndex {
    var table = RoleTable(index, projects)
    table.spread()
    var filled = index
    for symbol in table.roles.indices { filled.setRoles(table.roles[symbol], of: symbol) }
    filled.finishRoles()
    filled.setHeirs(table.heirs)
    return filled
  }

  /// For each symbol those that have it as a base.
  private var heirs: [[Int]] {
    dependents.indices.map { symbol in dependents[symbol] + memberships[symbol].map { groups[$0].dependent } }
  }

  private init(_ index: SymbolIndex, _ projects: [String: ProjectSettings]) {
    self.projects = projects.filter { !$0.value.baseTypes.isEmpty }
    roles = index.symbols.map { $0.ownRoles(in: index.files[$0.place.file]) }
    dependents = Array(repeating: [], count: roles.count)
    memberships = Array(repeating: [], count: roles.count)
    isWaiting = Array(repeating: false, count: roles.count)
    for (symbol, entry) in index.symbols.enumerated() {
      for place in entry.places { addBases(at: place, of: symbol, index) }
      if !roles[symbol].isEmpty { wake(symbol) }
    }
  }

  private mutating func addBases(at place: TypeSymbol.Place, of symbol: Int, _ index: SymbolIndex) {
    let file = index.files[place.file]
    let declaration = file.outline.declarations[place.declaration]
    for name in declaration.bases(in: file.outline) {
      switch index.resolve(base: name, of: place) {
      case .symbols(let candidates): add(candidates, to: symbol)
      case .framework(let word): roles[symbol].formUnion(Roles(word) ?? [])
      case .unknown where declaration.kind == .class && file.name(name.token, endsWith: "ViewController"):
        // Whatever module it is from, what it is called says what it is.
        roles[symbol].formUnion([.viewController, .classBound])
        addOwnRoles(of: name, to: symbol, file)
      case .unknown: addOwnRoles(of: name, to: symbol, file)
      case .parameter: break
      }
    }
  }

  private mutating func addOwnRoles(of name: TypeName, to symbol: Int, _ file: OutlinedFile) {
    guard !projects.isEmpty, let project = projects[file.source.projectFolder] else { return }
    roles[symbol].formUnion(project.roles(of: file.text(of: name.token)))
  }

  private mutating func add(_ candidates: [Int], to symbol: Int) {
    guard candidates.count > 1 else { return candidates.forEach { dependents[$0].append(symbol) } }
    for candidate in candidates { memberships[candidate].append(groups.count) }
    groups.append(Group(candidates: candidates, dependent: symbol, roles: []))
  }

  private mutating func spread() {
    while let symbol = waiting.popLast() {
      isWaiting[symbol] = false
      for dependent in dependents[symbol] { grow(dependent, by: roles[symbol]) }
      for group in memberships[symbol] where !groups[group].roles.isSuperset(of: roles[symbol]) {
        groups[group].roles = groups[group].candidates.reduce(roles[symbol]) { $0.intersection(roles[$1]) }
        grow(groups[group].dependent, by: groups[group].roles)
      }
    }
  }

  private mutating func grow(_ symbol: Int, by given: Roles) {
    guard !roles[symbol].isSuperset(of: given) else { return }
    roles[symbol].formUnion(given)
    wake(symbol)
  }

  private mutating func wake(_ symbol: Int) {
    guard !isWaiting[symbol] else { return }
    isWaiting[symbol] = true
    waiting.append(symbol)
  }
}

extension Declaration {
  /// What a type or an extension inherits from and conforms to; for an alias, what it stands for.
  fileprivate func bases(in outline: Outline) -> [TypeName] {
    guard kind == .typeAlias else { return outline.inheritance(of: self) }
    return type.map { TypeReference($0, in: outline).names } ?? []
  }
}

extension TypeSymbol {
  /// What the declaration itself shows: classes and actors are class-bound, `body: some View` makes a view, and an
  /// actor that keeps an `InteractorLifecycle` is an interactor.
  fileprivate func ownRoles(in file: OutlinedFile) -> Roles {
    switch kind {
    case .class: .classBound
    case .actor: holds(.InteractorLifecycle, in: file) { _ in true } ? [.classBound, .interactable] : .classBound
    case .struct: holds(.View, in: file) { file.outline.tokens[$0].word == .body } ? .view : []
    default: []
    }
  }

  /// Whether a property is typed with a word, or has it in its initial value when no type is written.
  private func holds(_ word: Word, in file: OutlinedFile, name isWanted: (Int) -> Bool) -> Bool {
    guard file.words.contains(word) else { return false }
    let outline = file.outline
    return outline.members(of: place.declaration).contains { member in
      let property = outline.declarations[member]
      guard property.kind == .property, let name = property.name, isWanted(name) else { return false }
      return (property.type ?? property.value)?.contains { outline.tokens[$0].word == word } ?? false
    }
  }
}

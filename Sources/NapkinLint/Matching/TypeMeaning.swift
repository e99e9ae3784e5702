/// What a written type is, as far as the index tells.
package struct TypeMeaning: Sendable {
  /// The roles of all its names together.
  package private(set) var roles: Roles = []
  /// The types that its names lead to, aliases and constraints of generic parameters followed.
  package private(set) var symbols: [Int] = []
  /// The names that lead nowhere.
  package private(set) var unknownNames: [TypeName] = []

  /// Whether every name leads to a declaration, to the framework or to the system.
  package var isKnown: Bool { unknownNames.isEmpty }
}

extension Project {
  /// Reads a type that is written inside a declaration.
  package func meaning(of type: TypeReference, in file: Int, at declaration: Int?) -> TypeMeaning {
    meaning(of: type.names, in: file, at: declaration)
  }

  func meaning(of names: [TypeName], in file: Int, at declaration: Int?) -> TypeMeaning {
    var meaning = TypeMeaning()
    for name in names { meaning.add(name, index, file, declaration) }
    return meaning
  }
}

extension TypeMeaning {
  fileprivate mutating func add(_ name: TypeName, _ index: SymbolIndex, _ file: Int, _ declaration: Int?) {
    switch index.resolve(name, in: file, at: declaration) {
    case .symbols(let found): add(found, index)
    case .framework(let word): roles.formUnion(Roles(word) ?? [])
    case .unknown: unknownNames.append(name)
    case .parameter(let constraints):
      for constraint in constraints { addConstraint(index.resolve(constraint, in: file, at: declaration), index) }
    }
  }

  /// What is not known of a constraint is not asked for; parameters of its own would lead back here.
  private mutating func addConstraint(_ constraint: Resolution, _ index: SymbolIndex) {
    switch constraint {
    case .symbols(let found): add(found, index)
    case .framework(let word): roles.formUnion(Roles(word) ?? [])
    case .parameter, .unknown: break
    }
  }

  private mutating func add(_ found: [Int], _ index: SymbolIndex) {
    roles.formUnion(index.sharedRoles(of: found))
    let types = index.types(behind: found)
    symbols = symbols.isEmpty ? types : symbols + types
  }
}

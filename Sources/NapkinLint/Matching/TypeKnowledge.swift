/// What the index tells of the types that a reference names.
extension LintedFile {
  /// Whether every name leads to a declaration or to the framework.
  func isKnown(_ type: TypeReference, at declaration: Int) -> Bool {
    !type.names.isEmpty && type.names.allSatisfy { name in
      if case .unknown = resolve(name, at: declaration) { false } else { true }
    }
  }

  /// The roles of all names together; of those only that lead somewhere.
  func roles(of type: TypeReference, at declaration: Int) -> Roles {
    type.names.reduce(into: []) { $0.formUnion(roles(of: $1, at: declaration) ?? []) }
  }

  /// Whether a property of the type can be weak; nil when the index does not know it.
  func isClassBound(_ type: TypeReference, at declaration: Int) -> Bool? {
    guard isKnown(type, at: declaration) else { return nil }
    return roles(of: type, at: declaration).contains(.classBound)
  }

  /// The declarations that the names lead to, constraints of generic parameters included.
  func symbols(of type: TypeReference, at declaration: Int) -> [Int] {
    type.names.flatMap { symbols(of: $0, at: declaration) }
  }

  func symbols(of name: TypeName, at declaration: Int?) -> [Int] {
    switch resolve(name, at: declaration) {
    case .symbols(let symbols): return symbols
    case .parameter(let constraints):
      return constraints.flatMap { constraint -> [Int] in
        if case .symbols(let symbols) = resolve(constraint, at: declaration) { symbols } else { [] }
      }
    case .framework, .unknown: return []
    }
  }

  func resolve(_ name: TypeName, at declaration: Int?) -> Resolution {
    project.index.resolve(name, in: number, at: declaration)
  }

  /// Whether one of the names ends so.
  func hasName(_ type: TypeReference, endingWith suffix: StaticString) -> Bool {
    type.names.contains { file.name($0.token, endsWith: suffix) }
  }
}

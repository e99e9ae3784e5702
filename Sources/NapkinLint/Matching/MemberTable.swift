/// The members of a type by their names.
struct MemberTable: Sendable {
  /// Of several properties of one name the first.
  private(set) var properties: [String: TypeSymbol.Place] = [:]
  private(set) var names: Set<String> = []

  init(of places: [TypeSymbol.Place], in files: [OutlinedFile]) {
    for place in places {
      let file = files[place.file]
      for member in file.outline.members(of: place.declaration) {
        guard let token = file.outline.declarations[member].name else { continue }
        add(file.text(of: token), TypeSymbol.Place(file: place.file, declaration: member), in: file)
      }
    }
  }

  private mutating func add(_ name: String, _ member: TypeSymbol.Place, in file: OutlinedFile) {
    names.insert(name)
    guard file.outline.declarations[member.declaration].kind == .property, properties[name] == nil else { return }
    properties[name] = member
  }
}

extension MemberTable {
  enum Owner: Hashable, Sendable {
    /// What a declaration declares or extends.
    case symbols([Int])
    /// An extension of a type that is not known.
    case place(TypeSymbol.Place)
  }
}

extension Project {
  /// The members of what a name may mean, extensions and all.
  func members(of symbols: [Int]) -> MemberTable {
    memberTables.value(of: .symbols(symbols)) {
      MemberTable(of: symbols.flatMap { index.symbols[$0].places }, in: files)
    }
  }
}

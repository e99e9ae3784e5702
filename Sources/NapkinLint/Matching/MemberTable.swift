/// The members of a type by their names.
struct MemberTable: Sendable {
  /// Of several properties of one name the first.
  private(set) var properties: [String: TypeSymbol.Place] = [:]
  /// Those of the known words that members are named with.
  private(set) var words = WordSet()

  init(of places: [TypeSymbol.Place], in files: [OutlinedFile]) {
    for place in places {
      let file = files[place.file]
      for member in file.outline.members(of: place.declaration) {
        guard let token = file.outline.declarations[member].name else { continue }
        if file.outline.tokens[token].word != .other { words.insert(file.outline.tokens[token].word) }
        if file.outline.declarations[member].kind == .property {
          add(file.text(of: token), TypeSymbol.Place(file: place.file, declaration: member))
        }
      }
    }
  }

  private mutating func add(_ name: String, _ property: TypeSymbol.Place) {
    if properties[name] == nil { properties[name] = property }
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

/// What the index tells of the types that a file declares and names.
extension LintedFile {
  /// The types and extensions of the file that belong to a part of a napkin, in source order.
  var layers: LayerTable { project.layers[number] }

  /// The symbols of the type that a declaration declares or extends.
  func symbols(of type: Int) -> [Int] {
    project.index.symbols(at: TypeSymbol.Place(file: number, declaration: type))
  }

  /// Every declaration of a type, extensions included; of an extension, those of all types that it may extend.
  func places(of type: Int) -> [TypeSymbol.Place] {
    let symbols = symbols(of: type)
    guard !symbols.isEmpty else { return [TypeSymbol.Place(file: number, declaration: type)] }
    return symbols.flatMap { project.index.symbols[$0].places }
  }

  /// The interactors that the file declares or extends.
  var interactors: [Int] { layers.entries.filter { $0.layer == .interactor }.map(\.type) }

  /// The declarations that one name leads to.
  func symbols(named name: TypeName, at declaration: @autoclosure () -> Int?) -> [Int] {
    guard project.index.name(of: name.token, in: number) != nil,
      case .symbols(let found) = project.index.resolve(name, in: number, at: declaration())
    else { return [] }
    return found
  }

  /// The members of a type, those of its extensions too.
  func members(of type: Int) -> MemberTable {
    let symbols = symbols(of: type)
    guard !symbols.isEmpty else {
      let place = TypeSymbol.Place(file: number, declaration: type)
      return project.memberTables.value(of: .place(place)) { MemberTable(of: [place], in: project.files) }
    }
    return project.members(of: symbols)
  }

  /// Whether one of the declarations of a type has a member of this name.
  func hasMember(_ word: Word, in type: Int) -> Bool { members(of: type).words.contains(word) }

  func meaning(of type: TypeReference, at declaration: Int?) -> TypeMeaning {
    project.meaning(of: type, in: number, at: declaration)
  }

  /// What a name in code is as a type.
  func meaning(ofTypeNamed name: Int) -> TypeMeaning {
    project.meaning(
      of: [TypeName(token: name, first: name, generics: nil)], in: number, at: outline.declaration(around: name))
  }

  /// Where a type is declared and what there is to see, when that is in another file.
  func place(of symbol: Int, _ fact: String) -> [RelatedPlace] {
    let entry = project.index.symbols[symbol]
    let other = project.files[entry.place.file]
    guard entry.place.file != number, let name = other.outline.declarations[entry.place.declaration].name else {
      return []
    }
    return [RelatedPlace(path: other.source.path, range: other.range(of: name), message: "'\(entry.name)' \(fact)")]
  }

  /// Whether the file's project has interactors that are classes, and none that is an actor.
  var isOfOldShape: Bool { project.isOfOldShape(number) }

  /// Whether one of the names ends so.
  func hasName(among names: [TypeName], endingWith suffix: StaticString) -> Bool {
    names.contains { file.name($0.token, endsWith: suffix) }
  }
}

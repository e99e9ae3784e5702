/// What a rule asks of a type in the view layer, wherever its extensions stand.
struct ViewType: Sendable {
  /// What its members are called that are listeners.
  private(set) var listeners: Set<String> = ["listener"]
  /// A member of its own is called `dispatch`.
  private(set) var hasDispatch = false

  /// The types whose code may start tasks, by their symbols.
  static func all(in project: Project) -> [Int: ViewType] {
    var types: [Int: ViewType] = [:]
    for file in project.files.indices where project.maySpawnTasks(file) {
      for entry in project.layers[file].entries where entry.layer != .interactor {
        for symbol in project.index.symbols(at: TypeSymbol.Place(file: file, declaration: entry.type))
        where types[symbol] == nil {
          types[symbol] = ViewType(of: project.index.symbols[symbol], in: project)
        }
      }
    }
    return types
  }

  /// Of types with one name all that one of them has.
  init(_ types: [ViewType]) {
    listeners = types.reduce(into: []) { $0.formUnion($1.listeners) }
    hasDispatch = types.contains(where: \.hasDispatch)
  }

  private init(of symbol: TypeSymbol, in project: Project) {
    for place in symbol.places {
      let file = LintedFile(project: project, number: place.file)
      for member in file.outline.members(of: place.declaration) { add(member, of: file) }
    }
  }

  private mutating func add(_ member: Int, of file: LintedFile) {
    let declaration = file.outline.declarations[member]
    guard let name = declaration.name else { return }
    if file.outline.tokens[name].word == .dispatch { hasDispatch = true }
    guard declaration.kind == .property, let isListener = file.isListener(declaration, at: member) else { return }
    if isListener { listeners.insert(file.file.text(of: name)) } else { listeners.remove(file.file.text(of: name)) }
  }
}

extension Project {
  /// Whether code of the file may start a task: only then its types are looked at.
  func maySpawnTasks(_ file: Int) -> Bool {
    files[file].words.contains(.Task) || !taskAliases.isEmpty
  }
}

extension LintedFile {
  /// Whether a property is a listener; nil when its type does not tell.
  fileprivate func isListener(_ property: Declaration, at declaration: Int) -> Bool? {
    guard let name = property.name, let type = property.type else { return nil }
    let meaning = meaning(of: TypeReference(type, in: outline), at: declaration)
    let isNamedListener = outline.tokens[name].word == .listener
    if project.isListener(meaning, isNamedListener: isNamedListener) { return true }
    if meaning.unknownNames.contains(where: isNamedAsListener) { return true }
    // What is held weakly, or elsewhere, is no tool of the view's own, even when nothing else is known of it.
    let isHeldElsewhere = property.modifiers.contains(.weak) || property.storage == .computed
    return !meaning.isKnown && isNamedListener && isHeldElsewhere
  }
}

/// A task that sends an event out of the view layer.
struct ViewEvent {
  let spawn: TaskSpawn
  let type: ViewType
}

/// A type whose code passes events on, with what its events have in common.
struct ViewType {
  let layer: Layer
  let symbols: [Int]
  /// What its members are called that are listeners.
  let listeners: Set<String>
  /// A member of its own is called `dispatch`.
  let hasDispatch: Bool
}

extension LintedFile {
  /// The tasks that views, view controllers and presenters start to speak to a listener. Of tasks in tasks the
  /// outermost is the one.
  func viewEvents() -> [ViewEvent] {
    guard layers.entries.contains(where: { $0.layer != .interactor }) else { return [] }
    let places = viewCode()
    let spawns = taskSpawns(in: outline.tokens.indices).compactMap { spawn in
      places.type(around: spawn.token).map { ViewEvent(spawn: spawn, type: $0) }
    }
    guard !spawns.isEmpty else { return [] }
    let names = spawns.reduce(into: Set<String>()) { $0.formUnion($1.type.listeners) }
    let mentions = ListenerMentions(in: self, names: names)
    var end = 0
    return spawns.filter { event in
      guard event.spawn.token >= end,
        mentions.contains(in: event.spawn.scope(in: outline), members: event.type.listeners)
      else { return false }
      end = event.spawn.call.end
      return true
    }
  }

  private func viewCode() -> ViewCode { ViewCode(in: self) }
}

/// Finds the view, view controller or presenter whose code a token is.
private struct ViewCode {
  private let file: LintedFile
  /// For each declaration the innermost type or extension that it is or stands in, or -1.
  private let enclosing: [Int32]
  /// For each block whether it is or stands in a closure that a stream's end sets off.
  private let isInTermination: [Bool]
  private var types: [Int: ViewType] = [:]

  init(in file: LintedFile) {
    self.file = file
    enclosing = file.enclosingTypes
    isInTermination = file.terminationBlocks
    var known: [[Int]: ViewType] = [:]
    for entry in file.layers.entries where entry.layer != .interactor {
      let symbols = file.symbols(of: entry.type)
      let type = known[symbols] ?? file.viewType(entry, symbols)
      if !symbols.isEmpty { known[symbols] = type }
      types[entry.type] = type
    }
  }

  /// Nil where events do not leave the view layer.
  func type(around token: Int) -> ViewType? {
    guard let declaration = file.outline.declaration(around: token), enclosing[declaration] >= 0,
      let type = types[Int(enclosing[declaration])]
    else { return nil }
    if let block = file.outline.block(around: token), isInTermination[block] { return nil }
    return type
  }
}

extension LintedFile {
  fileprivate var enclosingTypes: [Int32] {
    var types: [Int32] = []
    types.reserveCapacity(outline.declarations.count)
    for (index, declaration) in outline.declarations.enumerated() {
      let around = declaration.parent.map { types[$0] } ?? -1
      types.append(declaration.hasMembers ? Int32(truncatingIfNeeded: index) : around)
    }
    return types
  }

  /// What a stream's end sets off is no event of a view.
  fileprivate var terminationBlocks: [Bool] {
    guard file.words.contains(.onTermination) else { return Array(repeating: false, count: outline.blocks.count) }
    var blocks: [Bool] = []
    blocks.reserveCapacity(outline.blocks.count)
    for block in outline.blocks {
      let isHandler = block.role == .closure && outline.kind(at: block.open - 1) == .equal && block.open >= 2
        && outline.tokens[block.open - 2].word == .onTermination
      blocks.append(isHandler || block.parent.map { blocks[$0] } ?? false)
    }
    return blocks
  }

  fileprivate func viewType(_ entry: LayerTable.Entry, _ symbols: [Int]) -> ViewType {
    var listeners: Set<String> = ["listener"]
    var hasDispatch = false
    for place in places(of: entry.type) {
      let other = LintedFile(project: project, number: place.file)
      for member in other.outline.members(of: place.declaration) {
        let declaration = other.outline.declarations[member]
        guard let name = declaration.name else { continue }
        if other.outline.tokens[name].word == .dispatch { hasDispatch = true }
        guard declaration.kind == .property, let isListener = other.isListener(declaration, at: member) else { continue }
        if isListener { listeners.insert(other.file.text(of: name)) } else { listeners.remove(other.file.text(of: name)) }
      }
    }
    return ViewType(layer: entry.layer, symbols: symbols, listeners: listeners, hasDispatch: hasDispatch)
  }

  /// Whether a property is a listener; nil when its type does not tell.
  private func isListener(_ property: Declaration, at declaration: Int) -> Bool? {
    guard let name = property.name, let type = property.type else { return nil }
    let reference = TypeReference(type, in: outline)
    let meaning = meaning(of: reference, at: declaration)
    let isNamedListener = outline.tokens[name].word == .listener
    if project.isListener(meaning, isNamedListener: isNamedListener) { return true }
    if meaning.unknownNames.contains(where: isNamedAsListener) { return true }
    // What is held weakly, or elsewhere, is no tool of the view's own, even when nothing else is known of it.
    let isHeldElsewhere = property.modifiers.contains(.weak) || property.storage == .computed
    return !meaning.isKnown && isNamedListener && isHeldElsewhere
  }
}

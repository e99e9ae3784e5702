/// A task that sends an event out of the view layer.
struct ViewEvent {
  let spawn: TaskSpawn
  let code: ViewCode.Part
  /// Where the event leaves the view, when the task calls a method of the same type that forwards it.
  var forwarding: TypeSymbol.Place?
}

extension LintedFile {
  /// The tasks that views, view controllers and presenters start to speak to a listener. Of tasks in tasks the
  /// outermost is the one.
  func viewEvents() -> [ViewEvent] {
    guard project.maySpawnTasks(number), layers.entries.contains(where: { $0.layer != .interactor }) else { return [] }
    let code = ViewCode(in: self)
    let all = taskSpawns(in: outline.tokens.indices).compactMap { spawn in
      code.part(around: spawn.token).map { ViewEvent(spawn: spawn, code: $0) }
    }
    guard !all.isEmpty else { return [] }
    let mentions = ListenerMentions(in: self, names: code.listeners)
    var methods = ForwardingMethods(in: project)
    var passed = Passed()
    return all.compactMap { event in
      guard !passed.holds(event) else { return nil }
      var event = event
      let isEvent = mentions.contains(in: event.spawn.scope(in: outline), members: event.code.type.listeners)
      passed.add(event, isEvent: isEvent)
      if !isEvent { event.forwarding = methods.method(calledIn: event, self) }
      return isEvent || event.forwarding != nil ? event : nil
    }
  }
}

/// How far the tasks that were looked at reach. In one that is an event none is another; in one that does not mention
/// the listeners of its type none mentions them either.
private struct Passed {
  private var end = 0
  private var silentEnd = 0
  private var silentSymbols: [Int] = []

  func holds(_ event: ViewEvent) -> Bool {
    event.spawn.token < end || event.spawn.token < silentEnd && event.code.symbols == silentSymbols
  }

  mutating func add(_ event: ViewEvent, isEvent: Bool) {
    if isEvent {
      end = event.spawn.call.end
    } else {
      (silentEnd, silentSymbols) = (event.spawn.call.end, event.code.symbols)
    }
  }
}

/// Finds the view, view controller or presenter whose code a token is.
struct ViewCode {
  private let file: LintedFile
  /// For each block whether it is or stands in a closure that a stream's end sets off.
  private let isInTermination: [Bool]
  private var parts: [Int: Part] = [:]
  /// What members of all types of the file are called that are listeners.
  private(set) var listeners: Set<String> = []

  /// A type or an extension.
  struct Part {
    let layer: Layer
    let symbols: [Int]
    let type: ViewType
  }

  init(in file: LintedFile) {
    self.file = file
    isInTermination = file.terminationBlocks
    var groups: [[Int]: ViewType] = [:]
    for entry in file.layers.entries where entry.layer != .interactor {
      let symbols = file.symbols(of: entry.type)
      let type = groups[symbols] ?? ViewType(symbols.compactMap { file.project.viewTypes[$0] })
      if groups.updateValue(type, forKey: symbols) == nil { listeners.formUnion(type.listeners) }
      parts[entry.type] = Part(layer: entry.layer, symbols: symbols, type: type)
    }
  }

  /// Nil where events do not leave the view layer.
  func part(around token: Int) -> Part? {
    guard let type = file.enclosingType(of: file.outline.declaration(around: token)), let part = parts[type]
    else { return nil }
    if let block = file.outline.block(around: token), isInTermination[block] { return nil }
    return part
  }
}

extension LintedFile {
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
}

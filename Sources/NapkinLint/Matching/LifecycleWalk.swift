/// Follows what a lifecycle hook runs before it returns: its own statements, and those of the methods of the same
/// type that it calls. What is handed to `task`, or in a closure to somebody else, runs on another's account.
struct LifecycleWalk {
  private let project: Project
  private let places: [TypeSymbol.Place]
  private var waiting: [Visit] = []
  private var seen: Set<TypeSymbol.Place> = []
  private(set) var spawns: [Spawn] = []
  private(set) var timers: [Timer] = []

  /// A task that the hook starts.
  struct Spawn {
    let file: Int
    let spawn: TaskSpawn
    /// The call in the hook that leads there; none when the hook starts the task itself.
    let caller: RelatedPlace?
  }

  /// A timer, a queue or a notification that calls back later.
  struct Timer {
    let file: Int
    let token: Int
    let caller: RelatedPlace?
  }

  private struct Visit {
    let place: TypeSymbol.Place
    let caller: RelatedPlace?
    let depth: Int
  }

  /// Longer ways are rare, and what stands at their end is hard to connect with the hook.
  private static let deepestCall = 3

  /// - Parameter hook: the function to follow; it is a member of one of the places.
  init(from hook: TypeSymbol.Place, in project: Project, type places: [TypeSymbol.Place]) {
    self.project = project
    self.places = places
    waiting = [Visit(place: hook, caller: nil, depth: 0)]
    while let visit = waiting.popLast() { follow(visit) }
  }

  private mutating func follow(_ visit: Visit) {
    guard seen.insert(visit.place).inserted else { return }
    let file = LintedFile(project: project, number: visit.place.file)
    guard let body = file.outline.declarations[visit.place.declaration].body else { return }
    let range = file.outline.inside(body)
    var entered: Set<Int> = []
    var index = range.lowerBound
    while index < range.upperBound {
      index = step(at: index, file, visit, &entered)
    }
  }

  private mutating func step(at index: Int, _ file: LintedFile, _ visit: Visit, _ entered: inout Set<Int>) -> Int {
    let outline = file.outline
    let token = outline.tokens[index]
    switch token.kind {
    case .leftBrace:
      guard !entered.contains(index), outline.isClosure(index) else { return index + 1 }
      return (outline.mate(of: index) ?? index) + 1
    case .word, .quotedWord: break
    default: return index + 1
    }
    if let declaration = localDeclaration(at: index, in: file) { return outline.end(of: declaration) }
    if let spawn = file.taskSpawn(at: index) {
      spawns.append(Spawn(file: file.number, spawn: spawn, caller: visit.caller))
      return spawn.call.end
    }
    return stepOverName(at: index, file, visit, &entered)
  }

  private mutating func stepOverName(at index: Int, _ file: LintedFile, _ visit: Visit, _ entered: inout Set<Int>) -> Int {
    let outline = file.outline
    noteTimer(at: index, file, visit)
    guard let call = outline.call(at: index) else { return index + 1 }
    let isOwn = file.isOwnCall(index)
    if isOwn, outline.tokens[index].word == .task { return call.end }
    if isOwn { visitCallee(at: index, file, visit) }
    if runsItsClosures(outline.tokens[index].word) {
      let written = call.arguments.map(\.value.lowerBound).filter(outline.isClosure)
      entered.formUnion(call.trailingClosures.map(\.open) + written)
    }
    return index + 1
  }

  /// The functions and types declared inside a body run only where they are used.
  private func localDeclaration(at index: Int, in file: LintedFile) -> Declaration? {
    switch file.outline.tokens[index].keyword {
    case .func, .class, .struct, .enum, .actor, .extension: break
    default: return nil
    }
    guard let number = file.outline.declaration(around: index) else { return nil }
    let declaration = file.outline.declarations[number]
    return declaration.keyword == index ? declaration : nil
  }

  /// Structured concurrency: the hook waits for what these closures run.
  private func runsItsClosures(_ word: Word) -> Bool {
    switch word {
    case .withTaskGroup, .withThrowingTaskGroup, .withDiscardingTaskGroup, .withThrowingDiscardingTaskGroup,
      .withTaskCancellationHandler, .addTask, .addTaskUnlessCancelled:
      true
    default: false
    }
  }

  private mutating func visitCallee(at name: Int, _ file: LintedFile, _ visit: Visit) {
    guard visit.depth < Self.deepestCall else { return }
    let caller = visit.caller
      ?? RelatedPlace(
        path: file.source.path, range: file.file.range(of: name), message: "called from 'didBecomeActive' here")
    // The first call is the one to name, and the last in is the first out.
    let callees = file.functions(named: name, ofTypeAt: places, localTo: visit.place)
    waiting.insert(contentsOf: callees.map { Visit(place: $0, caller: caller, depth: visit.depth + 1) }, at: 0)
  }

  private mutating func noteTimer(at index: Int, _ file: LintedFile, _ visit: Visit) {
    guard let token = file.timer(at: index) else { return }
    timers.append(Timer(file: file.number, token: token, caller: visit.caller))
  }
}

extension LintedFile {
  /// A call without a receiver, or of `self`.
  func isOwnCall(_ name: Int) -> Bool {
    guard outline.kind(at: name - 1) == .period else { return true }
    var owner = name - 2
    if outline.kind(at: owner) == .postfixQuestionMark { owner -= 1 }
    return owner >= 0 && outline.tokens[owner].word == .`self` && outline.kind(at: owner - 1) != .period
  }

  /// The functions of this name that a function can call without a receiver: its own local ones, or the type's.
  fileprivate func functions(
    named name: Int, ofTypeAt places: [TypeSymbol.Place], localTo caller: TypeSymbol.Place
  ) -> [TypeSymbol.Place] {
    (places + (caller.file == number ? [caller] : [])).flatMap { place -> [TypeSymbol.Place] in
      let other = project.files[place.file]
      return other.outline.members(of: place.declaration).filter { member in
        let declaration = other.outline.declarations[member]
        guard declaration.kind == .function, let own = declaration.name else { return false }
        return file.isSame(name, as: own, in: other)
      }.map { TypeSymbol.Place(file: place.file, declaration: $0) }
    }
  }

  /// The first word of a chain that sets up a callback for later; nil for any other word.
  fileprivate func timer(at index: Int) -> Int? {
    switch outline.tokens[index].word {
    case .Timer:
      guard outline.kind(at: index + 1) == .period, outline.tokens.indices.contains(index + 2) else { return nil }
      let method = outline.tokens[index + 2].word
      return (method == .scheduledTimer || method == .publish) && outline.call(at: index + 2) != nil ? index : nil
    case .asyncAfter: return base(.DispatchQueue, ofCall: index)
    case .addObserver:
      guard let label = outline.call(at: index)?.arguments.first?.label, outline.tokens[label].word == .forName else {
        return nil
      }
      return base(.NotificationCenter, ofCall: index)
    default: return nil
    }
  }

  private func base(_ word: Word, ofCall name: Int) -> Int? {
    guard outline.kind(at: name - 1) == .period else { return nil }
    let chain = outline.chain(before: name - 1)
    guard case .name(let base) = chain.base else { return nil }
    if outline.tokens[base].word == word { return base }
    return chain.segments.first { outline.tokens[$0].word == word }
  }
}

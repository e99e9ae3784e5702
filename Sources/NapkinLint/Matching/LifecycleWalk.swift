/// Follows what a lifecycle hook runs before it returns: its own statements, and those of the methods of the same
/// type that it calls. What is handed to `task`, or in a closure to somebody else, runs on another's account.
struct LifecycleWalk {
  private let project: Project
  private let interactor: Int
  private var methods: FunctionTable
  private var visits: [Visit]
  private var seen: Set<TypeSymbol.Place> = []
  private(set) var starts: [LifecycleStart] = []

  private struct Visit {
    let place: TypeSymbol.Place
    let caller: RelatedPlace?
    let depth: Int
  }

  /// Longer ways are rare, and what stands at their end is hard to connect with the hook.
  private static let deepestCall = 3

  /// - Parameters:
  ///   - hooks: the functions to follow; they are members of the places.
  ///   - places: the interactor's declaration and extensions.
  init(from hooks: [TypeSymbol.Place], of interactor: Int, at places: [TypeSymbol.Place], in project: Project) {
    self.project = project
    self.interactor = interactor
    methods = FunctionTable(membersOf: places, in: project)
    visits = hooks.map { Visit(place: $0, caller: nil, depth: 0) }
    var next = 0
    while next < visits.count {
      follow(visits[next])
      next += 1
    }
  }

  private mutating func follow(_ visit: Visit) {
    guard seen.insert(visit.place).inserted else { return }
    let file = LintedFile(project: project, number: visit.place.file)
    guard let body = file.outline.declarations[visit.place.declaration].body else { return }
    var step = Step(file: file, visit: visit, locals: FunctionTable(membersOf: [visit.place], in: project))
    let range = file.outline.inside(body)
    var index = range.lowerBound
    while index < range.upperBound { index = take(index, &step) }
  }

  /// Where in one function the walk is.
  private struct Step {
    let file: LintedFile
    let visit: Visit
    /// The functions that are declared in the one that is followed.
    var locals: FunctionTable
    /// Closures that run before the hook returns.
    var entered: Set<Int> = []
  }

  private mutating func take(_ index: Int, _ step: inout Step) -> Int {
    let outline = step.file.outline
    switch outline.tokens[index].kind {
    case .leftBrace:
      guard outline.isClosure(index), !step.entered.contains(index) else { return index + 1 }
      return (outline.mate(of: index) ?? index) + 1
    case .word, .quotedWord: break
    default: return index + 1
    }
    if let declaration = step.file.localDeclaration(at: index) { return outline.end(of: declaration) }
    if let spawn = step.file.taskSpawn(at: index) {
      note(.task(spawn), step)
      return spawn.call.end
    }
    if let timer = step.file.timer(at: index) { note(.timer(timer), step) }
    return takeCall(at: index, &step)
  }

  private mutating func note(_ kind: LifecycleStart.Kind, _ step: Step) {
    starts.append(
      LifecycleStart(file: step.file.number, interactor: interactor, kind: kind, caller: step.visit.caller))
  }

  private mutating func takeCall(at index: Int, _ step: inout Step) -> Int {
    let outline = step.file.outline
    guard let call = outline.call(at: index) else { return index + 1 }
    if step.file.isOwnCall(index) {
      if outline.tokens[index].word == .task { return call.end }
      visitCallees(of: call, &step)
    }
    if step.file.runsItsClosures(call) {
      let written = call.arguments.map(\.value.lowerBound).filter(outline.isClosure)
      step.entered.formUnion(call.trailingClosures.map(\.open) + written)
    }
    return index + 1
  }

  private mutating func visitCallees(of call: Call, _ step: inout Step) {
    guard step.visit.depth < Self.deepestCall else { return }
    let name = step.file.file.text(of: call.name)
    let callees = step.locals.functions(named: name, for: call, step.file) + methods.functions(named: name, for: call, step.file)
    guard !callees.isEmpty else { return }
    // The first call in the hook is the one to name.
    let caller = step.visit.caller
      ?? RelatedPlace(
        path: step.file.source.path, range: step.file.file.range(of: call.name),
        message: "called from 'didBecomeActive' here")
    visits += callees.filter { !seen.contains($0) }.map { Visit(place: $0, caller: caller, depth: step.visit.depth + 1) }
  }
}

extension LintedFile {
  /// The functions and types declared inside a body run only where they are used.
  fileprivate func localDeclaration(at index: Int) -> Declaration? {
    switch outline.tokens[index].keyword {
    case .func, .class, .struct, .enum, .actor, .extension: break
    default: return nil
    }
    guard let number = outline.declaration(around: index) else { return nil }
    let declaration = outline.declarations[number]
    return declaration.keyword == index ? declaration : nil
  }

  /// A call without a receiver, or of `self`.
  func isOwnCall(_ name: Int) -> Bool {
    guard outline.kind(at: name - 1) == .period else { return true }
    var owner = name - 2
    if outline.kind(at: owner) == .postfixQuestionMark { owner -= 1 }
    return owner >= 0 && outline.tokens[owner].keyword == .self && outline.kind(at: owner - 1) != .period
  }

  /// The hook waits for what these closures run: structured concurrency, and a visit to the main actor.
  fileprivate func runsItsClosures(_ call: Call) -> Bool {
    switch outline.tokens[call.name].word {
    case .withTaskGroup, .withThrowingTaskGroup, .withDiscardingTaskGroup, .withThrowingDiscardingTaskGroup,
      .withTaskCancellationHandler, .addTask, .addTaskUnlessCancelled:
      true
    case .run:
      call.name >= 2 && outline.kind(at: call.name - 1) == .period && outline.tokens[call.name - 2].word == .MainActor
    default: false
    }
  }
}

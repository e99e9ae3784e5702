/// Follows what a lifecycle hook runs before it returns: its own statements, and those of the methods of the same
/// type that it calls. What is handed to `task`, to a `Task`, or in a closure to somebody else, runs on another's
/// account.
struct LifecycleWalk {
  private let project: Project
  private let hook: LifecycleHook
  private let type: Int
  private var methods: FunctionTable
  private var visits: [Visit]
  private var seen: Set<Visit.Key> = []
  private(set) var steps: [LifecycleStep] = []

  private struct Visit {
    let place: TypeSymbol.Place
    let hookName: String
    let caller: RelatedPlace?
    let depth: Int
    /// The hook does not wait for it.
    let isUnawaited: Bool

    struct Key: Hashable {
      let place: TypeSymbol.Place
      let isUnawaited: Bool
    }
  }

  /// Longer ways are rare, and what stands at their end is hard to connect with the hook.
  private static let deepestCall = 3

  /// - Parameters:
  ///   - functions: the ones to follow; they are members of the places.
  ///   - places: the type's declaration and extensions.
  init(
    from functions: [TypeSymbol.Place], _ hook: LifecycleHook, of type: Int, at places: [TypeSymbol.Place],
    in project: Project
  ) {
    self.project = project
    self.hook = hook
    self.type = type
    methods = FunctionTable(membersOf: places, in: project)
    visits = functions.map { place in
      let name = LintedFile(project: project, number: place.file).name(of: place.declaration)
      return Visit(place: place, hookName: name.isEmpty ? "init" : name, caller: nil, depth: 0, isUnawaited: false)
    }
    var next = 0
    while next < visits.count {
      follow(visits[next])
      next += 1
    }
  }

  private mutating func follow(_ visit: Visit) {
    guard seen.insert(Visit.Key(place: visit.place, isUnawaited: visit.isUnawaited)).inserted else { return }
    let file = LintedFile(project: project, number: visit.place.file)
    guard let body = file.outline.declarations[visit.place.declaration].body else { return }
    var frame = Frame(
      file: file, visit: visit, body: file.outline.inside(body),
      locals: FunctionTable(membersOf: [visit.place], in: project),
      names: BodyNames(of: file.outline.inside(body), in: file))
    var index = frame.body.lowerBound
    while index < frame.body.upperBound { index = take(index, &frame) }
  }

  /// Where in one function the walk is.
  private struct Frame {
    let file: LintedFile
    let visit: Visit
    let body: TokenRange
    /// The functions that are declared in the one that is followed.
    var locals: FunctionTable
    var names: BodyNames
    /// Closures that run before the hook returns.
    var entered: Set<Int> = []
    /// Up to here the function does not wait for what it reads.
    var unawaitedEnd = 0
    /// Up to here a task group is cancelled, so that nobody waits for its tasks.
    var cancelledEnd = 0

    func waits(at index: Int) -> Bool { !visit.isUnawaited && index >= unawaitedEnd }
  }

  private mutating func take(_ index: Int, _ frame: inout Frame) -> Int {
    let outline = frame.file.outline
    switch outline.tokens[index].kind {
    case .leftBrace:
      guard outline.isClosure(index), !frame.entered.contains(index) else { return index + 1 }
      return (outline.mate(of: index) ?? index) + 1
    case .word, .quotedWord: break
    default: return index + 1
    }
    if let declaration = frame.file.localDeclaration(at: index) { return outline.end(of: declaration) }
    if let spawn = frame.file.taskSpawn(at: index) {
      note(.task(spawn), frame)
      return spawn.call.end
    }
    if let timer = frame.file.timer(at: index) { note(.timer(timer), frame) }
    noteWaiting(at: index, &frame)
    return takeCall(at: index, &frame)
  }

  private mutating func note(_ kind: LifecycleStep.Kind, _ frame: Frame) {
    steps.append(
      LifecycleStep(
        file: frame.file.number, type: type, hook: hook, hookName: frame.visit.hookName, kind: kind,
        caller: frame.visit.caller))
  }

  private mutating func noteWaiting(at index: Int, _ frame: inout Frame) {
    if let end = endOfUnawaited(at: index, &frame) {
      frame.unawaitedEnd = max(frame.unawaitedEnd, end)
    }
    guard frame.waits(at: index) else { return }
    if frame.file.outline.tokens[index].keyword == .await { note(.wait(index), frame) }
    guard let loop = frame.file.loop(at: index) else { return }
    note(.loop(loop), frame)
    // What stands in a loop without an end is no longer waited for.
    if loop.ending == .none { frame.unawaitedEnd = loop.end }
  }

  private mutating func takeCall(at index: Int, _ frame: inout Frame) -> Int {
    let outline = frame.file.outline
    guard let call = outline.call(at: index) else { return index + 1 }
    let word = outline.tokens[index].word
    if frame.file.isOwnCall(index) {
      if word == .task {
        note(.boundTask(index), frame)
        return call.end
      }
      visitCallees(of: call, &frame)
    }
    if word.makesTaskGroup, frame.names.hold(.cancelAll, in: call.name..<call.end) { frame.cancelledEnd = max(frame.cancelledEnd, call.end) }
    if word == .addTask || word == .addTaskUnlessCancelled, index < frame.cancelledEnd {
      frame.unawaitedEnd = max(frame.unawaitedEnd, call.end)
    }
    if frame.file.runsItsClosures(call) { frame.entered.formUnion(outline.closures(of: call)) }
    return index + 1
  }

  /// The token after an `async let` whose value nobody awaits, so that its work is cancelled at the end of the scope.
  private func endOfUnawaited(at index: Int, _ frame: inout Frame) -> Int? {
    let outline = frame.file.outline
    guard outline.tokens[index].keyword == .async, index + 2 < frame.body.upperBound,
      outline.tokens[index + 1].keyword == .let, outline.isIdentifier(index + 2)
    else { return nil }
    let end = outline.statementEnd(from: index + 2) + 1
    return frame.names.name(index + 2, from: end) ? nil : end
  }

  private mutating func visitCallees(of call: Call, _ frame: inout Frame) {
    let visit = frame.visit
    guard visit.depth < Self.deepestCall else { return }
    let name = frame.file.file.text(of: call.name)
    let callees = frame.locals.functions(named: name, for: call, frame.file)
      + methods.functions(named: name, for: call, frame.file)
    guard !callees.isEmpty else { return }
    // The first call in the hook is the one to name.
    let caller = visit.caller
      ?? RelatedPlace(
        path: frame.file.source.path, range: frame.file.file.range(of: call.name),
        message: "called from '\(visit.hookName)' here")
    let isUnawaited = !frame.waits(at: call.name)
    visits += callees.filter { !seen.contains(Visit.Key(place: $0, isUnawaited: isUnawaited)) }.map {
      Visit(
        place: $0, hookName: visit.hookName, caller: caller, depth: visit.depth + 1, isUnawaited: isUnawaited)
    }
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
}

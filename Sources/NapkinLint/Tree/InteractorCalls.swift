/// What an interactor tells its router and its listener, and on what occasion.
struct InteractorCalls {
  private(set) var listenerCalls: [NamedCall] = []
  /// The functions with a body, by name.
  private(set) var functions: [String: TreePlace] = [:]
  private var routerCalls: [NamedCall] = []
  /// Where the interactor calls its own functions.
  private var ownCalls: [String: [NamedCall]] = [:]
  private let requirements: Set<String>

  /// A call in a function.
  struct NamedCall {
    let name: String
    let place: TreePlace
    let function: String
    /// It runs for each value of a stream.
    let isInStream: Bool
  }

  init(of interactor: TypeSymbol, in project: Project) {
    requirements = project.routingRequirements(at: interactor.places)
    for place in interactor.places { readFunctions(of: place, project) }
    for place in interactor.places { readCalls(in: place, project) }
  }

  private mutating func readFunctions(of place: TypeSymbol.Place, _ project: Project) {
    let file = LintedFile(project: project, number: place.file)
    for member in file.functions(of: place.declaration) {
      let name = file.name(of: member)
      guard functions[name] == nil else { continue }
      functions[name] = project.treePlace(of: TypeSymbol.Place(file: place.file, declaration: member))
    }
  }

  private mutating func readCalls(in place: TypeSymbol.Place, _ project: Project) {
    let file = LintedFile(project: project, number: place.file)
    for member in file.outline.members(of: place.declaration) {
      guard let body = file.outline.declarations[member].body else { continue }
      let range = file.outline.inside(body)
      let streams = file.streams(in: range)
      for token in range where file.outline.isIdentifier(token) {
        switch file.outline.tokens[token].word {
        case .router:
          guard let name = file.method(calledOn: token) else { continue }
          routerCalls.append(Self.call(at: name, file, in: member, streams))
        case .listener where file.isOwnCall(token):
          guard let name = file.method(calledOn: token) else { continue }
          listenerCalls.append(Self.call(at: name, file, in: member, streams))
        default:
          guard file.isOwnCall(token), functions[file.file.text(of: token)] != nil, file.outline.call(at: token) != nil else {
            continue
          }
          ownCalls[file.file.text(of: token), default: []].append(Self.call(at: token, file, in: member, streams))
        }
      }
    }
  }

  private static func call(at name: Int, _ file: LintedFile, in member: Int, _ streams: [TokenRange]) -> NamedCall {
    NamedCall(
      name: file.file.text(of: name), place: TreePlace(file: file.number, token: name), function: file.name(of: member),
      isInStream: streams.contains { $0.contains(name) })
  }
}

extension InteractorCalls {
  /// What leads to the functions that attach and detach a child.
  func addTriggers(to edge: inout TreeEdge, _ router: TreeRouter) {
    edge.triggers = triggers(of: edge.attaches, router)
    edge.detachTriggers = triggers(of: edge.detaches, router)
  }

  private func triggers(of steps: [TreeEdge.Step], _ router: TreeRouter) -> [TreeEdge.Trigger] {
    guard !routerCalls.isEmpty else { return [] }
    let names = router.type.calls.names(leadingTo: Set(steps.map(\.function)))
    var found: [TreeEdge.Trigger] = []
    for call in routerCalls where names.contains(call.name) {
      var seen: Set<String> = []
      for trigger in triggers(of: call, at: call.place, &seen) {
        guard !found.contains(where: { $0.method == trigger.method && $0.kind == trigger.kind }) else { continue }
        found.append(trigger)
      }
    }
    return found
  }

  private func triggers(of call: NamedCall, at place: TreePlace, _ seen: inout Set<String>) -> [TreeEdge.Trigger] {
    if call.isInStream { return [TreeEdge.Trigger(kind: .state, method: call.function, place: place)] }
    if call.function == "didBecomeActive" {
      return [TreeEdge.Trigger(kind: .activation, method: call.function, place: place)]
    }
    guard seen.insert(call.function).inserted else { return [] }
    let callers = requirements.contains(call.function) ? [] : ownCalls[call.function] ?? []
    guard !callers.isEmpty else { return [TreeEdge.Trigger(kind: .event, method: call.function, place: place)] }
    return callers.flatMap { triggers(of: $0, at: place, &seen) }
  }
}

extension LintedFile {
  /// `attach` in `router?.attach()`.
  fileprivate func method(calledOn name: Int) -> Int? {
    var next = name + 1
    while outline.kind(at: next) == .postfixQuestionMark || outline.kind(at: next) == .postfixExclamationMark { next += 1 }
    guard outline.kind(at: next) == .period, outline.call(at: next + 1) != nil else { return nil }
    return next + 1
  }

  /// What runs for each value of a stream: bodies of `for await`, and closures of `task(forEach:)`.
  fileprivate func streams(in range: TokenRange) -> [TokenRange] {
    let loops = loops(in: range).filter { $0.sequence != nil }.map { $0.open..<$0.end }
    guard file.words.contains(.task) else { return loops }
    let tasks = range.filter { outline.tokens[$0].word == .task && isOwnCall($0) }.compactMap(outline.call)
      .filter { $0.arguments.first?.label.map { file.text(of: $0) == "forEach" } ?? false }
    return loops + tasks.flatMap(\.trailingClosures).map { outline.inside($0.open) }
  }
}

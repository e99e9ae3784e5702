/// What an interactor tells its router and its listener, and on what occasion.
struct InteractorCalls {
  private(set) var listenerCalls: [NamedCall] = []
  /// The functions with a body, by name.
  let functions: [String: TreePlace]
  private let shapes: NameShapes
  private var routerCalls: [NamedCall] = []
  private var routerCallsByName: [String: [Int]] = [:]
  /// Where the interactor calls its own functions.
  private var ownCalls: [String: [NamedCall]] = [:]
  /// What routing protocols ask for.
  private let requirements: Set<String>

  /// A call in a function.
  struct NamedCall {
    let name: String
    let place: TreePlace
    let function: String
    /// It runs for each value of a stream.
    let isInStream: Bool
  }

  /// - Parameter requirements: what routing protocols ask of the interactor, where triggers are wanted.
  init(of interactor: TypeSymbol, in project: Project, requirements: Set<String> = []) {
    self.requirements = requirements
    functions = Self.functions(of: interactor, in: project)
    shapes = NameShapes(functions.keys)
    for place in interactor.places { readCalls(in: place, project) }
    routerCallsByName = Dictionary(grouping: routerCalls.indices) { [routerCalls] in routerCalls[$0].name }
  }

  /// The functions of an interactor that have a body, by name; of overloads the first.
  static func functions(of interactor: TypeSymbol, in project: Project) -> [String: TreePlace] {
    var functions: [String: TreePlace] = [:]
    for place in interactor.places {
      let file = LintedFile(project: project, number: place.file)
      for member in file.functions(of: place.declaration) {
        let name = file.name(of: member)
        guard functions[name] == nil else { continue }
        functions[name] = project.treePlace(of: TypeSymbol.Place(file: place.file, declaration: member))
      }
    }
    return functions
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
          guard file.file.name(token, mayBeOf: shapes), file.isOwnCall(token),
            functions[file.file.text(of: token)] != nil, file.outline.call(at: token) != nil
          else { continue }
          ownCalls[file.file.text(of: token), default: []].append(Self.call(at: token, file, in: member, streams))
        }
      }
    }
  }

  private static func call(at name: Int, _ file: LintedFile, in member: Int, _ streams: TokenRanges) -> NamedCall {
    NamedCall(
      name: file.file.text(of: name), place: TreePlace(file: file.number, token: name), function: file.name(of: member),
      isInStream: streams.hold(name))
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
    var seen: Set<Occasion> = []
    return names.flatMap { routerCallsByName[$0] ?? [] }.sorted().flatMap { triggers(of: routerCalls[$0]) }
      .filter { seen.insert(Occasion(kind: $0.kind, method: $0.method)).inserted }
  }

  private struct Occasion: Hashable {
    let kind: TreeEdge.Trigger.Kind
    let method: String
  }

  /// Follows a call of the router back to what others call.
  private func triggers(of call: NamedCall) -> [TreeEdge.Trigger] {
    var found: [TreeEdge.Trigger] = []
    var seen: Set<String> = []
    var waiting = [call]
    while let next = waiting.popLast() {
      let kind: TreeEdge.Trigger.Kind
      if next.isInStream {
        kind = .state
      } else if next.function == "didBecomeActive" {
        kind = .activation
      } else {
        guard seen.insert(next.function).inserted else { continue }
        let callers = requirements.contains(next.function) ? [] : ownCalls[next.function] ?? []
        guard callers.isEmpty else {
          waiting += callers.reversed()
          continue
        }
        kind = .event
      }
      found.append(TreeEdge.Trigger(kind: kind, method: next.function, place: call.place))
    }
    return found
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
  fileprivate func streams(in range: TokenRange) -> TokenRanges {
    let loops = loops(in: range).filter { $0.sequence != nil }.map { $0.open..<$0.end }
    guard file.words.contains(.task) else { return TokenRanges(loops) }
    let tasks = range.filter { outline.tokens[$0].word == .task && isOwnCall($0) }.compactMap { outline.call(at: $0) }
      .filter { $0.arguments.first?.label.map { file.text(of: $0) == "forEach" } ?? false }
    return TokenRanges(loops + tasks.flatMap(\.trailingClosures).map { outline.inside($0.open) })
  }
}

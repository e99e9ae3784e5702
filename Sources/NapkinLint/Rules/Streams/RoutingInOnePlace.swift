extension Rule {
  static let routingInOnePlace = Rule(
    "routing-in-one-place", severity: .info, isOnByDefault: false, needs: .types(.interactable, and: .router)
  ) { file, findings in
    for type in file.actorInteractors() {
      let gate = RoutingGate(of: type, in: file.project)
      guard !gate.routes.isEmpty else { continue }
      for declaration in file.declarations(of: type) {
        for member in file.outline.members(of: declaration) where !gate.isPart(member, of: file) {
          for route in file.routes(in: member) {
            let name = file.file.text(of: route)
            guard let place = gate.routes[name] else { continue }
            findings.report(
              file.file.range(of: route),
              "change the state instead: the stream that '\(type.name)' reads calls '\(name)' as well",
              related: place.file == file.number ? [] : [file.place(of: place, named: name)])
          }
        }
      }
    }
  }
}

/// The routes that an interactor takes by the state that it reads in `didBecomeActive`.
private struct RoutingGate {
  /// Where the loop takes each route first.
  private(set) var routes: [String: Place] = [:]
  /// The functions that hold the loop, and those that it calls.
  private var parts: Set<String> = []

  struct Place {
    let file: Int
    let token: Int
  }

  init(of type: InteractorType, in project: Project) {
    let members = type.places.flatMap { place -> [Member] in
      let file = LintedFile(project: project, number: place.file)
      return file.outline.members(of: place.declaration).map { Member(file: file, index: $0) }
    }
    let hooks = members.filter { $0.file.isHook($0.index) }
    let called = Set(hooks.flatMap { $0.file.calledFunctions(in: $0.index) })
    for hook in hooks { addLoops(of: hook) }
    for member in members where called.contains(member.file.name(of: member.index)) { addLoops(of: member) }
    for member in members where parts.contains(member.file.name(of: member.index)) {
      member.file.routes(in: member.index).forEach { add($0, in: member.file) }
    }
  }

  private struct Member {
    let file: LintedFile
    let index: Int
  }

  /// Whether a function routes for the loop.
  func isPart(_ member: Int, of file: LintedFile) -> Bool {
    file.isHook(member) || parts.contains(file.name(of: member))
  }

  private mutating func addLoops(of member: Member) {
    let file = member.file
    guard let body = file.outline.declarations[member.index].body else { return }
    var end = body
    // A loop in another one has nothing to add.
    for loop in file.loops(in: file.outline.inside(body)) where loop.sequence != nil && loop.open > end {
      parts.insert(file.name(of: member.index))
      end = loop.end
      for index in file.outline.inside(loop.open) {
        if file.isRoute(index) { add(index, in: file) }
        if file.isOwnFunctionCall(index) { parts.insert(file.file.text(of: index)) }
      }
    }
  }

  private mutating func add(_ route: Int, in file: LintedFile) {
    let name = file.file.text(of: route)
    if routes[name] == nil { routes[name] = Place(file: file.number, token: route) }
  }
}

extension LintedFile {
  fileprivate func isHook(_ member: Int) -> Bool {
    outline.declarations[member].name.map { outline.tokens[$0].word == .didBecomeActive } ?? false
  }

  /// The functions of the router that a function calls.
  fileprivate func routes(in member: Int) -> [Int] {
    let function = outline.declarations[member]
    guard function.kind == .function, let body = function.body else { return [] }
    return outline.inside(body).filter(isRoute)
  }

  fileprivate func calledFunctions(in member: Int) -> [String] {
    guard let body = outline.declarations[member].body else { return [] }
    return outline.inside(body).filter(isOwnFunctionCall).map { file.text(of: $0) }
  }

  /// `routeToHome` in `router?.routeToHome()`.
  fileprivate func isRoute(_ name: Int) -> Bool {
    guard outline.kind(at: name - 1) == .period, outline.call(at: name) != nil else { return false }
    let isUnwrapped = [.postfixQuestionMark, .postfixExclamationMark].contains(outline.kind(at: name - 2))
    let owner = isUnwrapped ? name - 3 : name - 2
    return owner >= 0 && outline.tokens[owner].word == .router && isOwnCall(owner)
  }

  fileprivate func isOwnFunctionCall(_ name: Int) -> Bool {
    outline.isIdentifier(name) && isOwnCall(name) && outline.call(at: name) != nil
  }

  fileprivate func place(of place: RoutingGate.Place, named name: String) -> RelatedPlace {
    let other = project.files[place.file]
    return RelatedPlace(
      path: other.source.path, range: other.range(of: place.token), message: "the stream's values call '\(name)' here")
  }
}

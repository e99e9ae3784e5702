/// Which members of a router use which, to tell what runs once from what runs at each request.
struct RouterCalls {
  private let project: Project
  private let router: RouterType
  /// The bodies of functions and computed properties, by name.
  private var bodies: [String: [Body]] = [:]
  /// Who uses each of them; an initialiser is nameless.
  private var users: [String: Set<String>] = [:]
  /// What the routing protocols of the router ask for: its interactor may call it at any time.
  let requirements: Set<String>

  private struct Body {
    let file: Int
    let range: TokenRange
  }

  init(of router: RouterType, in project: Project) {
    self.project = project
    self.router = router
    requirements = project.routingRequirements(at: router.places)
    let members = router.places.flatMap { place -> [(name: String, body: Body)] in
      LintedFile(project: project, number: place.file).namedBodies(of: place.declaration).map {
        ($0.name, Body(file: place.file, range: $0.range))
      }
    }
    for member in members where !member.name.isEmpty { bodies[member.name, default: []].append(member.body) }
    for member in members { noteUses(by: member.name, in: member.body) }
  }

  private mutating func noteUses(by user: String, in body: Body) {
    let file = LintedFile(project: project, number: body.file)
    for index in body.range where file.outline.isIdentifier(index) && file.isOwnCall(index) {
      let name = file.file.text(of: index)
      if bodies[name] != nil { users[name, default: []].insert(user) }
    }
  }

  /// Whether a function runs only while the router loads, which happens once.
  func runsOnlyOnLoad(_ function: String) -> Bool {
    var seen: Set<String> = []
    var waiting = [function]
    while let name = waiting.popLast() {
      guard name != "didLoad", seen.insert(name).inserted else { continue }
      guard !requirements.contains(name), let users = users[name], users != [name] else { return false }
      waiting.append(contentsOf: users)
    }
    return true
  }

  /// Whether a member's body holds a token that a test accepts.
  func holds(_ name: String, where test: (LintedFile, Int) -> Bool) -> Bool {
    (bodies[name] ?? []).contains { body in
      let file = LintedFile(project: project, number: body.file)
      return body.range.contains { test(file, $0) }
    }
  }

  /// The functions and computed properties whose bodies hold a token that a test accepts.
  func members(where test: (LintedFile, TokenRange) -> Bool) -> Bool {
    bodies.values.contains { all in
      all.contains { test(LintedFile(project: project, number: $0.file), $0.range) }
    }
  }
}

extension LintedFile {
  /// The members that have a body, with their names; an initialiser has an empty one.
  fileprivate func namedBodies(of type: Int) -> [(name: String, range: TokenRange)] {
    outline.members(of: type).compactMap { member in
      guard let body = outline.declarations[member].body, !outline.declarations[member].hasMembers else { return nil }
      return (name(of: member), outline.inside(body))
    }
  }
}

extension Project {
  /// The names of the functions that the routing protocols of a type ask for, those of refined ones included.
  fileprivate func routingRequirements(at places: [TypeSymbol.Place]) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<TypeSymbol.Place> = []
    var waiting = places
    while let place = waiting.popLast() {
      guard seen.insert(place).inserted else { continue }
      let file = LintedFile(project: self, number: place.file)
      let declaration = file.outline.declarations[place.declaration]
      if declaration.kind == .protocol { names.formUnion(file.functionNames(of: place.declaration)) }
      let bases = file.outline.inheritance(of: declaration).flatMap { base -> [Int] in
        if case .symbols(let symbols) = index.resolve(base: base, of: place) { index.types(behind: symbols) } else { [] }
      }
      waiting += bases.map { index.symbols[$0] }.filter { $0.kind == .protocol }.map(\.place)
    }
    return names
  }
}

extension LintedFile {
  fileprivate func functionNames(of type: Int) -> [String] {
    outline.members(of: type).filter { outline.declarations[$0].kind == .function }.map(name)
  }
}

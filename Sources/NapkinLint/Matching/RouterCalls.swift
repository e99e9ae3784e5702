/// What the members of a router use and change, to tell what runs once from what runs at each request.
struct RouterCalls: Sendable {
  /// What the routing protocols of the router ask for: its interactor may call it at any time.
  let requirements: Set<String>
  /// For functions and computed properties, by name, what their bodies do; overloads together.
  private var members: [String: Deeds] = [:]
  /// Who uses each of them; an initializer is nameless.
  private var users: [String: Set<String>] = [:]
  /// The members that run at other times than while the router loads, as far as names tell.
  private var requested: Set<String> = []
  /// For each name in how many bodies it stands together with `attachChild`.
  private var attaching: [String: Int] = [:]

  private struct Deeds {
    var mentions: Set<String> = []
    var changes: Set<String> = []
    var detaches = false
  }

  init(of places: [TypeSymbol.Place], in project: Project) {
    requirements = project.routingRequirements(at: places)
    for place in places {
      let file = LintedFile(project: project, number: place.file)
      for (name, range) in file.namedBodies(of: place.declaration) { note(range, of: name, in: file) }
    }
    for name in users.keys where members[name] == nil { users[name] = nil }
    findRequested()
  }

  /// What the interactor may call or nobody is seen to call, and whatever that calls.
  private mutating func findRequested() {
    var used: [String: [String]] = [:]
    for (name, users) in users {
      for user in users { used[user, default: []].append(name) }
    }
    var waiting = Set(members.keys).union(used.keys).filter { isBeginning($0) }.sorted()
    while let name = waiting.popLast() {
      guard name != "didLoad", requested.insert(name).inserted else { continue }
      waiting += used[name] ?? []
    }
  }

  private func isBeginning(_ name: String) -> Bool {
    guard let users = users[name], users != [name] else { return true }
    return requirements.contains(name)
  }

  private mutating func note(_ range: TokenRange, of name: String, in file: LintedFile) {
    var deeds = members[name] ?? Deeds()
    var mentions: Set<String> = []
    var attaches = false
    for index in range where file.outline.isIdentifier(index) && file.isOwnCall(index) {
      switch file.outline.tokens[index].word {
      case .attachChild: attaches = true
      case .detachChild: deeds.detaches = true
      default: break
      }
      let text = file.file.text(of: index)
      mentions.insert(text)
      if file.changes(index) { deeds.changes.insert(text) }
      users[text, default: []].insert(name)
    }
    if attaches { for name in mentions { attaching[name, default: 0] += 1 } }
    deeds.mentions.formUnion(mentions)
    // A deinitializer or an initializer cannot be called by name.
    if !name.isEmpty { members[name] = deeds }
  }

  /// Whether a function runs only while the router loads, which happens once.
  func runsOnlyOnLoad(_ function: String) -> Bool {
    function == "didLoad" || users[function] != nil && !requested.contains(function)
  }

  /// The members that use some functions, directly or through each other, those functions included.
  func names(leadingTo functions: Set<String>) -> Set<String> {
    var seen: Set<String> = []
    var waiting = Array(functions)
    while let name = waiting.popLast() {
      guard !name.isEmpty, seen.insert(name).inserted else { continue }
      waiting.append(contentsOf: users[name] ?? [])
    }
    return seen
  }

  /// Whether a member names a property, or detaches whatever there is.
  func member(_ name: String, looksAfter property: String) -> Bool {
    members[name].map { $0.detaches || $0.mentions.contains(property) } ?? false
  }

  /// Whether a member gives a property another value.
  func member(_ name: String, changes property: String) -> Bool {
    members[name].map { $0.changes.contains(property) } ?? false
  }

  /// In how many bodies a property is named together with `attachChild`.
  func attachingBodies(naming property: String) -> Int { attaching[property] ?? 0 }
}

extension LintedFile {
  /// The members that have a body, with their names; an initializer has an empty one.
  fileprivate func namedBodies(of type: Int) -> [(name: String, range: TokenRange)] {
    outline.members(of: type).compactMap { member in
      guard let body = outline.declarations[member].body, !outline.declarations[member].hasMembers else { return nil }
      return (name(of: member), outline.inside(body))
    }
  }

  fileprivate func functionNames(of type: Int) -> [String] {
    outline.members(of: type).filter { outline.declarations[$0].kind == .function }.map(name)
  }

  /// Whether code at a name gives it another value or takes something out: `router = nil`, `routers[id] = nil`,
  /// `routers.removeAll()`, `swap(&router, &other)`.
  func changes(_ name: Int) -> Bool {
    if outline.kind(at: name - 1) == .prefixAmpersand { return true }
    var next = name + 1
    while outline.kind(at: next) == .postfixQuestionMark { next += 1 }
    if outline.kind(at: next) == .leftBracket, let close = outline.mate(of: next) { next = close + 1 }
    if outline.kind(at: next) == .equal { return true }
    return outline.kind(at: next) == .period && outline.isIdentifier(next + 1) && takesOut(next + 1)
  }
}

extension Project {
  /// The names of the functions that the routing protocols of a type ask for, those of refined ones included.
  func routingRequirements(at places: [TypeSymbol.Place]) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<TypeSymbol.Place> = []
    var waiting = places
    while let place = waiting.popLast() {
      guard seen.insert(place).inserted else { continue }
      let file = LintedFile(project: self, number: place.file)
      let declaration = file.outline.declarations[place.declaration]
      if declaration.kind == .protocol { names.formUnion(file.functionNames(of: place.declaration)) }
      let bases = file.outline.inheritance(of: declaration).flatMap { base -> [Int] in
        if case .symbols(let found) = index.resolve(base: base, of: place) { index.types(behind: found) } else { [] }
      }
      waiting += bases.map { index.symbols[$0] }.filter { $0.kind == .protocol }.map(\.place)
    }
    return names
  }
}

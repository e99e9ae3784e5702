/// Gathers the edges of the tree: who builds whom, by all that shows it.
struct TreeEdges {
  private(set) var all: [TreeEdge] = []
  private let types: NapkinTypes
  private let project: Project
  private var drafts: [Key: TreeEdge] = [:]
  private var built: [Int: [Int]] = [:]

  private struct Key: Hashable {
    let parent: Int
    let child: Int
  }

  init(of types: NapkinTypes, in project: Project, isLabeled: Bool) {
    self.types = types
    self.project = project
    let routers = TreeRouter.all(of: types, in: project)
    for router in routers { addBuilders(of: router) }
    for napkin in types.napkins.indices {
      addConstructions(by: napkin)
      addConformances(of: napkin)
    }
    dropUnlikely()
    all = drafts.values.map(Self.sorted).sorted(by: Self.isInOrder)
    drafts = [:]
    if isLabeled { label(with: routers) }
  }

  private mutating func add(_ kind: TreeEdge.Evidence.Kind, _ children: [Int], of parent: Int, at place: TreePlace) {
    for child in children {
      let evidence = TreeEdge.Evidence(kind: kind, place: place, isGuess: children.count > 1)
      drafts[Key(parent: parent, child: child), default: TreeEdge(parent: parent, child: child, evidence: [])]
        .evidence.append(evidence)
    }
  }

  private mutating func napkins(builtBy symbol: Int) -> [Int] {
    if let known = built[symbol] { return known }
    let found = types.napkins(builtBy: symbol, in: project)
    built[symbol] = found
    return found
  }

  private mutating func napkins(builtBy symbols: [Int]) -> [Int] {
    symbols.reduce(into: Set<Int>()) { $0.formUnion(napkins(builtBy: $1)) }.sorted()
  }
}

extension TreeEdges {
  /// The builders that a router keeps, takes and calls.
  private mutating func addBuilders(of router: TreeRouter) {
    for (symbols, place) in router.heldTypes(in: project) {
      add(.holdsBuilder, napkins(builtBy: symbols), of: router.napkin, at: place)
    }
    for body in router.bodies {
      for build in body.builds {
        let place = TreePlace(file: body.file.number, token: build.name)
        add(.builds, napkins(builtBy: body.builderTypes(of: build)), of: router.napkin, at: place)
      }
    }
    addChildren(types.constructions.inside(router.type.places), of: router.napkin)
  }

  /// The builders that a napkin's builder and component make.
  private mutating func addConstructions(by napkin: Int) {
    let parts = types.napkins[napkin]
    if let builder = parts[.builder].flatMap({ types.builders[$0.symbol] }) { addChildren(builder.constructed, of: napkin) }
    guard let component = parts[.component] else { return }
    addChildren(types.constructions.inside(project.index.symbols[component.symbol].places), of: napkin)
  }

  private mutating func addChildren(_ constructed: [Construction], of napkin: Int) {
    for construction in constructed where types.builders[construction.symbol] != nil {
      add(.constructsBuilder, napkins(builtBy: construction.symbol), of: napkin, at: construction.place)
    }
  }

  private mutating func addConformances(of napkin: Int) {
    let parts = types.napkins[napkin]
    if let component = parts[.component] {
      for (symbol, place) in project.conformances(of: project.index.symbols[component.symbol]) {
        let children = (types.napkinsOfDependency[symbol] ?? []).filter { $0 != napkin }
        add(.providesDependency, children, of: napkin, at: place)
      }
    }
    for (symbol, place) in project.conformances(of: project.index.symbols[parts.interactor.symbol]) {
      add(.listens, (types.napkinsOfListener[symbol] ?? []).filter { $0 != napkin }, of: napkin, at: place)
    }
  }

  /// Of several napkins that fit, those that something else speaks for; and no conformances to what somebody else
  /// certainly builds.
  private mutating func dropUnlikely() {
    let owned = Set(drafts.values.filter { !$0.isWeak }.map(\.child))
    let parents = Set(drafts.values.filter { !$0.isWeak }.map(\.parent))
    for (key, edge) in drafts where edge.isWeak {
      let holds = edge.evidence.contains { $0.kind.rawValue <= TreeEdge.Evidence.Kind.constructsBuilder.rawValue }
      let isOwned = owned.contains(edge.child)
      if isOwned && (!holds || parents.contains(edge.parent)) || !holds && edge.kindCount == 1 && edge.evidence.count == 1 {
        drafts[key] = nil
      }
    }
  }

  private static func sorted(_ edge: TreeEdge) -> TreeEdge {
    var edge = edge
    edge.evidence = Array(Set(edge.evidence)).sorted { ($0.kind.rawValue, $0.place) < ($1.kind.rawValue, $1.place) }
    return edge
  }

  private static func isInOrder(_ left: TreeEdge, _ right: TreeEdge) -> Bool {
    guard left.parent == right.parent else { return left.parent < right.parent }
    guard let first = left.firstPlace, let second = right.firstPlace, first != second else {
      return left.child < right.child
    }
    return first < second
  }

  private mutating func label(with routers: [TreeRouter]) {
    let numbers = Dictionary(grouping: all.indices) { all[$0].parent }
    let calls = types.napkins.map { napkin in
      let interactor = project.index.symbols[napkin.interactor.symbol]
      return InteractorCalls(
        of: interactor, in: project, requirements: project.routingRequirements(at: interactor.places))
    }
    for router in routers {
      let edges = numbers[router.napkin] ?? []
      let labels = RouterLabels(of: router, children: edges.map { all[$0].child }, by: built, in: project)
      for number in edges { labels.apply(to: &all[number], kind: types.napkins[all[number].child].kind) }
      for number in edges { calls[router.napkin].addTriggers(to: &all[number], router) }
    }
    for number in all.indices {
      let parent = calls[all[number].parent]
      all[number].events = calls[all[number].child].listenerCalls.map {
        TreeEdge.Event(method: $0.name, call: $0.place, handler: parent.functions[$0.name])
      }
    }
  }
}

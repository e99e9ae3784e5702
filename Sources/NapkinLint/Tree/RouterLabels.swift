/// How a router attaches, shows and detaches each of its children.
struct RouterLabels {
  private let router: TreeRouter
  private let project: Project
  private var childrenOfProperty: [String: Set<Int>] = [:]
  private var routes: [Int: [Route]] = [:]
  private var detaches: [Int: [TreeEdge.Step]] = [:]
  /// The children that each function detaches itself.
  private var detached: [String: Set<Int>] = [:]
  private var attachedTogether: [String: Set<Int>] = [:]
  /// The bodies that call each function, those that have each name, and what they attach of each property.
  private var callers: [String: [Int]] = [:]
  private var bodies: [String: Int] = [:]
  private var attachesOfProperty: [String: [(body: Int, call: RouteBody.ChildCall)]] = [:]

  /// One way on which a child is built and attached.
  private struct Route {
    /// The function that builds, and the one that attaches; often the same.
    let building: RouteBody
    let attaching: RouteBody
    let attach: RouteBody.ChildCall
    /// The variable or property that holds the child where it is built.
    let holder: Int?
  }

  init(of router: TreeRouter, children: [Int], by built: [Int: [Int]], in project: Project) {
    self.router = router
    self.project = project
    for number in router.bodies.indices { note(number) }
    let known = Set(children)
    for body in router.bodies {
      for build in body.builds {
        let made = Set(body.builderTypes(of: build).flatMap { built[$0] ?? [] }).intersection(known)
        for child in made { add(build, of: child, in: body) }
      }
    }
    for body in router.bodies { addDetaches(in: body) }
  }

  private mutating func note(_ number: Int) {
    let body = router.bodies[number]
    if bodies[body.functionName] == nil { bodies[body.functionName] = number }
    for name in Set(body.ownCalls.map(\.name)) { callers[name, default: []].append(number) }
    for attach in body.attaches {
      guard let property = body.property(of: attach.child) else { continue }
      attachesOfProperty[property, default: []].append((number, attach))
    }
  }

  private mutating func add(_ build: RouteBody.ChildBuild, of child: Int, in body: RouteBody) {
    var held: Set<String> = []
    if case .kept(let kept) = build.holder, let property = body.property(of: kept) { held.insert(property) }
    for (attaching, attach) in attaches(after: build, in: body) {
      let route = Route(building: body, attaching: attaching, attach: attach, holder: build.holderName)
      routes[child, default: []].append(route)
      attachedTogether[body.functionName, default: []].insert(child)
      if let property = attaching.property(of: attach.child) { held.insert(property) }
    }
    for property in held { childrenOfProperty[property, default: []].insert(child) }
  }

  /// Where what is built is attached: in the same function, in one that it is handed to, in one that asks for it.
  private func attaches(after build: RouteBody.ChildBuild, in body: RouteBody) -> [(RouteBody, RouteBody.ChildCall)] {
    let own = body.attaches.filter { $0.argument.contains(build.name) || isSame($0.child, as: build, in: body) }
    if !own.isEmpty { return own.map { (body, $0) } }
    if let holder = build.holderName, let handed = attach(handed: holder, in: body) { return [handed] }
    guard case .kept(let kept) = build.holder, let property = body.property(of: kept) else {
      return (callers[body.functionName] ?? []).compactMap { number in
        router.bodies[number].attaches.first.map { (router.bodies[number], $0) }
      }
    }
    return (attachesOfProperty[property] ?? []).map { (router.bodies[$0.body], $0.call) }
  }

  private func isSame(_ child: RouteBody.Child, as build: RouteBody.ChildBuild, in body: RouteBody) -> Bool {
    guard case .kept(let kept) = build.holder else { return false }
    if child == kept { return child != .unknown }
    guard let property = body.property(of: child) else { return false }
    return body.property(of: kept) == property
  }

  /// `await show(router)`: another function of the router attaches its parameter.
  private func attach(handed holder: Int, in body: RouteBody) -> (RouteBody, RouteBody.ChildCall)? {
    let name = body.file.file.text(of: holder)
    for (function, call) in body.ownCalls {
      let takesChild = call.arguments.contains { argument in
        argument.value.contains { body.outline.isIdentifier($0) && body.file.file.text(of: $0) == name }
      }
      guard takesChild, let other = bodies[function], let attach = router.bodies[other].attaches.first else { continue }
      return (router.bodies[other], attach)
    }
    return nil
  }

  private mutating func addDetaches(in body: RouteBody) {
    for detach in body.detaches {
      guard let property = body.property(of: detach.child) else { continue }
      for child in childrenOfProperty[property] ?? [] {
        detaches[child, default: []].append(body.step(detach.name))
        detached[body.functionName, default: []].insert(child)
      }
    }
  }
}

extension RouterLabels {
  func apply(to edge: inout TreeEdge, kind: Napkin.Kind) {
    edge.detaches = detaches[edge.child] ?? []
    if kind == .headless { edge.presentation = .headless }
    guard let routes = routes[edge.child] else { return }
    edge.attaches = routes.map { $0.attaching.step($0.attach.name) }
    let together = routes.contains { (attachedTogether[$0.building.functionName]?.count ?? 0) > 1 }
    let others = routes.reduce(into: Set<Int>()) { $0.formUnion(swapped(by: $1)) }.subtracting([edge.child])
    let isPermanent = routes.allSatisfy { router.type.calls.runsOnlyOnLoad($0.building.functionName) }
    edge.isConcurrent = together && others.isEmpty
    edge.attachment = isPermanent ? .permanent : others.isEmpty ? .onDemand : .swap
    if edge.attachment == .swap { edge.swapGroup = others.union([edge.child]).min() }
    if edge.presentation == nil { edge.presentation = routes.lazy.compactMap(presentation).first }
  }

  /// The children that go before this one comes.
  private func swapped(by route: Route) -> Set<Int> {
    let attaching = route.attaching
    var children: Set<Int> = []
    for body in [route.building, attaching] {
      let end = body.function == attaching.function && body.file.number == attaching.file.number
        ? route.attach.name : body.range.upperBound
      for detach in body.detaches where detach.name < end {
        guard let property = body.property(of: detach.child) else { continue }
        children.formUnion(childrenOfProperty[property] ?? [])
      }
      for (name, call) in body.ownCalls where call.name < end { children.formUnion(detached[name] ?? []) }
    }
    return children
  }

  /// The verb by which the view appears.
  private func presentation(of route: Route) -> TreeEdge.Presentation? {
    let verbs = [route.building, route.attaching].flatMap(verbs)
    let name = route.holder.map { route.building.file.file.text(of: $0) }
    return (verbs.first { $0.argument == name } ?? verbs.first)?.presentation
  }

  private func verbs(in body: RouteBody) -> [(presentation: TreeEdge.Presentation, argument: String?)] {
    body.range.compactMap { index in
      guard body.outline.isIdentifier(index), body.outline.kind(at: index - 1) == .period,
        let presentation = TreeEdge.Presentation(verb: body.file.file.text(of: index)),
        let call = body.outline.call(at: index)
      else { return nil }
      let argument = call.arguments.first?.value.first.map { body.file.file.text(of: $0) }
      return isShown(call, body) ? (presentation, argument) : nil
    }
  }

  /// The view controller is asked, or a view is handed over.
  private func isShown(_ call: Call, _ body: RouteBody) -> Bool {
    let outline = body.outline
    if call.arguments.contains(where: { $0.value.contains { outline.tokens[$0].word == .viewControllable } }) { return true }
    let chain = outline.chain(before: call.name - 1)
    guard case .name(let base) = chain.base else { return false }
    return ([base] + chain.segments).contains { body.file.file.text(of: $0).lowercased().hasSuffix("controller") }
  }
}

extension TreeEdge.Presentation {
  /// `presentModally`, `push`, `embed`, `installTabs`...
  fileprivate init?(verb: String) {
    let verb = verb.lowercased()
    func begins(with words: String...) -> Bool { words.contains(where: verb.hasPrefix) }
    if begins(with: "dismiss", "detach", "remove", "pop", "un") { return nil }
    if verb.contains("tab") {
      self = .tab
    } else if begins(with: "present", "showmodal", "showsheet", "cover") {
      self = .modal
    } else if begins(with: "push") {
      self = .push
    } else if begins(with: "embed", "add", "replace", "show", "set", "install", "insert", "display", "host", "swap", "attach") {
      self = .embed
    } else {
      return nil
    }
  }
}

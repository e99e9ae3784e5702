/// The types that napkins are made of, and which napkin each belongs to.
struct NapkinTypes: Sendable {
  private(set) var napkins: [Napkin] = []
  /// Interactors, routers, builders and components by their symbols.
  private(set) var napkinOfInteractor: [Int: Int] = [:]
  private(set) var napkinOfRouter: [Int: Int] = [:]
  /// The napkins that a builder makes; several when it is made for more than one.
  private(set) var napkinsOfBuilder: [Int: [Int]] = [:]
  private(set) var builders: [Int: BuilderType] = [:]
  /// Components by the dependencies that they take.
  private(set) var componentsOfDependency: [Int: [Int]] = [:]
  private(set) var napkinsOfDependency: [Int: [Int]] = [:]
  private(set) var napkinsOfListener: [Int: [Int]] = [:]
  let constructions: Constructions

  init(in project: Project) {
    constructions = Constructions(in: project)
    addInteractors(project)
    guard !napkins.isEmpty else { return }
    addRouters(project)
    addBuilders(project)
    for napkin in napkins.indices { addCollaborators(of: napkin, project) }
    for (number, napkin) in napkins.enumerated() {
      if let dependency = napkin[.dependency] { napkinsOfDependency[dependency.symbol, default: []].append(number) }
      if let listener = napkin[.listener] { napkinsOfListener[listener.symbol, default: []].append(number) }
    }
  }

  /// The napkins that a value of a builder's type, or of a buildable protocol's, makes.
  func napkins(builtBy symbol: Int, in project: Project) -> [Int] {
    if let known = napkinsOfBuilder[symbol] { return known }
    guard project.index.symbols[symbol].kind == .protocol else { return [] }
    let makers = project.index.allHeirs(of: symbol).flatMap { napkinsOfBuilder[$0] ?? [] }
    return Array(Set(makers)).sorted()
  }
}

extension NapkinTypes {
  private mutating func addInteractors(_ project: Project) {
    var seen: [Declared: Int] = [:]
    for (symbol, entry) in project.index.symbols.enumerated() where project.isInteractor(entry) {
      let part = project.part(.interactor, symbol)
      // Branches of an `#if` declare the same type again.
      let key = Declared(file: entry.place.file, name: part.name)
      if let napkin = seen[key] {
        napkinOfInteractor[symbol] = napkin
        continue
      }
      seen[key] = napkins.count
      napkinOfInteractor[symbol] = napkins.count
      napkins.append(Napkin(part, name: Self.name(ofInteractor: part.name), isActor: entry.kind == .actor))
    }
  }

  /// A type's name in a file.
  private struct Declared: Hashable {
    let file: Int
    let name: String
  }

  /// `LoggedIn` of `LoggedInInteractor`, `Home` of `Home.Interactor`.
  private static func name(ofInteractor name: String) -> String {
    guard name.hasSuffix("Interactor"), name.count > "Interactor".count else { return name }
    let stem = name.dropLast("Interactor".count)
    return String(stem.last == "." ? stem.dropLast() : stem)
  }

  private mutating func addRouters(_ project: Project) {
    for (symbol, base) in project.classes(of: .router) {
      let arguments = project.baseArguments(of: symbol)
      let interactors = arguments.flatMap { self.interactors(in: $0, project) }
      guard let napkin = interactors.first, interactors.allSatisfy({ $0 == napkin }) else { continue }
      napkinOfRouter[symbol] = napkin
      let part = project.part(.router, symbol)
      guard let known = napkins[napkin][.router] else {
        napkins[napkin].add(part)
        napkins[napkin].isLaunch = base == .LaunchRouter
        napkins[napkin].kind = base == .Router ? .headless : .view
        continue
      }
      if !project.isSameDeclaredTwice(known, part) { napkins[napkin].otherRouters.append(part) }
    }
  }

  /// The napkins of a router's generic argument: an interactor, or a protocol that only one interactor conforms to.
  private func interactors(in type: TypeMeaning, _ project: Project) -> [Int] {
    let direct = type.symbols.compactMap { napkinOfInteractor[$0] }
    guard direct.isEmpty else { return direct }
    let protocols = type.symbols.filter { project.index.symbols[$0].roles.contains(.interactable) }
    return Array(Set(protocols.flatMap(project.index.allHeirs).compactMap { napkinOfInteractor[$0] }))
  }

  private mutating func addBuilders(_ project: Project) {
    for (symbol, _) in project.classes(of: .component) {
      for dependency in project.baseArguments(of: symbol).flatMap(\.symbols) {
        componentsOfDependency[dependency, default: []].append(symbol)
      }
    }
    for (symbol, _) in project.classes(of: .builder) {
      let constructed = constructions.inside(project.index.symbols[symbol].places)
      let builder = BuilderType(symbol, constructing: constructed, in: project)
      builders[symbol] = builder
      let interactors = builder.constructed.compactMap { napkinOfInteractor[$0.symbol] }
      let routers = builder.constructed.compactMap { napkinOfRouter[$0.symbol] }
      let made = Array(Set(interactors.isEmpty ? routers : interactors)).sorted()
      napkinsOfBuilder[symbol] = made
      for napkin in made { add(builder, symbol, to: napkin, project) }
    }
  }

  private mutating func add(_ builder: BuilderType, _ symbol: Int, to napkin: Int, _ project: Project) {
    let part = project.part(.builder, symbol)
    if let known = napkins[napkin][.builder] {
      if !project.isSameDeclaredTwice(known, part) { napkins[napkin].otherBuilders.append(part) }
      return
    }
    napkins[napkin].add(part)
    // Of a builder that makes several napkins nothing else is certain.
    guard napkinsOfBuilder[symbol] == [napkin] else { return }
    if let dependency = builder.dependency { napkins[napkin].add(project.part(.dependency, dependency)) }
    let taking = builder.dependency.flatMap { componentsOfDependency[$0] } ?? []
    let made = builder.constructed.first { taking.contains($0.symbol) }?.symbol
    if let component = made ?? taking.first { napkins[napkin].add(project.part(.component, component)) }
    if let buildable = builder.buildables.first { napkins[napkin].add(project.part(.buildable, buildable)) }
    if let listener = builder.listeners.first { napkins[napkin].add(project.part(.listener, listener)) }
    if let routing = builder.routings.first { napkins[napkin].add(project.part(.routing, routing)) }
    addViews(of: builder, to: napkin, project)
  }

  /// What the builder hands to the interactor and to the router.
  private mutating func addViews(of builder: BuilderType, to napkin: Int, _ project: Project) {
    for construction in builder.constructed {
      let isInteractor = napkinOfInteractor[construction.symbol] == napkin
      guard isInteractor || napkinOfRouter[construction.symbol] == napkin else { continue }
      for symbol in project.argumentTypes(of: construction) {
        let role: NapkinPart.Role = isInteractor ? .presenter : .viewController
        let wanted: Roles =
          isInteractor
          ? [.presenter, .presentable, .viewController] : [.viewController, .platformView, .viewControllable]
        let isWanted = !project.index.symbols[symbol].roles.isDisjoint(with: wanted)
        guard isWanted, napkins[napkin][role] == nil else { continue }
        napkins[napkin].add(project.part(role, symbol))
      }
    }
  }
}

extension NapkinTypes {
  /// What the interactor's own properties and the view controller's superclass tell.
  private mutating func addCollaborators(of napkin: Int, _ project: Project) {
    let interactor = project.index.symbols[napkins[napkin].interactor.symbol]
    for (word, role) in [(Word.listener, NapkinPart.Role.listener), (.router, .routing), (.presenter, .presentable)] {
      guard napkins[napkin][role] == nil else { continue }
      let types = project.memberTypes(named: word, of: interactor)
      if let type = types.first(where: { project.index.symbols[$0].kind == .protocol }) {
        napkins[napkin].add(project.part(role, type))
      }
    }
    let controllers = [NapkinPart.Role.viewController, .presenter].compactMap { napkins[napkin][$0]?.symbol }
    for controller in controllers {
      for view in project.baseArguments(of: controller).flatMap(\.symbols)
      where project.index.symbols[view].roles.contains(.view) {
        napkins[napkin].add(project.part(.view, view))
      }
    }
    if napkins[napkin].kind == .view, napkins[napkin][.presentable] == nil,
      let controller = napkins[napkin][.viewController], project.isPlainController(controller.symbol)
    {
      napkins[napkin].kind = .hostingParent
    }
  }
}

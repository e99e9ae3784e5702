/// Something that a lifecycle hook does before it returns.
struct LifecycleStep: Sendable {
  let file: Int
  /// The type whose hook it is, as a number in the index.
  let type: Int
  let hook: LifecycleHook
  /// The function that the framework, a builder or a router calls.
  let hookName: String
  let kind: Kind
  /// The call in the hook that leads there; none when the hook does it itself.
  let caller: RelatedPlace?

  enum Kind: Sendable {
    /// A task that nothing ends.
    case task(TaskSpawn)
    /// A timer, a queue or a notification that calls back later: the word that names it.
    case timer(Int)
    /// Work that ends with the active scope: the word `task`.
    case boundTask(Int)
    /// A loop that the hook waits for.
    case loop(Loop)
    /// The word `await`.
    case wait(Int)
  }

  /// The token that names what is done.
  var token: Int {
    switch kind {
    case .task(let spawn): spawn.token
    case .loop(let loop): loop.keyword
    case .timer(let token), .boundTask(let token), .wait(let token): token
    }
  }
}

/// What others call and wait for in a feature's life.
enum LifecycleHook: Sendable, CaseIterable {
  case didBecomeActive, willResignActive
  /// What a builder calls before the interactor is attached: initializers, `wire`.
  case wiring
  /// A router's.
  case didLoad
  /// A builder's.
  case build
}

extension LifecycleStep {
  /// What all hooks of a project do, by file.
  static func all(in project: Project) -> [Int: [LifecycleStep]] {
    var steps: [Int: [LifecycleStep]] = [:]
    for owner in project.hookOwners() {
      for (hook, functions) in owner.hooks where !functions.isEmpty {
        let walk = LifecycleWalk(from: functions, hook, of: owner.type, at: owner.places, in: project)
        for step in walk.steps { steps[step.file, default: []].append(step) }
      }
    }
    return steps
  }
}

/// A type with its hooks.
private struct HookOwner {
  let type: Int
  let places: [TypeSymbol.Place]
  let hooks: [(LifecycleHook, [TypeSymbol.Place])]
}

extension Project {
  fileprivate func hookOwners() -> [HookOwner] {
    interactors.map(interactor) + classes(of: .router, declaring: .didLoad).map(router)
      + classes(of: .builder, declaring: .build).map(builder)
  }

  private func interactor(_ type: Int) -> HookOwner {
    let places = index.symbols[type].places.filter { layers[$0.file][$0.declaration] == .interactor }
    return HookOwner(
      type: type, places: places,
      hooks: [
        (.didBecomeActive, places.flatMap { functions(named: .didBecomeActive, at: $0) }),
        (.willResignActive, places.flatMap { functions(named: .willResignActive, at: $0) }),
        (.wiring, places.flatMap(wiringMethods)),
      ])
  }

  private func router(_ type: Int) -> HookOwner {
    let places = index.symbols[type].places
    let hooks = places.flatMap { functions(named: .didLoad, at: $0) }
    return HookOwner(type: type, places: places, hooks: [(.didLoad, hooks)])
  }

  private func builder(_ type: Int) -> HookOwner {
    let places = index.symbols[type].places
    return HookOwner(type: type, places: places, hooks: [(.build, places.flatMap(buildMethods))])
  }

  /// The interactors whose files may get findings.
  private var interactors: [Int] {
    var found: Set<Int> = []
    for file in files.indices where isActive(file) {
      for entry in layers[file].entries where entry.layer == .interactor {
        found.formUnion(index.symbols(at: TypeSymbol.Place(file: file, declaration: entry.type)))
      }
    }
    return found.sorted()
  }

  /// The routers or builders that have such a function and whose files may get findings.
  private func classes(of part: PartTable.Part, declaring word: Word) -> [Int] {
    var found: Set<Int> = []
    for file in files.indices where files[file].words.contains(word) {
      for entry in parts[file].entries where entry.part == part {
        found.formUnion(index.symbols(at: TypeSymbol.Place(file: file, declaration: entry.type)))
      }
    }
    return found.sorted()
  }

  /// The functions of a lifecycle hook's name that a type or an extension declares: they take nothing.
  func functions(named word: Word, at place: TypeSymbol.Place) -> [TypeSymbol.Place] {
    guard files[place.file].words.contains(word) else { return [] }
    return functions(at: place) { outline, declaration, name in
      outline.tokens[name].word == word && declaration.parameters.map { outline.inside($0).isEmpty } ?? false
    }
  }

  func buildMethods(at place: TypeSymbol.Place) -> [TypeSymbol.Place] {
    guard files[place.file].words.contains(.build) else { return [] }
    return functions(at: place) { outline, _, name in outline.tokens[name].word == .build }
  }

  private func functions(
    at place: TypeSymbol.Place, where isWanted: (Outline, Declaration, _ name: Int) -> Bool
  ) -> [TypeSymbol.Place] {
    let outline = files[place.file].outline
    return outline.members(of: place.declaration).filter { member in
      let declaration = outline.declarations[member]
      guard declaration.kind == .function, !declaration.isOfTheTypeItself, let name = declaration.name else {
        return false
      }
      return isWanted(outline, declaration, name)
    }.map { TypeSymbol.Place(file: place.file, declaration: $0) }
  }
}

extension Declaration {
  /// `static func`, `class func`.
  var isOfTheTypeItself: Bool { !modifiers.isDisjoint(with: [.static, .class]) }
}

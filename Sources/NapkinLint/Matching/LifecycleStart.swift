/// Something that an interactor starts when it becomes active, and that nothing ends when it resigns.
struct LifecycleStart: Sendable {
  let file: Int
  /// The interactor, as a number in the index.
  let interactor: Int
  let kind: Kind
  /// The call in the hook that leads there; none when the hook does it itself.
  let caller: RelatedPlace?

  enum Kind: Sendable {
    case task(TaskSpawn)
    /// A timer, a queue or a notification that calls back later: the word that names it.
    case timer(Int)
  }

  /// The token that names what is started.
  var token: Int {
    switch kind {
    case .task(let spawn): spawn.token
    case .timer(let token): token
    }
  }

  /// What all interactors of a project start, by file.
  static func all(in project: Project) -> [Int: [LifecycleStart]] {
    var starts: [Int: [LifecycleStart]] = [:]
    for interactor in project.interactors {
      let places = project.index.symbols[interactor].places.filter { project.layers[$0.file][$0.declaration] == .interactor }
      let hooks = places.flatMap { project.functions(named: .didBecomeActive, at: $0) }
      guard !hooks.isEmpty else { continue }
      for start in LifecycleWalk(from: hooks, of: interactor, at: places, in: project).starts {
        starts[start.file, default: []].append(start)
      }
    }
    return starts
  }
}

extension Project {
  /// The interactors whose files may get findings.
  fileprivate var interactors: [Int] {
    var found: Set<Int> = []
    for file in files.indices where isActive(file) {
      for entry in layers[file].entries where entry.layer == .interactor {
        found.formUnion(index.symbols(at: TypeSymbol.Place(file: file, declaration: entry.type)))
      }
    }
    return found.sorted()
  }

  /// The functions of a lifecycle hook's name that a type or an extension declares: they take nothing.
  func functions(named word: Word, at place: TypeSymbol.Place) -> [TypeSymbol.Place] {
    guard files[place.file].words.contains(word) else { return [] }
    let outline = files[place.file].outline
    return outline.members(of: place.declaration).filter { member in
      let declaration = outline.declarations[member]
      guard declaration.kind == .function, let name = declaration.name, !declaration.isOfTheTypeItself,
        let parameters = declaration.parameters
      else { return false }
      return outline.tokens[name].word == word && outline.inside(parameters).isEmpty
    }.map { TypeSymbol.Place(file: place.file, declaration: $0) }
  }
}

extension Declaration {
  /// `static func`, `class func`.
  var isOfTheTypeItself: Bool { !modifiers.isDisjoint(with: [.static, .class]) }
}

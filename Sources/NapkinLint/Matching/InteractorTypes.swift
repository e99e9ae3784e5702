/// An interactor with all its declarations.
struct InteractorType: Sendable {
  /// Its first declaration or extension in the file that is being linted.
  let declaration: Int
  let symbols: [Int]
  let places: [TypeSymbol.Place]
  let name: String
}

extension LintedFile {
  /// The actors that the file declares or extends as interactors, each once. Classes were interactors in older
  /// versions of the framework, whose lifecycle was another one.
  func actorInteractors() -> [InteractorType] {
    project.fileTables[number].actorInteractors.value { newActorInteractors() }
  }

  private func newActorInteractors() -> [InteractorType] {
    var seen: Set<[Int]> = []
    return interactors.compactMap { declaration in
      let symbols = symbols(of: declaration)
      let areActors = symbols.allSatisfy { project.index.symbols[$0].kind == .actor }
      guard !symbols.isEmpty, areActors, seen.insert(symbols).inserted else { return nil }
      return InteractorType(
        declaration: declaration, symbols: symbols, places: symbols.flatMap { project.index.symbols[$0].places },
        name: name(of: declaration))
    }
  }

  /// The declarations and extensions of an interactor that stand in this file.
  func declarations(of type: InteractorType) -> [Int] {
    type.places.filter { $0.file == number && layers[$0.declaration] == .interactor }.map(\.declaration)
  }

  /// What makes an interactor one, when the file does not show it.
  func evidence(for type: InteractorType) -> [RelatedPlace] { evidence(for: .interactor, of: type.symbols) }

  /// What the hooks of interactors do in this file, each once.
  func steps(of hook: LifecycleHook) -> [LifecycleStep] {
    guard let all = project.lifecycleSteps[number] else { return [] }
    return project.fileTables[number].steps.value { Self.distinct(all) }.filter { $0.hook == hook }
  }

  private static func distinct(_ steps: [LifecycleStep]) -> [LifecycleStep] {
    var seen: [LifecycleHook: Set<Int>] = [:]
    return steps.filter { seen[$0.hook, default: []].insert($0.token).inserted }
  }

  /// Why something is reported that stands elsewhere: the call in the hook, and what makes the type an interactor.
  func related(to step: LifecycleStep) -> [RelatedPlace] {
    (step.caller.map { [$0] } ?? []) + evidence(for: .interactor, of: [step.type])
  }
}

extension Project {
  /// Whether a step is one of an actor; older interactors had other lifecycles.
  func isOfActor(_ step: LifecycleStep) -> Bool { index.symbols[step.type].kind == .actor }

  func typeName(of step: LifecycleStep) -> String { index.symbols[step.type].name }
}

extension Rule {
  static let observationsLoopOnMainActor = Rule(
    "observations-loop-on-main-actor", severity: .error, fixability: .safe,
    needs: .types(.interactable, and: .Observations)
  ) { file, findings in
    var closures = ClosureSearch(in: file.outline, passing: file.runsAsPart)
    for type in file.actorInteractors() {
      let loops = file.observationLoops(of: type)
      let states = file.mainActorStates(readBy: loops)
      var fixes: [Int: Fix?] = [:]
      for loop in loops {
        guard let state = states.first(in: loop.closure.statements),
          let context = file.context(of: loop, in: closures.first(around: loop.keyword))
        else { continue }
        let remedy = "iterate in 'task { @MainActor [weak self] in', or it does not compile"
        findings.report(
          file.file.range(of: loop.observations), "'\(state.name)' belongs to the main actor; \(remedy)",
          related: state.related + file.evidence(for: type),
          fix: context.closure.flatMap { open in
            let fix = fixes[open] ?? file.mainActorFix(open, in: type)
            fixes[open] = .some(fix)
            return fix
          })
      }
    }
  }
}

/// `for await value in Observations({ state.value })`.
private struct ObservationLoop {
  let keyword: Int
  /// The word `Observations`.
  let observations: Int
  /// What the closure reads.
  let closure: Closure
}

/// Where such a loop stands.
private enum ObservationContext {
  /// The `{` of the closure of `task`.
  case task(Int)
  case method

  var closure: Int? {
    if case .task(let open) = self { open } else { nil }
  }
}

/// What closures read of the main actor's types, in source order.
private struct MainActorStates {
  struct State {
    let token: Int
    let name: String
    let related: [RelatedPlace]
  }

  var all: [State] = []

  func first(in range: TokenRange) -> State? {
    let next = all.partitioningIndex { $0.token >= range.lowerBound }
    return next < all.count && all[next].token < range.upperBound ? all[next] : nil
  }
}

extension LintedFile {
  fileprivate func observationLoops(of type: InteractorType) -> [ObservationLoop] {
    declarations(of: type).flatMap { declaration -> [ObservationLoop] in
      guard let body = outline.declarations[declaration].body else { return [] }
      return loops(in: outline.inside(body)).compactMap { loop in
        guard enclosingType(of: outline.declaration(around: loop.keyword)) == declaration, let sequence = loop.sequence,
          let name = sequence.first(where: { outline.tokens[$0].word == .Observations }),
          let call = outline.call(at: name), let open = outline.closures(of: call).first
        else { return nil }
        return ObservationLoop(keyword: loop.keyword, observations: name, closure: outline.closure(at: open))
      }
    }
  }

  /// Whether a closure runs as part of the code around it, wherever that does.
  fileprivate func runsAsPart(_ open: Int) -> Bool {
    outline.isRunByItsCall(open) && !isOnMainActor(outline.closure(at: open).attributes)
  }

  /// The `task` or method that would have to be the main actor's; nil when it is, and where other rules speak.
  ///
  /// - Parameter closure: the innermost one around the loop that does not run as part of the code around it.
  fileprivate func context(of loop: ObservationLoop, in closure: Int?) -> ObservationContext? {
    if let open = closure {
      guard !isOnMainActor(outline.closure(at: open).attributes), let call = call(taking: open),
        outline.tokens[call.name].word == .task, isOwnCall(call.name)
      else { return nil }
      return .task(open)
    }
    guard let function = outline.declaration(around: loop.keyword) else { return nil }
    let declaration = outline.declarations[function]
    guard declaration.kind == .function, let name = declaration.name,
      !isOnMainActor(outline.attributes(of: declaration))
    else { return nil }
    // Of a loop in a hook another rule speaks.
    let word = outline.tokens[name].word
    return word == .didBecomeActive || word == .willResignActive ? nil : .method
  }

  private func isOnMainActor(_ attributes: [Attribute]) -> Bool {
    attributes.contains { outline.tokens[$0.name].word == .MainActor }
  }

  /// What the closures of `Observations` read of types of the main actor, those left out that say so themselves. Loops
  /// may stand in one another's closures, so each name is looked at once.
  fileprivate func mainActorStates(readBy loops: [ObservationLoop]) -> MainActorStates {
    var states = MainActorStates()
    var end = 0
    let inOrder = loops.sorted { $0.keyword < $1.keyword }
    for loop in inOrder where !isOnMainActor(loop.closure.attributes) {
      let statements = loop.closure.statements
      for index in max(statements.lowerBound, end)..<max(statements.upperBound, end) {
        if let state = mainActorState(namedBy: index) { states.all.append(state) }
      }
      end = max(end, statements.upperBound)
    }
    return states
  }

  private func mainActorState(namedBy index: Int) -> MainActorStates.State? {
    guard outline.isIdentifier(index), isOwnCall(index), outline.tokens[index].word != .`self`,
      let type = namedType(of: index)
    else { return nil }
    for symbol in type.meaning.symbols {
      guard let place = project.mainActorPlace(of: symbol) else { continue }
      return MainActorStates.State(
        token: index, name: project.index.symbols[symbol].name, related: mainActorEvidence(symbol, place))
    }
    return nil
  }

  private func mainActorEvidence(_ symbol: Int, _ place: TypeSymbol.Place) -> [RelatedPlace] {
    let other = project.files[place.file]
    guard place.file != number, let name = other.outline.declarations[place.declaration].name else { return [] }
    let message = "'\(project.index.symbols[symbol].name)' belongs to the main actor by this declaration"
    return [RelatedPlace(path: other.source.path, range: other.range(of: name), message: message)]
  }

  /// `@MainActor in`, where nothing of the interactor is used in the closure.
  fileprivate func mainActorFix(_ open: Int, in type: InteractorType) -> Fix? {
    let closure = outline.closure(at: open)
    guard closure.statements.lowerBound == open + 1, !usesInteractor(closure.statements, of: type) else { return nil }
    return Fix(
      applicability: .safe, title: "insert '@MainActor in'",
      edits: [insertion(" @MainActor in", at: outline.tokens[open].end)])
  }

  /// Whether code names `self`, or a member of the type without it.
  private func usesInteractor(_ range: TokenRange, of type: InteractorType) -> Bool {
    let names = Set(
      type.places.flatMap { place in
        let other = LintedFile(project: project, number: place.file)
        return other.outline.members(of: place.declaration).map(other.name)
      })
    return range.contains { index in
      guard outline.isIdentifier(index), outline.kind(at: index - 1) != .period else { return false }
      return outline.tokens[index].word == .`self` || names.contains(file.text(of: index)) && !isLocal(index)
    }
  }

  /// A local or parameter of the functions around, which hides a member of the same name.
  private func isLocal(_ name: Int) -> Bool {
    guard let function = outline.declaration(around: name), let body = outline.declarations[function].body else {
      return false
    }
    return file.localNames[file.text(of: name)].last(in: body..<name) != nil
  }
}

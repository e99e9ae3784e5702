extension Rule {
  static let unboundTaskInInteractor = Rule(
    "unbound-task-in-interactor", severity: .warning, fixability: .safe, needs: .types(.interactable)
  ) { file, findings in
    guard file.file.words.contains(.Task) || !file.project.taskAliases.isEmpty else { return }
    let types = file.actorInteractors()
    guard !types.isEmpty else { return }
    let explained = file.linesExplained(with: "unbound")
    let handled = file.tasksOfHooks()
    let results = TaskResults(in: file)
    var around = ClosureSearch(in: file.outline, passing: file.runsHere)
    for type in types {
      var passed = 0
      for spawn in file.spawns(in: type) where spawn.token >= passed {
        let isReported = !handled.contains(spawn.token) && !explained.contains(spawn.token) && file.isToBeBound(spawn, results)
          && around.first(around: spawn.first) == nil
        if isReported || handled.contains(spawn.token) { passed = spawn.call.end }
        guard isReported else { continue }
        findings.report(
          file.file.range(of: spawn.token), file.message(for: spawn, in: type), related: file.evidence(for: type),
          fix: file.isInMethod(spawn.token) ? file.taskFix(for: spawn) : nil)
      }
    }
  }
}

extension LintedFile {
  /// The tasks that hooks start in this file: in the one another rule speaks, in the other they may.
  fileprivate func tasksOfHooks() -> Set<Int> {
    Set((steps(of: .didBecomeActive) + steps(of: .willResignActive)).compactMap { step in
      if case .task(let spawn) = step.kind { spawn.token } else { nil }
    })
  }

  /// The tasks that the members of a type start in this file.
  fileprivate func spawns(in type: InteractorType) -> [TaskSpawn] {
    declarations(of: type).flatMap { declaration -> [TaskSpawn] in
      guard let body = outline.declarations[declaration].body else { return [] }
      return taskSpawns(in: outline.inside(body)).filter { spawn in
        enclosingType(of: outline.declaration(around: spawn.token)) == declaration
      }
    }
  }

  /// Whether the task goes on by itself: nobody takes its result, and it does not stand in code that may start one.
  fileprivate func isToBeBound(_ spawn: TaskSpawn, _ results: TaskResults) -> Bool {
    !isInFinalCode(spawn.token) && !isAwaited(spawn, results) && !isGivenAway(spawn)
  }

  /// `willResignActive` may start what outlives the feature, and `deinit` has nothing to bind it to.
  private func isInFinalCode(_ token: Int) -> Bool {
    var next = outline.declaration(around: token)
    while let index = next, !outline.declarations[index].hasMembers {
      let declaration = outline.declarations[index]
      if declaration.kind == .deinitializer || declaration.modifiers.contains(.static) { return true }
      if declaration.kind == .function, let name = declaration.name, outline.tokens[name].word == .willResignActive {
        return true
      }
      next = declaration.parent
    }
    return false
  }

  /// `await Task { }.value`, also through a local: who waits for the result has no work going on.
  private func isAwaited(_ spawn: TaskSpawn, _ results: TaskResults) -> Bool {
    if outline.kind(at: spawn.call.end) == .period { return true }
    guard let local = localName(before: spawn.first), let function = outline.declaration(around: spawn.token),
      let body = outline.declarations[function].body
    else { return false }
    let rest = spawn.call.end..<max(spawn.call.end, outline.inside(body).upperBound)
    return results[file.text(of: local)].stand(in: rest)
  }

  /// The name in `let name = Task`, `let name: Task<User, Never> = Task` and `let name = running ?? Task`.
  private func localName(before first: Int) -> Int? {
    var index = first - 1
    while index > 0, outline.kind(at: index) != .semicolon, outline.kind(at: index) != .leftBrace {
      if outline.tokens[index].keyword == .let || outline.tokens[index].keyword == .var { return index + 1 }
      if outline.startsLine(index) { return nil }
      index -= 1
    }
    return nil
  }

  /// A task with a result, which `task` does not have: returned, or kept in a property of such a type.
  private func isGivenAway(_ spawn: TaskSpawn) -> Bool {
    if let name = handle(of: spawn), let type = enclosingType(of: outline.declaration(around: spawn.token)) {
      guard let kept = memberType(named: name, in: members(of: type)) else { return false }
      return kept.reference.names.contains { kept.file.hasResult($0) }
    }
    guard let function = outline.declaration(around: spawn.token),
      let result = outline.declarations[function].type, outline.declarations[function].kind != .property
    else { return false }
    return TypeReference(result, in: outline).names.contains { outline.tokens[$0.token].word == .Task }
  }

  /// `Task<User, Error>`, and not `Task<Void, Never>`.
  private func hasResult(_ name: TypeName) -> Bool {
    guard outline.tokens[name.token].word == .Task, let generics = name.generics else { return false }
    guard let first = outline.inside(generics).first else { return false }
    return outline.tokens[first].word != .Void && outline.kind(at: first) != .leftParenthesis
  }

  /// A closure that runs as part of the function around it: in a `task`, a task group, a loop over a collection.
  fileprivate func runsHere(_ open: Int) -> Bool {
    guard let call = call(taking: open) else { return false }
    let word = outline.tokens[call.name].word
    if word == .task { return isOwnCall(call.name) }
    return runsItsClosures(call) || word.runsItsClosureAtOnce
  }

  /// In an initializer there is no scope yet.
  fileprivate func isInMethod(_ token: Int) -> Bool {
    guard let declaration = outline.declaration(around: token) else { return false }
    return outline.declarations[declaration].kind == .function
  }

  fileprivate func message(for spawn: TaskSpawn, in type: InteractorType) -> String {
    if let handle = handle(of: spawn) {
      return "start it with 'task', which ends with the attach; '\(handle)' has to be cancelled by hand"
    }
    let work = startsLoop(spawn) ? "loop" : "work"
    let start = isInMethod(spawn.token) ? "'task'" : "'task' in 'didBecomeActive'"
    return "start the \(work) with \(start), or it goes on after '\(type.name)' is detached"
  }
}

/// Where the results of tasks are asked for, by the names of the tasks: `work.value`, `work.result`.
private struct TaskResults {
  private var places: [String: TokenPlaces] = [:]

  init(in file: LintedFile) {
    let outline = file.outline
    guard file.file.words.contains(.value) || file.file.words.contains(.result) else { return }
    for index in outline.tokens.indices.dropFirst(2) {
      let word = outline.tokens[index].word
      guard word == .value || word == .result, outline.kind(at: index - 1) == .period, outline.isIdentifier(index - 2) else {
        continue
      }
      places[file.file.text(of: index - 2), default: TokenPlaces()].add(index - 2)
    }
  }

  subscript(name: String) -> TokenPlaces { places[name] ?? TokenPlaces() }
}

extension Word {
  fileprivate var runsItsClosureAtOnce: Bool {
    switch self {
    case .forEach, .map, .compactMap, .flatMap, .filter, .withLock: true
    default: false
    }
  }
}

extension Rule {
  static let boundTaskOutsideScope = Rule(
    "bound-task-outside-scope", severity: .warning, needs: .words(.task, .build)
  ) { file, findings in
    for step in file.steps(of: .wiring) {
      guard case .boundTask(let task) = step.kind else { continue }
      findings.report(
        file.file.range(of: task),
        "'task' in '\(step.hookName)' runs for the first attach only; start it in 'didBecomeActive'",
        related: file.related(to: step))
    }
    for (name, start) in file.startsOfBuilders() {
      findings.report(
        file.file.range(of: name),
        "what '\(file.file.text(of: name))' starts runs for the first attach only; start it in 'didBecomeActive'",
        related: [start])
    }
  }
}

extension LintedFile {
  /// The methods of new interactors that builders call and that start work, with the `task` in them.
  fileprivate func startsOfBuilders() -> [(name: Int, task: RelatedPlace)] {
    guard file.words.contains(.build) else { return [] }
    let builds = declarations(of: .builder).flatMap { builder in
      project.buildMethods(at: TypeSymbol.Place(file: number, declaration: builder.type))
    }
    return builds.compactMap { outline.declarations[$0.declaration].body }.flatMap { body in
      outline.inside(body).compactMap { name in startOfWork(byCallAt: name).map { (name, $0) } }
    }
  }

  /// The `task` that a method of an interactor calls; none for the methods that are reported themselves.
  private func startOfWork(byCallAt name: Int) -> RelatedPlace? {
    guard outline.kind(at: name - 1) == .period, outline.isIdentifier(name - 2), outline.kind(at: name - 3) != .period,
      let call = outline.call(at: name), let meaning = namedType(of: name - 2)?.meaning,
      meaning.roles.contains(.interactable), let symbol = meaning.symbols.first
    else { return nil }
    let places = project.index.symbols[symbol].places
    guard places.contains(where: { project.files[$0.file].words.contains(.task) }),
      places.contains(where: { hasUnreportedMethod(named: name, at: $0) })
    else { return nil }
    var methods = FunctionTable(membersOf: places, in: project)
    let called = methods.functions(named: file.text(of: call.name), for: call, self).filter { method in
      !LintedFile(project: project, number: method.file).isWiring(method.declaration)
    }
    let walk = LifecycleWalk(from: called, .wiring, of: symbol, at: places, in: project)
    return walk.steps.lazy.compactMap(startOfWork).first
  }

  /// Whether a declaration has a method of this name that is not reported itself, as `wire` is.
  private func hasUnreportedMethod(named name: Int, at place: TypeSymbol.Place) -> Bool {
    let other = LintedFile(project: project, number: place.file)
    return other.outline.members(of: place.declaration).contains { member in
      let method = other.outline.declarations[member]
      guard method.kind == .function, let token = method.name else { return false }
      return other.file.isSame(token, as: name, in: file) && !other.isWiring(member)
    }
  }

  private func startOfWork(in step: LifecycleStep) -> RelatedPlace? {
    guard case .boundTask(let task) = step.kind else { return nil }
    let other = project.files[step.file]
    return RelatedPlace(path: other.source.path, range: other.range(of: task), message: "'task' is called here")
  }
}

extension Rule {
  static let boundTaskOutsideScope = Rule("bound-task-outside-scope", severity: .warning) { file, findings in
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
      outline.calls(in: outline.inside(body)).compactMap { call in startOfWork(by: call).map { (call.name, $0) } }
    }
  }

  /// The `task` that a method of an interactor calls; none for the methods that are reported themselves.
  private func startOfWork(by call: Call) -> RelatedPlace? {
    guard outline.kind(at: call.name - 1) == .period, outline.isIdentifier(call.name - 2),
      outline.kind(at: call.name - 3) != .period, let meaning = namedType(of: call.name - 2)?.meaning,
      meaning.roles.contains(.interactable), let symbol = meaning.symbols.first
    else { return nil }
    let places = project.index.symbols[symbol].places
    var methods = FunctionTable(membersOf: places, in: project)
    let called = methods.functions(named: file.text(of: call.name), for: call, self).filter { method in
      !LintedFile(project: project, number: method.file).isWiring(method.declaration)
    }
    let walk = LifecycleWalk(from: called, .wiring, of: symbol, at: places, in: project)
    return walk.steps.lazy.compactMap(startOfWork).first
  }

  private func startOfWork(in step: LifecycleStep) -> RelatedPlace? {
    guard case .boundTask(let task) = step.kind else { return nil }
    let other = project.files[step.file]
    return RelatedPlace(path: other.source.path, range: other.range(of: task), message: "'task' is called here")
  }
}

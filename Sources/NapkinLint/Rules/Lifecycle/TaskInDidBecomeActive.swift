extension Rule {
  static let taskInDidBecomeActive = Rule("task-in-did-become-active", severity: .error, fixability: .safe) { file, findings in
    guard let starts = file.project.lifecycleStarts[file.number] else { return }
    let explained = file.linesExplained(with: "unbound")
    var reported: Set<Int> = []
    var evidence: [Int: [RelatedPlace]] = [:]
    for start in starts where !explained.contains(start.token) && reported.insert(start.token).inserted {
      let places = evidence[start.interactor] ?? file.evidence(for: .interactor, of: [start.interactor])
      evidence[start.interactor] = places
      file.report(start, related: (start.caller.map { [$0] } ?? []) + places, &findings)
    }
  }
}

extension LintedFile {
  fileprivate func report(_ start: LifecycleStart, related: [RelatedPlace], _ findings: inout FindingList) {
    let type = project.index.symbols[start.interactor].name
    let range = file.range(of: start.token)
    switch start.kind {
    case .task(let spawn):
      findings.report(range, message(for: spawn, in: type), related: related, fix: taskFix(for: spawn))
    case .timer(let token):
      let name = file.text(of: token)
      findings.report(
        range, "'\(name)' goes on after '\(type)' is detached, so start the work with 'task'", severity: .info,
        related: related)
    }
  }

  private func message(for spawn: TaskSpawn, in type: String) -> String {
    if let handle = handle(of: spawn) {
      return "start it with 'task', which ends with the attach; '\(handle)' has to be cancelled by hand"
    }
    return loops(spawn)
      ? "start the loop with 'task', or it keeps '\(type)' alive after detach, and each attach adds another"
      : "start the work with 'task', or it keeps '\(type)' alive after detach and runs again at each attach"
  }

  /// The property that keeps the task: `observation = Task { }`, `self.tasks[id] = Task { }`. A local does not.
  private func handle(of spawn: TaskSpawn) -> String? {
    guard outline.kind(at: spawn.first - 1) == .equal else { return nil }
    var name = spawn.first - 2
    while outline.kind(at: name) == .rightBracket, let open = outline.mate(of: name) { name = open - 1 }
    guard outline.isIdentifier(name), file.text(of: name) != "_" else { return nil }
    let before = outline.kind(at: name - 1) == .word ? outline.tokens[name - 1].keyword : .other
    return before == .let || before == .var ? nil : file.text(of: name)
  }

  private func loops(_ spawn: TaskSpawn) -> Bool {
    spawn.scope(in: outline).contains { index in
      switch outline.tokens[index].keyword {
      case .while, .repeat: true
      case .for: isAwaited(after: index)
      default: false
      }
    }
  }

  private func isAwaited(after loop: Int) -> Bool {
    let next = outline.tokens.indices.contains(loop + 1) ? outline.tokens[loop + 1].keyword : .other
    if next == .try { return outline.tokens.indices.contains(loop + 2) && outline.tokens[loop + 2].keyword == .await }
    return next == .await
  }
}

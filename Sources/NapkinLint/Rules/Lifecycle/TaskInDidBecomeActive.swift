extension Rule {
  static let taskInDidBecomeActive = Rule(
    "task-in-did-become-active", severity: .error, fixability: .safe
  ) { file, findings in
    let steps = file.steps(of: .didBecomeActive)
    guard !steps.isEmpty else { return }
    let explained = file.linesExplained(with: "unbound")
    for step in steps where !explained.contains(step.token) { file.report(step, &findings) }
  }
}

extension LintedFile {
  fileprivate func report(_ step: LifecycleStep, _ findings: inout FindingList) {
    let type = project.typeName(of: step)
    let range = file.range(of: step.token)
    switch step.kind {
    case .task(let spawn):
      findings.report(range, message(for: spawn, in: type), related: related(to: step), fix: taskFix(for: spawn))
    case .timer(let token):
      let name = file.text(of: token)
      findings.report(
        range, "'\(name)' goes on after '\(type)' is detached, so start the work with 'task'", severity: .info,
        related: related(to: step))
    case .boundTask, .loop, .wait: break
    }
  }

  private func message(for spawn: TaskSpawn, in type: String) -> String {
    if let handle = handle(of: spawn) {
      return "start it with 'task', which ends with the attach; '\(handle)' has to be cancelled by hand"
    }
    return startsLoop(spawn)
      ? "start the loop with 'task', or it keeps '\(type)' alive after detach, and each attach adds another"
      : "start the work with 'task', or it keeps '\(type)' alive after detach and runs again at each attach"
  }
}

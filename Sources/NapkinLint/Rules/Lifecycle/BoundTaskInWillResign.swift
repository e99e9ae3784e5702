extension Rule {
  static let boundTaskInWillResign = Rule(
    "bound-task-in-will-resign", severity: .warning, needs: .words(.task)
  ) { file, findings in
    for step in file.steps(of: .willResignActive) {
      guard case .boundTask(let task) = step.kind else { continue }
      findings.report(
        file.file.range(of: task),
        "'task' is cancelled once 'willResignActive' returns; await the work, or let it outlive with 'Task'",
        related: file.related(to: step))
    }
  }
}

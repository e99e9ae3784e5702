/// What becomes of a task that is started with `Task`.
extension LintedFile {
  /// The property that keeps the task: `observation = Task { }`, `self.tasks[id] = Task { }`. A local does not.
  func handle(of spawn: TaskSpawn) -> String? {
    guard outline.kind(at: spawn.first - 1) == .equal else { return nil }
    var name = spawn.first - 2
    while outline.kind(at: name) == .rightBracket, let open = outline.mate(of: name) { name = open - 1 }
    guard outline.isIdentifier(name), file.text(of: name) != "_" else { return nil }
    let before = outline.kind(at: name - 1) == .word ? outline.tokens[name - 1].keyword : .other
    return before == .let || before == .var ? nil : file.text(of: name)
  }

  /// Whether the task runs a loop that may go on for ever.
  func startsLoop(_ spawn: TaskSpawn) -> Bool {
    spawn.scope(in: outline).contains { index in
      switch outline.tokens[index].keyword {
      case .while, .repeat: true
      case .for: isAwaited(after: index)
      default: false
      }
    }
  }
}

/// What becomes of a task that is started with `Task`.
extension LintedFile {
  /// The property that keeps the task: `observation = Task { }`, `self.tasks[id] = Task { }`. A local does not.
  func handle(of spawn: TaskSpawn) -> String? {
    guard outline.kind(at: spawn.first - 1) == .equal else { return nil }
    var name = spawn.first - 2
    while outline.kind(at: name) == .rightBracket, let open = outline.mate(of: name) { name = open - 1 }
    guard outline.isIdentifier(name), file.text(of: name) != "_", !isLocal(name) else { return nil }
    return file.text(of: name)
  }

  /// Whether a variable is declared before an equals sign, with or without a type: `let run: Job = Task { }`. The word
  /// of its declaration begins the statement, or stands in it behind `async`.
  private func isLocal(_ name: Int) -> Bool {
    var index = name
    while index > 0, !outline.beginsStatement(index) {
      index -= 1
      let keyword = outline.tokens[index].keyword
      if keyword == .let || keyword == .var { return true }
      switch outline.kind(at: index) {
      case .leftBrace, .leftParenthesis, .equal: return false
      default: continue
      }
    }
    return false
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

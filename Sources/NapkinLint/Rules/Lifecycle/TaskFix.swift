extension LintedFile {
  /// `task` in place of `Task`, where nothing but the name changes: awaited calls of `self` with literal arguments.
  func taskFix(for spawn: TaskSpawn) -> Fix? {
    guard spawn.isPlain, spawn.first == spawn.token, isStatement(spawn), let open = spawn.operation(in: outline) else {
      return nil
    }
    let closure = outline.closure(at: open)
    guard closure.attributes.isEmpty, closure.parameters.isEmpty, capturesSelfAtMost(closure) else { return nil }
    let statements = outline.statements(in: closure.statements)
    guard !statements.isEmpty, statements.allSatisfy(isAwaitedCallOfSelf) else { return nil }
    return Fix(
      applicability: .safe, title: "replace 'Task' by 'task'",
      edits: [Fix.Edit(range: file.range(of: spawn.token), replacement: "task")])
  }

  private func capturesSelfAtMost(_ closure: Closure) -> Bool {
    guard closure.captureList != nil else { return true }
    return closure.captures.count == 1
      && closure.captures.allSatisfy { outline.tokens[$0.name].word == .`self` && $0.ownership != .unowned }
  }

  private func isAwaitedCallOfSelf(_ statement: TokenRange) -> Bool {
    var index = statement.lowerBound
    guard statement.count > 4, outline.tokens[index].keyword == .await, outline.tokens[index + 1].word == .`self` else {
      return false
    }
    index += 2
    if outline.kind(at: index) == .postfixQuestionMark { index += 1 }
    guard outline.kind(at: index) == .period, let call = outline.call(at: index + 1) else { return false }
    return call.end == statement.upperBound && call.trailingClosures.isEmpty
      && call.arguments.allSatisfy { isLiteral($0.value) }
  }

  private func isLiteral(_ range: TokenRange) -> Bool {
    range.allSatisfy { index in
      switch outline.tokens[index].kind {
      case .integer, .float, .stringOpen, .stringText, .stringClose: true
      case .word: [.true, .false, .nil].contains(outline.tokens[index].keyword)
      default: false
      }
    }
  }
}

extension Rule {
  static let taskInDidBecomeActive = Rule("task-in-did-become-active", severity: .error, fixability: .safe) { file, findings in
    var reported: Set<Int> = []
    for type in file.interactorDeclarations() {
      let places = file.places(of: type)
      let walks = file.hooks(.didBecomeActive, at: places).map { LifecycleWalk(from: $0, in: file.project, type: places) }
      for start in walks.flatMap(\.spawns) where start.file == file.number {
        guard !file.isExplained(start.spawn.token), reported.insert(start.spawn.token).inserted else { continue }
        findings.report(
          file.file.range(of: start.spawn.token), file.message(for: start.spawn, in: type),
          related: file.related(start.caller, type), fix: file.taskFix(for: start.spawn))
      }
      for timer in walks.flatMap(\.timers) where timer.file == file.number && reported.insert(timer.token).inserted {
        let name = file.file.text(of: timer.token)
        findings.report(
          file.file.range(of: timer.token),
          "'\(name)' goes on after '\(file.name(of: type))' is detached, so start the work with 'task'",
          severity: .info, related: file.related(timer.caller, type))
      }
    }
  }
}

extension LintedFile {
  /// The interactors that the file declares or extends.
  func interactorDeclarations() -> [Int] {
    outline.declarations.indices.filter { index in
      let declaration = outline.declarations[index]
      return declaration.hasMembers && declaration.kind != .protocol && layer(of: index) == .interactor
    }
  }

  /// The functions of a lifecycle hook's name, in any declaration of a type.
  func hooks(_ word: Word, at places: [TypeSymbol.Place]) -> [TypeSymbol.Place] {
    places.flatMap { place -> [TypeSymbol.Place] in
      let other = project.files[place.file].outline
      return other.members(of: place.declaration).filter { member in
        let declaration = other.declarations[member]
        guard declaration.kind == .function, let name = declaration.name else { return false }
        let hasParameters = declaration.parameters.map { !other.inside($0).isEmpty } ?? true
        return other.tokens[name].word == word && !declaration.modifiers.contains(.static) && !hasParameters
      }.map { TypeSymbol.Place(file: place.file, declaration: $0) }
    }
  }

  fileprivate func related(_ caller: RelatedPlace?, _ type: Int) -> [RelatedPlace] {
    (caller.map { [$0] } ?? []) + evidence(for: .interactor, of: type)
  }

  fileprivate func message(for spawn: TaskSpawn, in type: Int) -> String {
    if let handle = handle(of: spawn) {
      return "start it with 'task', which ends with the attach; '\(handle)' has to be cancelled by hand"
    }
    let name = name(of: type)
    return loops(spawn)
      ? "start the loop with 'task', or it keeps '\(name)' alive after detach, and each attach adds another"
      : "start the work with 'task', or it keeps '\(name)' alive after detach and runs again at each attach"
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

  /// A comment on the line that calls the task unbound says that its author knows.
  fileprivate func isExplained(_ token: Int) -> Bool {
    let lines = LineIndex(source.bytes)
    let line = lines.range(ofLine: lines.line(at: outline.tokens[token].start), in: source.bytes)
    return file.trivia.contains { comment in
      comment.kind.isComment && comment.start >= line.start && comment.start < line.end
        && source.text(comment.range).contains("unbound")
    }
  }

  /// `task` in place of `Task`, where nothing but the name changes: awaited calls of `self` with literal arguments.
  fileprivate func taskFix(for spawn: TaskSpawn) -> Fix? {
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

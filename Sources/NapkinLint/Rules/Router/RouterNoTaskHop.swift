extension Rule {
  static let routerNoTaskHop = Rule(
    "router-no-task-hop", severity: .warning, fixability: .safe,
    needs: .types(.router, and: .Task, .DispatchQueue, .MainActor)
  ) { file, findings in
    for router in file.declarations(of: .router).map(\.type) {
      for function in file.functions(of: router) where file.canAwait(function, of: router) {
        for hop in file.hops(in: function) {
          findings.report(file.file.range(of: hop.token), hop.message, fix: hop.fix)
        }
      }
    }
  }
}

/// A place that leaves the main actor's order of things, or enters the main actor once more.
private struct Hop {
  let token: Int
  let message: String
  var fix: Fix?
}

extension LintedFile {
  /// The function is asynchronous, or could be: a requirement of a routing protocol. Others, such as methods of a
  /// delegate, cannot await and need a task.
  fileprivate func canAwait(_ function: Int, of router: Int) -> Bool {
    guard !outline.declarations[function].modifiers.contains(.nonisolated) else { return false }
    if isAsync(function) { return true }
    return project.routingRequirements(at: places(of: router)).contains(name(of: function))
  }

  private func isAsync(_ function: Int) -> Bool {
    let declaration = outline.declarations[function]
    guard let parameters = declaration.parameters, let close = outline.mate(of: parameters) else { return false }
    let effects = outline.topLevel(of: close..<max(close, declaration.headEnd))
    return effects.contains { outline.tokens[$0].keyword == .async }
  }

  fileprivate func hops(in function: Int) -> [Hop] {
    guard let body = outline.declarations[function].body else { return [] }
    return outline.inside(body).compactMap { index in
      switch outline.tokens[index].word {
      case .Task: return taskHop(at: index, in: function)
      case .DispatchQueue where isChain(index, .main, .async), .MainActor where isChain(index, .run):
        return isInClosure(index) ? nil : Hop(token: index, message: Self.detour)
      default: return nil
      }
    }
  }

  private static let detour =
    "call this directly: the router is on the main actor already, and a detour lets others in between"

  private func taskHop(at index: Int, in function: Int) -> Hop? {
    guard let spawn = taskSpawn(at: index), !isInClosure(index), hopsToRouter(spawn) else { return nil }
    return Hop(
      token: index, message: "await this without a 'Task', or callers go on before the children have changed",
      fix: isAsync(function) ? awaitFix(for: spawn) : nil)
  }

  /// The task attaches or detaches, or asks for the main actor, on which the router is already.
  private func hopsToRouter(_ spawn: TaskSpawn) -> Bool {
    guard let open = spawn.operation(in: outline) else { return false }
    let closure = outline.closure(at: open)
    guard !closure.statements.contains(where: { isLoop($0) }) else { return false }
    let asksForMainActor = closure.attributes.contains { outline.tokens[$0.name].word == .MainActor }
    return asksForMainActor && isStatement(spawn)
      || closure.statements.contains { index in
        (outline.tokens[index].word == .attachChild || outline.tokens[index].word == .detachChild) && isOwnCall(index)
      }
  }

  /// What goes on by itself, such as reading a stream, cannot be awaited.
  private func isLoop(_ index: Int) -> Bool {
    switch outline.tokens[index].keyword {
    case .for: outline.tokens.indices.contains(index + 1) && outline.tokens[index + 1].keyword == .await
    case .while, .repeat: true
    default: false
    }
  }

  /// A closure may run later and elsewhere, and mostly cannot await.
  private func isInClosure(_ token: Int) -> Bool {
    var next = outline.block(around: token)
    while let index = next, outline.blocks[index].role != .functionBody {
      if outline.blocks[index].role == .closure { return true }
      next = outline.blocks[index].parent
    }
    return false
  }

  /// `DispatchQueue.main.async`: a name, then members.
  private func isChain(_ first: Int, _ members: Word...) -> Bool {
    var index = first
    for member in members {
      guard outline.kind(at: index + 1) == .period, outline.isIdentifier(index + 2),
        outline.tokens[index + 2].word == member
      else { return false }
      index += 2
    }
    return outline.call(at: index) != nil
  }

  /// Takes the task away around its one awaited call.
  private func awaitFix(for spawn: TaskSpawn) -> Fix? {
    guard spawn.isPlain, spawn.first == spawn.token, spawn.call.arguments.isEmpty, !isDeferred(spawn.token),
      outline.beginsStatement(spawn.first), outline.endsStatement(spawn.call.end - 1),
      let open = spawn.operation(in: outline)
    else { return nil }
    let closure = outline.closure(at: open)
    let statements = outline.statements(in: closure.statements)
    guard closure.captureList == nil, closure.parameters.isEmpty, statements.count == 1,
      let first = statements[0].first, let last = statements[0].last, outline.tokens[first].keyword == .await
    else { return nil }
    let head = SourceRange(outline.tokens[spawn.first].start, outline.tokens[first].start)
    let tail = SourceRange(outline.tokens[last].end, outline.tokens[spawn.call.end - 1].end)
    guard !holdsComment(head), !holdsComment(tail) else { return nil }
    return Fix(
      applicability: .safe, title: "await without 'Task'",
      edits: [Fix.Edit(range: head, replacement: ""), Fix.Edit(range: tail, replacement: "")])
  }

  private func holdsComment(_ range: SourceRange) -> Bool {
    file.trivia.contains { $0.kind.isComment && range.contains($0.range) }
  }

  private func isDeferred(_ token: Int) -> Bool {
    guard let block = outline.block(around: token) else { return false }
    return outline.tokens[max(0, outline.blocks[block].open - 1)].keyword == .defer
  }
}

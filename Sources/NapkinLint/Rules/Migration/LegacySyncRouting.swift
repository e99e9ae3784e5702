extension Rule {
  static let legacySyncRouting = Rule(
    "legacy-sync-routing", severity: .warning, fixability: .safe, scope: .project, audience: .migration
  ) { file, findings in
    for call in file.unawaitedCalls() {
      findings.report(file.file.range(of: call), file.reasonToAwait(call), fix: file.awaitFix(at: call))
    }
  }
}

extension LintedFile {
  fileprivate func reasonToAwait(_ name: Int) -> String {
    switch outline.tokens[name].word {
    case .attachChild:
      "await 'attachChild' in an 'async' method, "
        + "since the child becomes active on an actor of its own"
    case .detachChild: "await 'detachChild' in an 'async' method, since the child resigns on an actor of its own"
    case .build: "await 'build', since it wires an interactor that is an actor of its own"
    default: "await 'launch', since the root becomes active on an actor of its own"
    }
  }

  /// The called names, in old files and in routers of today.
  fileprivate func unawaitedCalls() -> [Int] {
    if isOld { return legacyTokens([.attachChild, .detachChild, .build, .launch]).filter(isUnawaitedCall) }
    guard file.words.contains(.attachChild) || file.words.contains(.detachChild) else { return [] }
    return declarations(of: .router).map(\.type).flatMap { router -> [Int] in
      let calls = functions(of: router).flatMap(unawaitedCalls)
      guard !calls.isEmpty, !hasMember(.attachChild, in: router), !hasMember(.detachChild, in: router) else {
        return []
      }
      return calls
    }
  }

  /// What a task of its own does, another rule reports.
  private func unawaitedCalls(in function: Int) -> [Int] {
    guard let body = outline.declarations[function].body else { return [] }
    let inside = outline.inside(body)
    let calls = inside.filter { index in
      (outline.tokens[index].word == .attachChild || outline.tokens[index].word == .detachChild)
        && isOwnCall(index) && isUnawaitedCall(index)
    }
    guard !calls.isEmpty else { return [] }
    let tasks = inside.compactMap { taskSpawn(at: $0)?.scope(in: outline) }
    return calls.filter { call in !tasks.contains { $0.contains(call) } }
  }

  private func isUnawaitedCall(_ name: Int) -> Bool {
    guard let call = outline.call(at: name), call.parenthesis != nil, outline.tokens[name].word.isOfRouting(call, self)
    else { return false }
    var index = expressionStart(of: name)
    // One `await` covers all that stands to its right.
    while index > 0 {
      if [.await, .async].contains(outline.tokens[index].keyword) { return false }
      if outline.beginsStatement(index) { return true }
      index -= 1
    }
    return true
  }

  private func expressionStart(of name: Int) -> Int {
    outline.kind(at: name - 1) == .period ? outline.chain(before: name - 1).first : name
  }

  /// Inserts `await`, where the function around the call can wait and nothing stands before the call.
  fileprivate func awaitFix(at name: Int) -> Fix? {
    guard let declaration = outline.declaration(around: name), outline.declarations[declaration].kind == .function,
      outline.isAsync(outline.declarations[declaration]), outline.innermostClosure(around: name) == nil
    else { return nil }
    let first = expressionStart(of: name)
    guard outline.beginsStatement(first) || outline.kind(at: first - 1) == .equal
      || outline.tokens[first - 1].keyword == .return
    else { return nil }
    return Fix(
      applicability: .safe, title: "insert 'await'",
      edits: [insertion("await ", at: outline.tokens[first].start)])
  }
}

extension Word {
  /// `attachChild(child)`, `builder.build(withListener: interactor)`, `router.launch(from: window)`.
  fileprivate func isOfRouting(_ call: Call, _ file: LintedFile) -> Bool {
    let label = call.arguments.first?.label.map { file.outline.tokens[$0].word }
    switch self {
    case .attachChild, .detachChild: return call.arguments.count == 1 && label == nil
    case .build: return label == .withListener && file.outline.kind(at: call.name - 1) == .period
    case .launch: return label == .from && file.outline.kind(at: call.name - 1) == .period
    default: return false
    }
  }
}

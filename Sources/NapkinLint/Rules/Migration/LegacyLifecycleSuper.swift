extension Rule {
  static let legacyLifecycleSuper = Rule(
    "legacy-lifecycle-super", severity: .warning, fixability: .safe, scope: .project, audience: .migration,
    needs: .words(.override, .super)
  ) { file, findings in
    for type in file.typesWithHooks() {
      let isActor = file.outline.declarations[type].kind != .class
      for member in file.outline.members(of: type) {
        if let hook = file.inheritedHook(member) {
          findings.report(
            file.file.range(of: hook.name),
            "drop 'override' and the call of super, and add 'async': an actor has no base class",
            fix: isActor ? file.hookFix(for: hook, of: file.outline.declarations[member]) : nil)
        } else if let token = file.superInitializer(member) {
          let handsOn = file.outline.call(at: token + 2)?.arguments.isEmpty == false
          findings.report(
            file.file.range(of: token),
            handsOn
              ? "call no 'super.init', and keep the presenter in a property: an actor has no base class"
              : "call no 'super.init': an actor has no base class")
        }
      }
    }
  }
}

extension LintedFile {
  /// The classes to migrate, and the actors that are interactors already.
  fileprivate func typesWithHooks() -> [Int] {
    let actors = project.isActive(number) ? actorInteractors().flatMap { declarations(of: $0) } : []
    return legacyInteractors + actors
  }

  /// The `super` of `super.init(presenter:)`.
  fileprivate func superInitializer(_ member: Int) -> Int? {
    let declaration = outline.declarations[member]
    guard declaration.kind == .initializer, let body = declaration.body else { return nil }
    return superTokens(of: .`init`, in: outline.inside(body)).first
  }

  /// Deletes `override` and the calls of super, and inserts `async`.
  fileprivate func hookFix(for hook: InheritedHook, of function: Declaration) -> Fix? {
    guard let parameters = function.parameters, let close = outline.mate(of: parameters) else { return nil }
    let calls = hook.superCalls.map(deletion)
    guard calls.allSatisfy({ $0 != nil }) else { return nil }
    var edits = calls.compactMap { $0 }
    if !outline.isAsync(function) { edits.append(insertion(" async", at: outline.tokens[close].end)) }
    if let word = (function.first..<function.keyword).first(where: { outline.tokens[$0].keyword == .override }) {
      let range = SourceRange(outline.tokens[word].start, outline.tokens[word + 1].start)
      edits.append(Fix.Edit(range: range, replacement: ""))
    }
    return Fix(
      applicability: .safe, title: "write the hook of an actor", edits: edits.sorted { $0.range < $1.range })
  }

  /// Takes `super.didBecomeActive()` away, where it is a statement of its own.
  private func deletion(ofCall token: Int) -> Fix.Edit? {
    let first = outline.tokens[token - 1].keyword == .await ? token - 1 : token
    guard outline.beginsStatement(first), let call = outline.call(at: token + 2),
      outline.endsStatement(call.end - 1)
    else { return nil }
    return deletion(ofStatement: first..<call.end)
  }
}

extension Rule {
  static let awaitFetchInDidBecomeActive = Rule(
    "await-fetch-in-did-become-active", severity: .info, isOnByDefault: false, needs: .words(.await)
  ) { file, findings in
    for step in file.steps(of: .didBecomeActive) {
      guard case .wait(let token) = step.kind, let method = file.serviceMethod(awaitedAt: token, by: step) else {
        continue
      }
      let type = file.project.typeName(of: step)
      findings.report(
        file.file.range(of: method),
        "'attachChild' waits for '\(file.file.text(of: method))', and '\(type)' is shown only then; call it in 'task'",
        related: file.related(to: step))
    }
  }
}

extension LintedFile {
  /// The method in `await self.service.method()`, where `service` is a property that is neither presenter, router nor
  /// listener: those are told something, and answer at once.
  fileprivate func serviceMethod(awaitedAt token: Int, by step: LifecycleStep) -> Int? {
    var base = token + 1
    let isOfSelf = outline.isIdentifier(base) && outline.tokens[base].word == .`self`
    if isOfSelf, outline.kind(at: base + 1) == .period { base += 2 }
    guard outline.isIdentifier(base), let method = calledMethod(of: base), let service = namedType(of: base),
      !isTold(service), memberType(named: file.text(of: base), in: project.members(of: [step.type])) != nil
    else { return nil }
    return method
  }

  private func calledMethod(of base: Int) -> Int? {
    var index = base + 1
    while true {
      if outline.kind(at: index) == .postfixQuestionMark { index += 1 }
      guard outline.kind(at: index) == .period, outline.isIdentifier(index + 1) else { return nil }
      if outline.call(at: index + 1) != nil { return index + 1 }
      index += 2
    }
  }

  private func isTold(_ service: NamedType) -> Bool {
    let told: Roles = [.presentable, .presenter, .routing, .router, .viewControllable, .interactable]
    let meaning = service.meaning
    if !meaning.roles.isDisjoint(with: told) || project.isListener(meaning, isNamedListener: false) { return true }
    let endings: [StaticString] = ["Listener", "Presentable", "Presenter", "Routing", "Router"]
    return endings.contains { service.file.hasName(among: meaning.unknownNames, endingWith: $0) }
  }
}

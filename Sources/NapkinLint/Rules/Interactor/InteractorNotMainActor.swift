extension Rule {
  static let interactorNotMainActor = Rule(
    "interactor-not-main-actor", severity: .error, needs: .types(.interactable, and: .MainActor)
  ) { file, findings in
    for type in file.interactors {
      lazy var related = file.evidence(ofInteractor: type)
      let members = file.outline.members(of: type).filter { file.hasIsolation(file.outline.declarations[$0]) }
      for index in [type] + members {
        guard let attribute = file.attribute(.MainActor, of: file.outline.declarations[index]) else { continue }
        findings.report(
          file.file.range(of: attribute.name),
          "keep \(file.noun(for: index)) off the main actor, where its work and the interface wait for each other",
          related: related)
      }
    }
    for hop in file.mainActorHops() {
      findings.report(file.file.range(of: hop.name), hop.message, severity: hop.severity)
    }
  }
}

/// A call by which an interactor's code runs on the main actor.
private struct MainActorHop {
  let name: Int
  let isAssumption: Bool

  var severity: Severity? { isAssumption ? nil : .info }

  var message: String {
    isAssumption
      ? "await 'MainActor.run' instead: 'assumeIsolated' stops the app, since interactors run on other threads"
      : "move this into a method of the presenter, or the interactor needs a main thread and views to be tested"
  }
}

extension LintedFile {
  fileprivate func hasIsolation(_ member: Declaration) -> Bool {
    switch member.kind {
    case .function, .property, .subscript, .initializer: true
    default: false
    }
  }

  fileprivate func noun(for index: Int) -> String {
    let declaration = outline.declarations[index]
    guard declaration.name != nil else { return declaration.kind == .initializer ? "'init'" : "'subscript'" }
    return "'\(name(of: index))'"
  }

  /// The calls in interactors, but for those that hand a presenter its listener.
  fileprivate func mainActorHops() -> [MainActorHop] {
    guard project.holds(.interactable, in: number) else { return [] }
    return outline.tokens.indices.compactMap { index in
      guard outline.tokens[index].word == .MainActor, outline.kind(at: index + 1) == .period,
        let call = outline.call(at: index + 2), isInInteractor(index)
      else { return nil }
      switch outline.tokens[index + 2].word {
      case .assumeIsolated: return mayRunOnMainThread(index) ? nil : MainActorHop(name: index + 2, isAssumption: true)
      case .run: return setsListeners(call) ? nil : MainActorHop(name: index + 2, isAssumption: false)
      default: return nil
      }
    }
  }

  private func isInInteractor(_ token: Int) -> Bool {
    guard let type = enclosingType(of: outline.declaration(around: token)) else { return false }
    return layers[type] == .interactor
  }

  /// `{ presenter.listener = self }`, with nothing else in it; true as well for a closure that is not written out.
  private func setsListeners(_ call: Call) -> Bool {
    let written = call.trailingClosures.map(\.open) + call.arguments.map(\.value.lowerBound).filter(outline.isClosure)
    guard let open = written.first else { return true }
    return outline.statements(in: outline.closure(at: open).statements).allSatisfy { statement in
      let equal = outline.topLevel(of: statement).first { outline.kind(at: $0) == .equal }
      return equal.map { outline.tokens[$0 - 1].word == .listener } ?? false
    }
  }

  /// In a closure, or in a method outside the actor, the code may well run on the main thread.
  private func mayRunOnMainThread(_ token: Int) -> Bool {
    var next = outline.block(around: token)
    while let index = next, outline.blocks[index].role != .functionBody {
      if outline.blocks[index].role == .closure { return true }
      next = outline.blocks[index].parent
    }
    guard let function = outline.declaration(around: token) else { return true }
    return outline.declarations[function].modifiers.contains(.nonisolated)
  }
}

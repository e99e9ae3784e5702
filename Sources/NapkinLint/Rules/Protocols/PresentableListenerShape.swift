extension Rule {
  static let presentableListenerShape = Rule(
    "presentable-listener-shape", severity: .warning, fixability: .safe, needs: .words(.protocol, .nonisolated)
  ) { file, findings in
    for listener in file.presentableListeners() {
      lazy var related = file.evidence(for: listener, as: .viewListener)
      let missing = file.missingBases(of: listener)
      if !missing.isEmpty {
        let bases = missing.map { "'\($0)'" }.joined(separator: " and ")
        let loss = missing.contains("Sendable") ? "'dispatch' cannot call it" : "no view can hold it weakly"
        findings.report(
          file.file.range(of: listener.nameToken), "let '\(listener.name)' refine \(bases), or \(loss)",
          related: related, fix: file.fix(appending: missing, to: listener.declaration))
      }
      for function in file.requiredFunctions(of: listener) where !file.outline.isAsync(function) {
        guard let name = function.name else { continue }
        findings.report(
          file.file.range(of: name),
          "make '\(file.file.text(of: name))' async, or the interactor can answer only outside its actor, in a 'Task'",
          related: related)
      }
    }
    file.reportHoppingWitnesses(of: .viewListener, &findings)
  }
}

extension LintedFile {
  /// The protocols through which views speak to an interactor. A control's own listener is none: it is no part of a
  /// presentable protocol, and no interactor conforms to it.
  fileprivate func isForInteractor(_ listener: ProtocolDeclaration) -> Bool {
    if listener.name.hasSuffix("PresentableListener") { return true }
    return project.index.heirs(of: listener.symbol).contains { project.index.symbols[$0].roles.contains(.interactable) }
  }

  fileprivate func presentableListeners() -> [ProtocolDeclaration] {
    protocols { symbol in
      project.collaborators.mention(of: symbol, as: .viewListener) != nil
        && project.collaborators.mention(of: symbol, as: .childListener) == nil
    }.filter(isForInteractor)
  }
}

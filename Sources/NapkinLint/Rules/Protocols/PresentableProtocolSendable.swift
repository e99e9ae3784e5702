extension Rule {
  static let presentableProtocolSendable = Rule(
    "presentable-protocol-sendable", severity: .error, fixability: .safe, needs: .words(.protocol)
  ) { file, findings in
    for presentable in file.presentables() where file.isPresenterType(presentable) && file.lacksSendable(presentable) {
      findings.report(
        file.file.range(of: presentable.nameToken),
        "make '\(presentable.name)' 'Sendable', or 'nonisolated let presenter' does not compile",
        related: file.evidence(for: presentable, as: .presenter),
        fix: file.fix(appending: ["Sendable"], to: presentable.declaration))
    }
  }
}

extension LintedFile {
  /// The protocols that a presenter has to an interactor: they refine `Presentable`, or type a `presenter`.
  func presentables() -> [ProtocolDeclaration] {
    protocols { symbol in
      project.index.symbols[symbol].roles.contains(.presentable)
        || project.collaborators.mention(of: symbol, as: .presenter) != nil
    }
  }

  /// A presentable protocol that others refine is a part of theirs, unless it types a `presenter` itself.
  fileprivate func isPresenterType(_ presentable: ProtocolDeclaration) -> Bool {
    if project.collaborators.mention(of: presentable.symbol, as: .presenter) != nil { return true }
    return !project.index.heirs(of: presentable.symbol).contains { project.index.symbols[$0].kind == .protocol }
  }
}

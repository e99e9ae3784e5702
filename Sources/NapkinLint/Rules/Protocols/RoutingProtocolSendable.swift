extension Rule {
  static let routingProtocolSendable = Rule(
    "routing-protocol-sendable", severity: .warning, fixability: .safe, needs: .types(.routing, and: .protocol)
  ) { file, findings in
    for routing in file.protocols(of: .routing) where !file.refinesOwnProtocol(of: .routing, routing) {
      guard file.lacksSendable(routing) else { continue }
      let isEmpty = file.outline.members(of: routing.index).isEmpty
      findings.report(
        file.file.range(of: routing.nameToken),
        isEmpty
          ? "make '\(routing.name)' 'Sendable' before it gets methods, which its interactor could not call"
          : "make '\(routing.name)' 'Sendable', or its interactor cannot call its methods",
        severity: isEmpty ? .info : nil, fix: file.fix(appending: ["Sendable"], to: routing.declaration))
    }
  }
}

extension LintedFile {
  /// Whether a protocol is certainly not `Sendable`, and is named nowhere together with it.
  func lacksSendable(_ declaration: ProtocolDeclaration) -> Bool {
    let refinements = refinements(of: declaration.index)
    return refinements.isKnown && !refinements.isSendable
      && project.collaborators.mention(of: declaration.symbol, as: .composedWithSendable) == nil
  }
}

extension Rule {
  static let routingProtocolMainActor = Rule(
    "routing-protocol-main-actor", severity: .info, isOnByDefault: false, fixability: .safe, needs: .words(.protocol)
  ) { file, findings in
    for routing in file.routings() where !file.isMainActor(routing.declaration) {
      let refinements = file.refinements(of: routing.index)
      guard refinements.isMainActor || refinements.isKnown else { continue }
      let range = file.file.range(of: routing.nameToken)
      if refinements.isMainActor {
        findings.report(
          range, "write '@MainActor' on '\(routing.name)', so that its readers know where routes run",
          fix: file.fix(insertingAttribute: "@MainActor", before: routing.declaration))
      } else {
        findings.report(
          range, "put '\(routing.name)' on the main actor, or its routes may touch views from any thread",
          severity: .warning, related: file.evidence(for: routing, as: .router))
      }
    }
  }
}

extension LintedFile {
  /// The protocols that a router has to its interactor: they refine `Routing`, or type a `router` and are named so.
  func routings() -> [ProtocolDeclaration] {
    protocols { symbol in
      let entry = project.index.symbols[symbol]
      if entry.roles.contains(.routing) { return true }
      return entry.name.hasSuffix("Routing") && project.collaborators.mention(of: symbol, as: .router) != nil
    }
  }
}

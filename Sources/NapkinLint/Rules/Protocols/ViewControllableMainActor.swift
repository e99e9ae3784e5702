extension Rule {
  static let viewControllableMainActor = Rule(
    "view-controllable-main-actor", severity: .info, isOnByDefault: false, fixability: .safe
  ) { file, findings in
    for protocolDeclaration in file.protocols(of: .viewControllable) where !file.isMainActor(protocolDeclaration.declaration) {
      findings.report(
        file.file.range(of: protocolDeclaration.nameToken),
        "write '@MainActor' on '\(protocolDeclaration.name)', so that its readers know where its methods run",
        fix: file.fix(insertingAttribute: "@MainActor", before: protocolDeclaration.declaration))
    }
  }
}

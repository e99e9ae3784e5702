extension Rule {
  static let viewControllableMainActor = Rule(
    "view-controllable-main-actor", severity: .info, isOnByDefault: false, fixability: .safe,
    needs: .types(.viewControllable, and: .protocol)
  ) { file, findings in
    for controllable in file.protocols(of: .viewControllable) where !file.isMainActor(controllable.declaration) {
      findings.report(
        file.file.range(of: controllable.nameToken),
        "write '@MainActor' on '\(controllable.name)', so that its readers know where its methods run",
        fix: file.fix(insertingAttribute: "@MainActor", before: controllable.declaration))
    }
  }
}

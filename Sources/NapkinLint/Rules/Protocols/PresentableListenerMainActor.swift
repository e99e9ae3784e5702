extension Rule {
  static let presentableListenerMainActor = Rule(
    "presentable-listener-main-actor", severity: .info, isOnByDefault: false, fixability: .safe,
    needs: .types(.presentable, and: .protocol)
  ) { file, findings in
    for presentable in file.protocols(of: .presentable) where !file.isMainActor(presentable.declaration) {
      for property in file.requiredProperties(of: presentable) where !file.isMainActor(property) {
        guard let name = property.name, file.outline.tokens[name].word == .listener else { continue }
        findings.report(
          file.file.range(of: name), "write '@MainActor' on 'listener', so that its readers know where it may be set",
          fix: file.fix(insertingInline: "@MainActor", before: property))
      }
    }
  }
}

extension Rule {
  static let legacyDeinit = Rule(
    "legacy-deinit", severity: .warning, fixability: .safe, scope: .file, audience: .migration, needs: .words(.deinit)
  ) { file, findings in
    guard file.isOld, file.file.words.contains(.deinit), !file.file.isTest else { return }
    for type in file.types(basedOn: [.Router, .ViewableRouter, .LaunchRouter]) {
      for member in file.outline.members(of: type) {
        let declaration = file.outline.declarations[member]
        guard declaration.kind == .deinitializer, !declaration.modifiers.contains(.isolated) else { continue }
        findings.report(
          file.file.range(of: declaration.keyword),
          "write 'isolated deinit', since a router lives on the main actor and its last owner may not",
          fix: declaration.modifiers.contains(.nonisolated)
            ? nil : file.fix(insertingModifier: "isolated", into: declaration))
      }
    }
  }
}

extension Rule {
  static let legacyWorkflow = Rule(
    "legacy-workflow", severity: .warning, scope: .file, audience: .migration
  ) { file, findings in
    guard file.isOld, !file.file.isTest else { return }
    for type in file.types(basedOn: [.Workflow]) {
      guard let name = file.outline.declarations[type].name else { continue }
      findings.report(
        file.file.range(of: name), "await one routing call after the other, since workflows and their steps are gone")
    }
  }
}

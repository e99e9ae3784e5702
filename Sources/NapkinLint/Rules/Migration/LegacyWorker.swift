extension Rule {
  static let legacyWorker = Rule(
    "legacy-worker", severity: .warning, scope: .file, audience: .migration
  ) { file, findings in
    guard file.isOld, !file.file.isTest else { return }
    for type in file.types(basedOn: [.Worker]) {
      guard let name = file.outline.declarations[type].name else { continue }
      findings.report(
        file.file.range(of: name),
        "start the work with 'task { }' or in a headless napkin, since nothing starts and stops a worker any more")
    }
  }
}

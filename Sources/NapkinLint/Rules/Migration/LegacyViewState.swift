extension Rule {
  static let legacyViewState = Rule(
    "legacy-view-state", severity: .warning, scope: .file, audience: .migration
  ) { file, findings in
    guard file.isOld else { return }
    for token in file.legacyTokens([.ObservedObject, .StateObject, .EnvironmentObject]) {
      guard file.outline.kind(at: token - 1) == .at, let property = file.outline.memberProperty(around: token),
        let name = file.outline.declarations[property].name
      else { continue }
      findings.report(
        file.file.range(of: name),
        "let the view hold an '@Observable' presenter weakly, since '\(file.name(of: property))' keeps its state alive")
    }
  }
}

extension Rule {
  static let legacyChildRouterAny = Rule(
    "legacy-child-router-any", severity: .info, isOnByDefault: false, scope: .file, audience: .migration
  ) { file, findings in
    guard file.isOld, !file.file.isTest else { return }
    for type in file.types(basedOn: [.Router, .ViewableRouter, .LaunchRouter]) {
      for member in file.outline.members(of: type) {
        guard let name = file.anyRouter(member) else { continue }
        findings.report(
          file.file.range(of: name),
          "give each child a property of its own type, since '\(file.name(of: member))' may be anyone")
      }
    }
  }
}

extension LintedFile {
  fileprivate func anyRouter(_ member: Int) -> Int? {
    let property = outline.declarations[member]
    guard property.isStoredInInstances, let name = property.name, let type = property.type else { return nil }
    let names = TypeReference(type, in: outline).names
    guard names.count == 1, let only = names.first else { return nil }
    let word = outline.tokens[only.token].word
    return word == .Routing || word == .ViewableRouting ? name : nil
  }
}

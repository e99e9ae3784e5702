extension Rule {
  static let legacyLaunchDependency = Rule(
    "legacy-launch-dependency", severity: .warning, scope: .file, audience: .migration
  ) { file, findings in
    guard file.isOld, !file.file.isTest else { return }
    for type in file.outline.declarations.indices where file.isBareDependency(type) {
      guard let name = file.outline.declarations[type].name else { continue }
      findings.report(
        file.file.range(of: name),
        "write a 'Component<EmptyDependency>' for '\(file.name(of: type))', since only a component can share services")
    }
  }
}

extension LintedFile {
  /// `final class LaunchDependency: RootDependency {}`.
  fileprivate func isBareDependency(_ type: Int) -> Bool {
    let declaration = outline.declarations[type]
    guard declaration.kind == .class, let name = declaration.name, file.name(name, endsWith: "Dependency"),
      outline.members(of: type).isEmpty, !isExemptFromMigration(type)
    else { return false }
    let bases = outline.inheritance(of: declaration)
    return !bases.isEmpty && bases.allSatisfy { file.name($0.token, endsWith: "Dependency") }
  }
}

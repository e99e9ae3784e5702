extension Rule {
  static let presenterMainActor = Rule(
    "presenter-main-actor", severity: .info, isOnByDefault: false, fixability: .safe
  ) { file, findings in
    for type in file.types(in: { $0 == .presenter || $0 == .platformView }).map(\.type) where file.isPresentable(type) {
      let declaration = file.outline.declarations[type]
      guard declaration.kind == .class, !file.isMainActor(declaration), !declaration.modifiers.contains(.nonisolated),
        let name = declaration.name
      else { continue }
      let inherits = file.inheritsMainActor(type)
      findings.report(
        file.file.range(of: name),
        inherits
          ? "write '@MainActor' before '\(file.name(of: type))', so that readers see where it runs"
          : "write '@MainActor' before '\(file.name(of: type))', "
            + "or only what an extension declares runs on the main actor",
        severity: inherits ? nil : .warning, fix: file.fix(insertingAttribute: "@MainActor", before: declaration))
    }
  }
}

extension LintedFile {
  fileprivate func isPresentable(_ type: Int) -> Bool {
    !roles(of: type).isDisjoint(with: [.presenter, .presentable])
  }

  /// Whether a name in the class's own inheritance clause is bound to the main actor; what an extension adds binds only
  /// that.
  fileprivate func inheritsMainActor(_ type: Int) -> Bool {
    let bound: Roles = [.presenter, .presentable, .viewControllable, .viewController, .platformView]
    let place = TypeSymbol.Place(file: number, declaration: type)
    return outline.inheritance(of: outline.declarations[type]).contains { name in
      switch project.index.resolve(base: name, of: place) {
      case .symbols(let symbols):
        !project.index.sharedRoles(of: symbols).isDisjoint(with: bound)
          || symbols.contains { project.mainActorPlace(of: $0) != nil }
      case .framework(let word): !(Roles(word) ?? []).isDisjoint(with: bound)
      case .parameter: false
      // What is not known may be.
      case .unknown: true
      }
    }
  }
}

extension Rule {
  static let legacyInteractorClass = Rule(
    "legacy-interactor-class", severity: .warning, scope: .project, audience: .migration
  ) { file, findings in
    for type in file.typesWithInteractorBase() {
      guard let name = file.outline.declarations[type].name else { continue }
      findings.report(
        file.file.range(of: name),
        "make '\(file.name(of: type))' a 'final actor' with its own lifecycle, since there is no base class any more")
    }
  }
}

extension LintedFile {
  /// Actors, which cannot inherit, and classes; among actors, a class is a mistake that another rule reports.
  fileprivate func typesWithInteractorBase() -> [Int] {
    guard !file.isTest else { return [] }
    let actors = types(basedOn: [.Interactor, .PresentableInteractor], kind: .actor)
    return (isOld ? legacyInteractors : []) + actors
  }
}

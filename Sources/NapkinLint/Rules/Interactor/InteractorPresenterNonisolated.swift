extension Rule {
  static let interactorPresenterNonisolated = Rule(
    "interactor-presenter-nonisolated", severity: .warning, fixability: .safe,
    needs: .types(.presentableInteractable, and: .presenter)
  ) { file, findings in
    for type in file.interactors where file.roles(of: type).contains(.presentableInteractable) {
      for member in file.outline.members(of: type) {
        let presenter = file.outline.declarations[member]
        guard let name = presenter.name, file.isIsolatedPresenter(presenter) else { continue }
        findings.report(
          file.file.range(of: name), "make 'presenter' nonisolated, or other modules have to wait even to read it",
          related: file.evidence(ofInteractor: type),
          fix: presenter.isConstant ? file.fix(insertingModifier: "nonisolated", into: presenter) : nil)
      }
    }
  }
}

extension LintedFile {
  /// Another rule speaks of a presenter that is not even owned.
  fileprivate func isIsolatedPresenter(_ property: Declaration) -> Bool {
    guard property.kind == .property, let name = property.name, outline.tokens[name].word == .presenter else {
      return false
    }
    return property.modifiers.isDisjoint(with: [.nonisolated, .static, .weak, .unowned])
  }
}

extension Rule {
  static let presentableOrPlain = Rule(
    "presentable-or-plain", severity: .info, isOnByDefault: false, needs: .types(.interactable, and: .presenter)
  ) { file, findings in
    for type in file.interactors {
      guard let presenter = file.presenter(of: type) else { continue }
      let isPresentable = file.roles(of: type).contains(.presentableInteractable)
      guard !isPresentable || !file.usesPresenter(type) else { continue }
      findings.report(
        file.file.range(of: presenter),
        isPresentable
          ? "let '\(file.name(of: type))' be plainly 'Interactable', since it never speaks to its presenter"
          : "let '\(file.name(of: type))' be 'PresentableInteractable', so that its readers and tests find the "
            + "presenter",
        related: file.evidence(ofInteractor: type))
    }
  }
}

extension LintedFile {
  /// The name of the stored `presenter`.
  fileprivate func presenter(of type: Int) -> Int? {
    outline.members(of: type).lazy.map { self.outline.declarations[$0] }.first { property in
      property.isStoredInInstances && property.name.map { self.outline.tokens[$0].word == .presenter } ?? false
    }?.name
  }

  /// Whether any code of the type but its initializers names the presenter.
  fileprivate func usesPresenter(_ type: Int) -> Bool {
    places(of: type).contains { place in
      let other = LintedFile(project: project, number: place.file)
      guard other.file.words.contains(.presenter) else { return false }
      return other.outline.members(of: place.declaration).contains { other.isUseOfPresenter(in: $0) }
    }
  }

  private func isUseOfPresenter(in member: Int) -> Bool {
    let declaration = outline.declarations[member]
    switch declaration.kind {
    case .function, .subscript, .property:
      guard let body = declaration.body else { return false }
      return outline.inside(body).contains { outline.tokens[$0].word == .presenter }
    default: return false
    }
  }
}

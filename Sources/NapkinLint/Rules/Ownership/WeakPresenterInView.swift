extension Rule {
  static let weakPresenterInView = Rule(
    "weak-presenter-in-view", severity: .error, fixability: .safe, options: [.weakWrappers]
  ) { file, findings in
    var presenters = PresenterViews(in: file.project)
    for type in file.types(in: { $0 == .view || $0 == .platformView }) {
      let references = file.nonWeakReferences(of: type.type, for: "weak-presenter-in-view").compactMap { reference in
        file.severity(ofPresenter: reference, in: type, &presenters).map { severity in
          BackReference(reference: reference, severity: severity, isClassBound: true)
        }
      }
      findings.report(references, owner: "the presenter", in: file, type)
    }
  }
}

extension LintedFile {
  /// Nil when the reference is no presenter, or one that does not lead back to the view.
  fileprivate func severity(
    ofPresenter reference: StoredReference, in type: LayerTable.Entry, _ presenters: inout PresenterViews
  ) -> Severity? {
    let meaning = meaning(of: reference)
    switch type.layer {
    case .view:
      if meaning.roles.contains(.presenter) { return .error }
      if meaning.symbols.contains(where: { presenters.plainPresenterKeepsController($0) }) { return .warning }
      guard hasName(among: meaning.unknownNames, endingWith: "Presenter") else { return nil }
      return isFetchedByKeyPath(reference.declaration) ? nil : .error
    case .platformView:
      let name = name(of: type.type)
      if isPresenter(reference.type, over: name) { return .warning }
      return meaning.symbols.contains { presenters.presenter($0, keeps: name) } ? .warning : nil
    case .interactor, .presenter: return nil
    }
  }

  /// `@Environment(\.presenter)`: what the environment or a container has under a key may be anything of that name.
  private func isFetchedByKeyPath(_ property: Declaration) -> Bool {
    outline.attributes(of: property).contains { attribute in
      attribute.arguments.map { outline.kind(at: $0 + 1) == .backslash } ?? false
    }
  }

  /// `Presenter<HomeViewController>` itself.
  private func isPresenter(_ type: TypeReference, over viewController: String) -> Bool {
    type.names.contains { name in
      outline.tokens[name.token].word == .Presenter && file.arguments(of: name).contains(viewController)
    }
  }
}

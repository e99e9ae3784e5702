extension Rule {
  static let weakPresenterInView = Rule("weak-presenter-in-view", severity: .error, fixability: .safe) { file, findings in
    for (type, layer) in file.layeredTypes() where layer == .view || layer == .platformView {
      for reference in file.nonWeakReferences(of: type) {
        guard let severity = file.severity(ofPresenter: reference, in: type, layer) else { continue }
        findings.report(
          BackReference(
            owner: "the presenter", layer: layer, typeName: file.name(of: type), reference: reference,
            propertyName: file.file.text(of: reference.name)),
          in: file, type: type, severity: severity, isClassBound: true)
      }
    }
  }
}

extension LintedFile {
  /// Nil when the reference is no presenter, or one that does not lead back to the view.
  fileprivate func severity(ofPresenter reference: StoredReference, in type: Int, _ layer: Layer) -> Severity? {
    let presenters = symbols(of: reference.type, at: reference.index)
    switch layer {
    case .view:
      if roles(of: reference.type, at: reference.index).contains(.presenter) { return .error }
      if presenters.contains(where: { keepsViewController($0, named: nil) }) { return .warning }
      let isUnknown = !reference.type.names.isEmpty && !isKnown(reference.type, at: reference.index)
      return isUnknown && hasName(reference.type, endingWith: "Presenter") ? .error : nil
    case .platformView:
      let name = name(of: type)
      if isPresenter(reference.type, over: name) { return .warning }
      let leadsBack = presenters.contains { isPresenter($0, over: name) || keepsViewController($0, named: name) }
      return leadsBack ? .warning : nil
    case .interactor, .presenter: return nil
    }
  }

  /// `Presenter<HomeViewController>` itself.
  private func isPresenter(_ type: TypeReference, over viewController: String) -> Bool {
    type.names.contains { name in
      outline.tokens[name.token].word == .Presenter && hasArgument(viewController, name)
    }
  }

  private func hasArgument(_ argument: String, _ name: TypeName) -> Bool {
    guard let generics = name.generics else { return false }
    return outline.inside(generics).contains { outline.isIdentifier($0) && file.text(of: $0) == argument }
  }

  /// `class HomePresenter: Presenter<HomeViewController>`, also through a base class of the app's own.
  private func isPresenter(_ symbol: Int, over viewController: String) -> Bool {
    guard project.index.symbols[symbol].roles.contains(.presenter) else { return false }
    let place = project.index.symbols[symbol].place
    let declaring = LintedFile(project: project, number: place.file)
    let declaration = declaring.outline.declarations[place.declaration]
    return declaring.outline.inheritance(of: declaration).contains { declaring.hasArgument(viewController, $0) }
  }

  /// A plain class that presents and that keeps a view controller: any, or the one of this name.
  private func keepsViewController(_ symbol: Int, named name: String?) -> Bool {
    let entry = project.index.symbols[symbol]
    let isPlainPresenter =
      entry.kind == .class && entry.roles.isDisjoint(with: [.presenter, .viewController, .platformView])
      && (entry.roles.contains(.presentable) || entry.name.hasSuffix("Presenter"))
    guard isPlainPresenter else { return false }
    let declaring = LintedFile(project: project, number: entry.place.file)
    return declaring.nonWeakReferences(of: entry.place.declaration).contains { reference in
      guard reference.ownership == .strong else { return false }
      if let name { return reference.type.names.contains { declaring.file.text(of: $0.token) == name } }
      return declaring.roles(of: reference.type, at: reference.index).contains(.viewController)
    }
  }
}

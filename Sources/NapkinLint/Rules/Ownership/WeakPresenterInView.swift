extension Rule {
  static let weakPresenterInView = Rule("weak-presenter-in-view", severity: .error, fixability: .safe) { file, findings in
    for type in file.types(in: { $0 == .view || $0 == .platformView }) {
      let references = file.nonWeakReferences(of: type.type).compactMap { reference in
        file.severity(ofPresenter: reference, in: type).map { severity in
          BackReference(reference: reference, severity: severity, isClassBound: true)
        }
      }
      findings.report(references, owner: "the presenter", in: file, type)
    }
  }
}

extension LintedFile {
  /// Nil when the reference is no presenter, or one that does not lead back to the view.
  fileprivate func severity(ofPresenter reference: StoredReference, in type: LayerTable.Entry) -> Severity? {
    let meaning = meaning(of: reference.type, at: reference.index)
    switch type.layer {
    case .view:
      if meaning.roles.contains(.presenter) { return .error }
      if meaning.symbols.contains(where: { keepsViewController($0, named: nil) }) { return .warning }
      return hasName(among: meaning.unknownNames, endingWith: "Presenter") ? .error : nil
    case .platformView:
      let name = name(of: type.type)
      if isPresenter(reference.type, over: name) { return .warning }
      let leadsBack = meaning.symbols.contains { isPresenter($0, over: name) || keepsViewController($0, named: name) }
      return leadsBack ? .warning : nil
    case .interactor, .presenter: return nil
    }
  }

  /// `Presenter<HomeViewController>` itself.
  private func isPresenter(_ type: TypeReference, over viewController: String) -> Bool {
    type.names.contains { name in
      outline.tokens[name.token].word == .Presenter && file.hasArgument(viewController, name)
    }
  }

  /// `class HomePresenter: Presenter<HomeViewController>`, also through base classes of the app's own.
  private func isPresenter(_ symbol: Int, over viewController: String) -> Bool {
    var waiting = [symbol]
    var seen: Set<Int> = []
    while let next = waiting.popLast() {
      let entry = project.index.symbols[next]
      guard entry.roles.contains(.presenter), seen.insert(next).inserted else { continue }
      let declaring = project.files[entry.place.file]
      let bases = declaring.outline.inheritance(of: declaring.outline.declarations[entry.place.declaration])
      if bases.contains(where: { declaring.hasArgument(viewController, $0) }) { return true }
      waiting += bases.flatMap { base -> [Int] in
        guard case .symbols(let symbols) = project.index.resolve(base: base, of: entry.place) else { return [] }
        return project.index.types(behind: symbols)
      }
    }
    return false
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
      return declaring.meaning(of: reference.type, at: reference.index).roles.contains(.viewController)
    }
  }
}

extension OutlinedFile {
  /// Whether a name stands among the generic arguments of another one.
  fileprivate func hasArgument(_ argument: String, _ name: TypeName) -> Bool {
    guard let generics = name.generics else { return false }
    return outline.inside(generics).contains { outline.isIdentifier($0) && text(of: $0) == argument }
  }
}

extension Rule {
  static let interactorCollaboratorsByProtocol = Rule(
    "interactor-collaborators-by-protocol", severity: .warning, needs: .types(.interactable)
  ) { file, findings in
    for type in file.interactors {
      for member in file.outline.members(of: type) {
        let property = file.outline.declarations[member]
        guard property.isStoredInInstances, let written = file.writtenType(of: member) else { continue }
        for name in written.reference.names {
          guard let collaborator = file.concreteCollaborator(name, at: member) else { continue }
          findings.report(
            file.file.range(of: name.token),
            collaborator.message(property: file.name(of: member), type: file.file.text(of: name.token)),
            related: file.evidence(ofInteractor: type))
        }
      }
    }
  }
}

/// A part of a napkin that an interactor should know by a protocol.
private enum Collaborator {
  case router, presenter, interactor

  func message(property: String, type: String) -> String {
    switch self {
    case .router: "let '\(property)' be a routing protocol, or no test can put a double in place of '\(type)'"
    case .presenter: "let '\(property)' be a presentable protocol, or no test can put a double in place of '\(type)'"
    case .interactor: "speak to '\(type)' through a listener or a service, or the two features cannot change alone"
    }
  }
}

extension LintedFile {
  fileprivate func concreteCollaborator(_ name: TypeName, at member: Int) -> Collaborator? {
    switch project.index.resolve(name, in: number, at: member) {
    case .symbols(let symbols):
      let found = symbols.map { collaborator(project.index.symbols[$0]) }
      return found.allSatisfy { $0 == found.first } ? found.first ?? nil : nil
    case .framework(let word): return collaborator(word)
    case .parameter, .unknown: return nil
    }
  }

  private func collaborator(_ type: TypeSymbol) -> Collaborator? {
    guard type.kind == .class || type.kind == .actor else { return nil }
    if type.roles.contains(.router) { return .router }
    if !type.roles.isDisjoint(with: [.presenter, .presentable, .viewController, .platformView]) { return .presenter }
    return type.roles.contains(.interactable) ? .interactor : nil
  }

  private func collaborator(_ word: Word) -> Collaborator? {
    switch word {
    case .Router, .ViewableRouter, .LaunchRouter: .router
    case .Presenter: .presenter
    default: (Roles(word) ?? []).isDisjoint(with: [.viewController, .platformView]) ? nil : .presenter
    }
  }
}

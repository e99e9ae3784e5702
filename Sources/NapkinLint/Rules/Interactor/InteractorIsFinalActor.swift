extension Rule {
  static let interactorIsFinalActor = Rule(
    "interactor-is-final-actor", severity: .error, fixability: .safe
  ) { file, findings in
    guard file.mayDeclareInteractor else { return }
    for type in file.outline.declarations.indices where file.outline.declarations[type].isType {
      guard let flaw = file.shapeFlaw(of: type) else { continue }
      let declaration = file.outline.declarations[type]
      let name = file.name(of: type)
      findings.report(
        file.file.range(of: declaration.keyword), flaw.message(name), severity: flaw.severity,
        related: flaw == .hasBaseClass ? [] : file.evidence(ofInteractor: type),
        fix: flaw == .lacksFinal && !declaration.modifiers.contains(.open)
          ? file.fix(insertingModifier: "final", into: declaration) : nil)
    }
  }
}

/// What keeps an interactor from being a final actor.
private enum ShapeFlaw: Equatable {
  case lacksFinal
  /// A class, a structure or an enumeration, as the keyword and its article.
  case isNoActor(String)
  case hasBaseClass

  var severity: Severity { self == .lacksFinal ? .warning : .error }

  func message(_ name: String) -> String {
    switch self {
    case .lacksFinal: "declare '\(name)' as 'final actor', which says that nothing inherits from it"
    case .isNoActor(let kind): "make '\(name)' a final actor: \(kind) cannot be 'Interactable' and guards no state"
    case .hasBaseClass: "make '\(name)' a final actor: interactors have no base class, and a class guards no state"
    }
  }
}

extension LintedFile {
  /// Whether a type conforms as an interactor does, or may inherit from what interactors once inherited from.
  fileprivate var mayDeclareInteractor: Bool {
    project.holds(.interactable, in: number) || file.words.contains(.Interactor)
      || file.words.contains(.PresentableInteractor)
  }

  fileprivate func shapeFlaw(of type: Int) -> ShapeFlaw? {
    let declaration = outline.declarations[type]
    switch declaration.kind {
    case .actor:
      guard !declaration.modifiers.contains(.final), layers[type] == .interactor else { return nil }
      return .lacksFinal
    case .class: return classFlaw(of: type)
    case .struct: return isInteractable(type) ? .isNoActor("a struct") : nil
    case .enum: return isInteractable(type) ? .isNoActor("an enum") : nil
    default: return nil
    }
  }

  private func classFlaw(of type: Int) -> ShapeFlaw? {
    if isInteractable(type) { return .isNoActor("a class") }
    guard hasInteractorBase(outline.declarations[type]), !isExempt(type) else { return nil }
    return .hasBaseClass
  }

  private func isInteractable(_ type: Int) -> Bool {
    roles(of: type).contains(.interactable) && !isExempt(type)
  }

  /// The base classes that the framework had before its interactors were actors.
  private func hasInteractorBase(_ declaration: Declaration) -> Bool {
    guard file.imports.contains(.napkin), let base = outline.inheritance(of: declaration).first else { return false }
    let word = outline.tokens[base.token].word
    guard word == .PresentableInteractor || word == .Interactor else { return false }
    if case .unknown = project.index.resolve(base, in: number, at: nil) { return true }
    return false
  }
}

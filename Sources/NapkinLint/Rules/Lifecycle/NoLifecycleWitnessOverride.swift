extension Rule {
  static let noLifecycleWitnessOverride = Rule(
    "no-lifecycle-witness-override", severity: .error, needs: .types(.interactable)
  ) { file, findings in
    for type in file.actorInteractors() {
      for declaration in file.declarations(of: type) {
        for member in file.outline.members(of: declaration) {
          guard let consequence = file.consequence(ofDeclaring: member),
            let name = file.outline.declarations[member].name
          else { continue }
          findings.report(
            file.file.range(of: name), "'\(file.name(of: member))' replaces the framework's own, so \(consequence)",
            related: file.evidence(for: type))
        }
      }
    }
  }
}

extension LintedFile {
  /// What no longer works once an interactor declares this member; nil when it is none of the framework's.
  fileprivate func consequence(ofDeclaring member: Int) -> String? {
    let declaration = outline.declarations[member]
    guard let name = declaration.name, !declaration.modifiers.contains(.static) else { return nil }
    switch (outline.tokens[name].word, declaration.kind) {
    case (.activate, .function) where hasNoParameters(declaration): return "'didBecomeActive' is never called"
    case (.deactivate, .function) where hasNoParameters(declaration):
      return "'willResignActive' is never called and no 'task' is cancelled"
    case (.isActive, .property): return "others hear of a state that the router does not set"
    case (.isActiveStream, .property): return "others hear of changes that the router does not make"
    case (.task, .function) where takesWork(declaration): return "its work goes on after the feature is detached"
    default: return nil
    }
  }

  private func hasNoParameters(_ declaration: Declaration) -> Bool {
    declaration.parameters.map { outline.inside($0).isEmpty } ?? false
  }

  /// `task(_ work: @escaping () async -> Void)`, with a priority or without: what a call of `task` then means.
  private func takesWork(_ declaration: Declaration) -> Bool {
    guard let parameters = declaration.parameters else { return false }
    let all = outline.arguments(in: parameters)
    let work = all.filter { parameter in parameter.value.contains { outline.kind(at: $0) == .arrow } }
    let others = all.filter { parameter in !parameter.value.contains { outline.kind(at: $0) == .arrow } }
    return work.count == 1 && work.allSatisfy { $0.label == nil }
      && others.allSatisfy { parameter in parameter.label.map { outline.tokens[$0].word == .priority } ?? false }
  }
}

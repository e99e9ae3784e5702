extension Rule {
  static let legacyListenerAssignment = Rule(
    "legacy-listener-assignment", severity: .warning, scope: .project, audience: .migration
  ) { file, findings in
    for token in file.legacyTokens([.listener, .router]) where file.isAssigned(token) {
      findings.report(
        file.file.range(of: token),
        file.outline.tokens[token - 2].word == .presenter
          ? "set the presenter's listener in 'didBecomeActive', since an actor's init cannot hand out 'self'"
          : "let the builder await 'wire(router:listener:)', since nobody may set an actor's property")
    }
  }
}

extension LintedFile {
  /// `presenter.listener = self`, `interactor.listener = listener`, `interactor.router = self`.
  fileprivate func isAssigned(_ token: Int) -> Bool {
    guard token >= 2, outline.kind(at: token - 1) == .period, outline.kind(at: token + 1) == .equal else {
      return false
    }
    switch outline.tokens[token - 2].word {
    case .presenter: return outline.tokens[token].word == .listener && isInInitializer(token)
    case .interactor: return true
    default: return false
    }
  }

  /// Elsewhere the actor is finished and may hand itself out.
  private func isInInitializer(_ token: Int) -> Bool {
    outline.declaration(around: token).map { outline.declarations[$0].kind == .initializer } ?? false
  }
}

extension Rule {
  static let legacyRouterLifecycle = Rule(
    "legacy-router-lifecycle", severity: .warning, scope: .file, audience: .migration
  ) { file, findings in
    guard file.isOld else { return }
    for token in file.legacyTokens([.isActiveStream, .RouterLifecycle]) where file.readsLifecycle(token) {
      findings.report(
        file.file.range(of: token),
        file.outline.tokens[token].word == .isActiveStream
          ? "iterate with 'for await', since 'isActiveStream' is a sequence and has no operators to subscribe with"
          : "await 'router.loaded()' instead, since a router publishes no lifecycle any more")
    }
  }
}

extension LintedFile {
  /// `interactor.isActiveStream.subscribe`, or a type that names the lifecycle.
  fileprivate func readsLifecycle(_ token: Int) -> Bool {
    guard outline.tokens[token].word == .isActiveStream else { return true }
    return outline.kind(at: token - 1) == .period && outline.kind(at: token + 1) == .period
  }
}

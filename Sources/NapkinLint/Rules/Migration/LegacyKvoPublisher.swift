extension Rule {
  static let legacyKvoPublisher = Rule(
    "legacy-kvo-publisher", severity: .warning, scope: .file, audience: .migration
  ) { file, findings in
    guard file.isOld else { return }
    for token in file.legacyTokens([.rx, .publisher]) where file.observesView(token) {
      findings.report(
        file.file.range(of: token),
        "'dispatch' from the view's own method, since a stream of events needs a subscription to keep")
    }
  }
}

extension LintedFile {
  /// `button.rx.tap`, `viewController.publisher(for: \\.parent)`.
  func observesView(_ token: Int) -> Bool {
    guard outline.kind(at: token - 1) == .period else { return false }
    if outline.tokens[token].word == .rx {
      return outline.kind(at: token + 1) == .period && !isBound(token) && !isOfType(token)
    }
    guard let argument = outline.call(at: token)?.arguments.first else { return false }
    return argument.value.first.map { outline.kind(at: $0) == .backslash } ?? false
  }

  /// `URLSession.rx.load`: what a library adds to a type has nothing to do with views.
  private func isOfType(_ token: Int) -> Bool {
    let chain = outline.chain(before: token - 1)
    guard chain.segments.isEmpty, case .name(let base) = chain.base else { return false }
    return file.text(of: base).first.map { $0.isUppercase } ?? false
  }

  /// `.bind(to: label.rx.text)` sets something; it observes nothing.
  private func isBound(_ token: Int) -> Bool {
    let first = outline.chain(before: token - 1).first
    guard first >= 2 else { return false }
    switch outline.tokens[first - 2].word {
    case .to: return outline.kind(at: first - 1) == .colon
    case .drive, .bind: return outline.kind(at: first - 1) == .leftParenthesis
    default: return false
    }
  }
}

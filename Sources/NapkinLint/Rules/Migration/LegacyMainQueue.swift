extension Rule {
  static let legacyMainQueue = Rule(
    "legacy-main-queue", severity: .warning, scope: .project, audience: .migration,
    needs: .words(.DispatchQueue, .MainScheduler, .RunLoop)
  ) { file, findings in
    guard file.file.words.contains(.DispatchQueue) || file.file.words.contains(.MainScheduler)
      || file.file.words.contains(.RunLoop)
    else { return }
    for token in file.legacyTokens([.receive, .observe, .observeOn, .DispatchQueue]) where file.changesQueue(token) {
      findings.report(
        file.file.range(of: token),
        "await the presenter's method instead, since the main actor is where it runs and nobody waits for a queue")
    }
  }
}

extension LintedFile {
  fileprivate func changesQueue(_ token: Int) -> Bool {
    guard let type = enclosingType(of: outline.declaration(around: token)), isInteractorOrRouter(type) else {
      return false
    }
    if outline.tokens[token].word == .DispatchQueue {
      return token + 4 < outline.tokens.count && outline.tokens[token + 2].word == .main
        && outline.kind(at: token + 3) == .period && outline.tokens[token + 4].word == .async
    }
    guard let call = calledMember(token), call.arguments.count == 1, let argument = call.arguments.first,
      outline.tokens[token].word == .observeOn || argument.label.map({ outline.tokens[$0].word }) == .on
    else { return false }
    return argument.value.contains { index in
      let word = outline.tokens[index].word
      return word == .main || word == .MainScheduler
    }
  }

  /// Only there a queue stands in for the main actor; a view may have other reasons.
  private func isInteractorOrRouter(_ type: Int) -> Bool {
    guard let name = outline.declarations[type].name else { return false }
    return file.name(name, endsWith: "Interactor") || file.name(name, endsWith: "Router")
      || file.name(name, endsWith: "Presenter")
  }
}

extension Rule {
  static let legacyLeakDetector = Rule(
    "legacy-leak-detector", severity: .warning, fixability: .safe, scope: .file, audience: .migration
  ) { file, findings in
    guard file.isOld else { return }
    for token in file.legacyTokens([.LeakDetector, .Executor]) where file.usesLeakDetector(token) {
      let isDetector = file.outline.tokens[token].word == .LeakDetector
      findings.report(
        file.file.range(of: token),
        isDetector
          ? "expect deallocation in a test, since the framework has no leak detector any more"
          : "await 'Task.sleep' in a task instead, since the framework has no 'Executor' any more",
        fix: isDetector ? file.expectationFix(at: token) : nil)
    }
  }
}

extension LintedFile {
  /// `LeakDetector.instance`, `Executor.execute(withDelay: 2) { }`.
  fileprivate func usesLeakDetector(_ token: Int) -> Bool {
    guard outline.kind(at: token + 1) == .period, outline.kind(at: token - 1) != .period else { return false }
    guard outline.tokens[token].word == .Executor else { return true }
    guard outline.isIdentifier(token + 2), outline.tokens[token + 2].word == .execute else { return false }
    return outline.call(at: token + 2)?.arguments.first?.label.map { outline.tokens[$0].word } == .withDelay
  }

  /// Deletes `LeakDetector.instance.expectDeallocate(object:)`, where nobody wants its result.
  fileprivate func expectationFix(at token: Int) -> Fix? {
    guard outline.beginsStatement(token), isInPlainStatements(token) else { return nil }
    let statement = token..<(outline.statementEnd(from: token) + 1)
    guard let name = outline.topLevel(of: statement).first(where: { outline.tokens[$0].word == .expectDeallocate }),
      outline.call(at: name)?.end == statement.upperBound, let edit = deletion(ofStatement: statement)
    else { return nil }
    return Fix(applicability: .safe, title: "delete the expectation", edits: [edit])
  }

  /// In a closure or a getter a lone statement is its result.
  private func isInPlainStatements(_ token: Int) -> Bool {
    guard let block = outline.block(around: token) else { return false }
    switch outline.blocks[block].role {
    case .functionBody:
      guard let index = outline.declaration(around: token) else { return false }
      let function = outline.declarations[index]
      return function.kind == .initializer || function.kind == .deinitializer
        || function.kind == .function && function.type == nil
    case .statements:
      return outline.statements(in: outline.inside(outline.blocks[block].open)).count > 1
    default: return false
    }
  }
}

extension Rule {
  static let legacyRouterInit = Rule(
    "legacy-router-init", severity: .warning, fixability: .safe, audience: .migration, needs: .words(.nonisolated)
  ) { file, findings in
    guard file.project.isActive(file.number), file.file.words.contains(.nonisolated) else { return }
    for router in file.declarations(of: .router).map(\.type) {
      for member in file.outline.members(of: router) {
        guard let word = file.nonisolatedOverride(member) else { continue }
        let removed = SourceRange(file.outline.tokens[word].start, file.outline.tokens[word + 1].start)
        findings.report(
          file.file.range(of: word),
          "leave out 'nonisolated', since a router's init runs on the main actor and an override has to as well",
          fix: Fix(
            applicability: .safe, title: "remove 'nonisolated'",
            edits: [Fix.Edit(range: removed, replacement: "")]))
      }
    }
  }
}

extension LintedFile {
  /// The `nonisolated` of `nonisolated override init(interactor:)`.
  fileprivate func nonisolatedOverride(_ member: Int) -> Int? {
    let declaration = outline.declarations[member]
    guard declaration.kind == .initializer, !declaration.isUnbalanced,
      declaration.modifiers.isSuperset(of: [.nonisolated, .override]),
      let parameters = declaration.parameters.map(outline.arguments),
      parameters.first?.label.map({ outline.tokens[$0].word }) == .interactor
    else { return nil }
    return (declaration.first..<declaration.keyword).first { outline.tokens[$0].keyword == .nonisolated }
  }
}

extension Rule {
  static let routerMainActor = Rule(
    "router-main-actor", severity: .info, isOnByDefault: false, fixability: .safe, needs: .types(.router)
  ) { file, findings in
    for router in file.classes(of: .router).map(\.type) {
      let declaration = file.outline.declarations[router]
      guard !declaration.modifiers.contains(.nonisolated),
        !file.isOnMainActor(declaration), let name = declaration.name
      else { continue }
      let start = file.outline.tokens[declaration.first].start
      findings.report(
        file.file.range(of: name),
        "write '@MainActor' before '\(file.name(of: router))', so that readers see where it runs",
        fix: Fix(
          applicability: .safe, title: "insert '@MainActor'",
          edits: [Fix.Edit(range: SourceRange(start, start), replacement: "@MainActor ")]))
    }
  }
}

extension LintedFile {
  /// Whether a declaration itself says that it is isolated to the main actor.
  func isOnMainActor(_ declaration: Declaration) -> Bool {
    outline.attributes(of: declaration).contains { outline.tokens[$0.name].word == .MainActor }
  }
}

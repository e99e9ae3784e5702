extension Rule {
  static let routerIsolatedDeinit = Rule(
    "router-isolated-deinit", severity: .error, fixability: .safe, needs: .types(.router, and: .deinit)
  ) { file, findings in
    for router in file.declarations(of: .router).map(\.type) {
      for member in file.outline.members(of: router) {
        let declaration = file.outline.declarations[member]
        guard declaration.kind == .deinitializer, !declaration.modifiers.contains(.isolated) else { continue }
        findings.report(
          file.file.range(of: declaration.keyword),
          "write 'isolated deinit', as the router's own is, or the class does not compile",
          fix: declaration.modifiers.contains(.nonisolated) ? nil : file.isolatedFix(at: declaration.keyword))
      }
    }
  }
}

extension LintedFile {
  fileprivate func isolatedFix(at keyword: Int) -> Fix {
    let start = outline.tokens[keyword].start
    return Fix(
      applicability: .safe, title: "insert 'isolated'",
      edits: [Fix.Edit(range: SourceRange(start, start), replacement: "isolated ")])
  }
}

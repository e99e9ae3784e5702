extension Rule {
  static let diNonisolated = Rule(
    "di-nonisolated", severity: .warning, isOnByDefault: false, fixability: .safe, needs: .types([.builder, .component])
  ) { file, findings in
    for found in file.dependencyClasses() {
      let declaration = file.outline.declarations[found.type]
      guard let name = declaration.name, !declaration.modifiers.contains(.nonisolated) else { continue }
      let typeName = file.name(of: found.type)
      guard !file.isOnMainActor(declaration) else {
        findings.report(
          file.file.range(of: name), "leave '@MainActor' to 'build' alone, or '\(typeName)' cannot declare its 'init'")
        continue
      }
      findings.report(
        file.file.range(of: name),
        "make '\(typeName)' 'nonisolated', or it does not compile where the main actor is the default",
        fix: file.nonisolatedFix(for: declaration))
    }
  }
}

extension LintedFile {
  /// `nonisolated` behind the attributes and before the other modifiers.
  fileprivate func nonisolatedFix(for declaration: Declaration) -> Fix {
    var first = declaration.first
    for attribute in outline.attributes(of: declaration) where attribute.first - 1 == first {
      first = (attribute.arguments.flatMap(outline.mate) ?? attribute.name) + 1
    }
    let start = outline.tokens[first].start
    return Fix(
      applicability: .safe, title: "insert 'nonisolated'",
      edits: [Fix.Edit(range: SourceRange(start, start), replacement: "nonisolated ")])
  }
}

extension Rule {
  static let restateUncheckedSendable = Rule(
    "restate-unchecked-sendable", severity: .warning, fixability: .safe, needs: .types([.builder, .component])
  ) { file, findings in
    guard !file.isOfOldShape else { return }
    for found in file.dependencyClasses() where !file.statesSendable(found.type) {
      let declaration = file.outline.declarations[found.type]
      guard let name = declaration.name, let clause = declaration.type, let last = clause.last else { continue }
      let end = file.outline.tokens[last].end
      findings.report(
        file.file.range(of: name),
        "restate '@unchecked Sendable', or every build warns that '\(file.name(of: found.type))' only inherits it",
        fix: Fix(
          applicability: .safe, title: "append '@unchecked Sendable'",
          edits: [Fix.Edit(range: SourceRange(end, end), replacement: ", @unchecked Sendable")]))
    }
  }
}

extension LintedFile {
  /// The class or an extension in its file conforms to `Sendable`, in so many words.
  fileprivate func statesSendable(_ type: Int) -> Bool {
    places(of: type).contains { place in
      guard place.file == number else { return false }
      return outline.inheritance(of: outline.declarations[place.declaration]).contains {
        outline.tokens[$0.token].word == .Sendable
      }
    }
  }
}

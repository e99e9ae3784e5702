extension Rule {
  static let legacyInteractableProtocol = Rule(
    "legacy-interactable-protocol", severity: .warning, scope: .file, audience: .migration, needs: .words(.Interactable)
  ) { file, findings in
    // In files of actors, another rule reports it.
    guard file.isOld, file.file.words.contains(.Interactable) else { return }
    for type in file.legacyProtocols() where file.isInteractable(type) && file.requiresWiring(type) {
      guard let name = file.outline.declarations[type].name else { continue }
      findings.report(
        file.file.range(of: name),
        "name the actor in the router's generics, since nobody can set what '\(file.name(of: type))' asks for")
    }
  }
}

extension LintedFile {
  fileprivate func isInteractable(_ type: Int) -> Bool {
    outline.inheritance(of: outline.declarations[type]).contains { outline.tokens[$0.token].word == .Interactable }
  }

  fileprivate func requiresWiring(_ type: Int) -> Bool {
    outline.members(of: type).contains { member in
      let property = outline.declarations[member]
      guard property.kind == .property, let name = property.name else { return false }
      return outline.tokens[name].word == .router || outline.tokens[name].word == .listener
    }
  }
}

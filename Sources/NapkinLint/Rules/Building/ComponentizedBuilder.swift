extension Rule {
  static let componentizedBuilder = Rule(
    "componentized-builder", severity: .warning, needs: .types(.builder)
  ) { file, findings in
    guard file.moduleName != "Napkin" else { return }
    for found in file.classes(of: .builder) where found.base.isComponentizedBuilder {
      guard let base = file.outline.inheritance(of: file.outline.declarations[found.type]).first,
        file.outline.tokens[base.token].word == found.base, file.buildsRouter(base, at: found.type)
      else { continue }
      let name = file.file.text(of: base.token)
      findings.report(
        file.file.range(of: base.token),
        "inherit 'Builder' with an async 'build', since '\(name)' cannot make a router")
    }
  }
}

extension LintedFile {
  /// One of the generic arguments is a router or a routing protocol.
  fileprivate func buildsRouter(_ base: TypeName, at type: Int) -> Bool {
    guard let generics = base.generics else { return false }
    return outline.split(outline.inside(generics)) { outline.tokens[$0].kind == .comma }.contains { argument in
      !meaning(of: TypeReference(argument, in: outline), at: type).roles.isDisjoint(with: [.router, .routing])
    }
  }
}

extension Rule {
  static let weakRouter = Rule(
    "weak-router", severity: .error, fixability: .safe, options: [.weakWrappers], needs: .types(.interactable)
  ) { file, findings in
    for type in file.types(in: { $0 == .interactor }) {
      let references = file.nonWeakReferences(of: type.type, for: "weak-router").compactMap(file.routerReference)
      findings.report(references, owner: "the router", in: file, type)
    }
  }
}

extension LintedFile {
  /// A type that the index knows decides; only of an unknown one the names are taken for it.
  fileprivate func routerReference(_ reference: StoredReference) -> BackReference? {
    guard !reference.type.names.isEmpty else { return nil }
    let meaning = meaning(of: reference)
    if !meaning.roles.isDisjoint(with: [.routing, .router]) {
      return BackReference(reference: reference, isClassBound: meaning.roles.contains(.classBound))
    }
    let isNamedAsRouter = outline.tokens[reference.name].word == .router
      || hasName(among: meaning.unknownNames, endingWith: "Routing")
    guard !meaning.isKnown, isNamedAsRouter else { return nil }
    return BackReference(reference: reference, isClassBound: true)
  }
}

extension Rule {
  static let weakListener = Rule(
    "weak-listener", severity: .error, fixability: .safe, options: [.weakWrappers]
  ) { file, findings in
    for type in file.types(in: { _ in true }) {
      let references = file.nonWeakReferences(of: type.type, for: "weak-listener").compactMap(file.listenerReference)
      let owner = type.layer == .interactor ? "the parent" : "the interactor"
      findings.report(references, owner: owner, in: file, type)
    }
  }
}

extension LintedFile {
  fileprivate func listenerReference(_ reference: StoredReference) -> BackReference? {
    let meaning = meaning(of: reference)
    let isNamedListener = outline.tokens[reference.name].word == .listener || file.name(reference.name, endsWith: "Listener")
    guard project.isListener(meaning, isNamedListener: isNamedListener)
      || meaning.unknownNames.contains(where: isNamedAsListener)
    else { return nil }
    return BackReference(reference: reference, isClassBound: meaning.isClassBound)
  }
}

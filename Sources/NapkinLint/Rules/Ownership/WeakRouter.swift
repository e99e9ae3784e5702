extension Rule {
  static let weakRouter = Rule("weak-router", severity: .error, fixability: .safe) { file, findings in
    for (type, layer) in file.layeredTypes() where layer == .interactor {
      for reference in file.nonWeakReferences(of: type) where file.isRouterReference(reference) {
        let isKnown = file.isKnown(reference.type, at: reference.index)
        findings.report(
          BackReference(
            owner: "the router", layer: layer, typeName: file.name(of: type), reference: reference,
            propertyName: file.file.text(of: reference.name)),
          in: file, type: type, isClassBound: isKnown ? file.isClassBound(reference.type, at: reference.index) : true)
      }
    }
  }
}

extension LintedFile {
  /// A type that the index knows decides; only of an unknown one the names are taken for it.
  fileprivate func isRouterReference(_ reference: StoredReference) -> Bool {
    guard !reference.type.names.isEmpty else { return false }
    if isKnown(reference.type, at: reference.index) {
      return !roles(of: reference.type, at: reference.index).isDisjoint(with: [.routing, .router])
    }
    return hasName(reference.type, endingWith: "Routing") || outline.tokens[reference.name].word == .router
  }
}

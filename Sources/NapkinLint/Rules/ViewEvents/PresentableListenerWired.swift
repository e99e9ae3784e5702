extension Rule {
  static let presentableListenerWired = Rule(
    "presentable-listener-wired", severity: .warning, needs: .types(.interactable, and: .presenter)
  ) { file, findings in
    for (type, layer) in file.types(in: { $0 == .interactor }).map({ ($0.type, $0.layer) }) {
      guard let presenter = file.presenterProperty(of: type), let requirement = file.listenerRequirement(of: presenter),
        !file.project.wiredInteractors.names.contains(file.name(of: type))
      else { continue }
      let builders = file.project.builderCode.bodies(constructing: type, of: file)
      guard !builders.isEmpty, !builders.contains(where: { LintedFile(project: file.project, number: $0.file).wiresView(in: $0.range) }) else { continue }
      findings.report(
        file.file.range(of: presenter.name),
        "set the presenter's listener to '\(file.name(of: type))', or every event of its view is dropped",
        related: [requirement])
    }
  }
}

extension LintedFile {
  /// The stored presenter of an interactor.
  fileprivate func presenterProperty(of type: Int) -> (name: Int, member: Int, type: TypeReference)? {
    for member in outline.members(of: type) {
      let property = outline.declarations[member]
      guard property.isStoredInInstances, let name = property.name, outline.tokens[name].word == .presenter,
        let written = property.type
      else { continue }
      return (name, member, TypeReference(written, in: outline))
    }
    return nil
  }

  /// Where the presenter's protocol, or one that it refines, asks for a `listener`.
  fileprivate func listenerRequirement(of presenter: (name: Int, member: Int, type: TypeReference)) -> RelatedPlace? {
    var waiting = meaning(of: presenter.type, at: presenter.member).symbols
    var seen: Set<Int> = []
    while let symbol = waiting.popLast() {
      guard seen.insert(symbol).inserted else { continue }
      let entry = project.index.symbols[symbol]
      let other = LintedFile(project: project, number: entry.place.file)
      let members = other.outline.members(of: entry.place.declaration)
      if let place = members.lazy.compactMap({ other.requiredListener($0, of: entry.name) }).first { return place }
      let refined = other.outline.inheritance(of: other.outline.declarations[entry.place.declaration])
      waiting += refined.flatMap { other.symbols(named: $0, at: entry.place.declaration) }
    }
    return nil
  }

  private func requiredListener(_ member: Int, of type: String) -> RelatedPlace? {
    let property = outline.declarations[member]
    guard property.kind == .property, let name = property.name, outline.tokens[name].word == .listener else { return nil }
    return RelatedPlace(path: source.path, range: file.range(of: name), message: "'\(type)' asks for it here")
  }

  /// In a builder: any `x.listener = y`, or a view that is made with its listener.
  fileprivate func wiresView(in body: TokenRange) -> Bool {
    body.contains { index in
      guard outline.tokens[index].word == .listener else { return false }
      if isAssignedMember(index) { return true }
      let before = outline.kind(at: index - 1)
      guard outline.kind(at: index + 1) == .colon, before == .leftParenthesis else { return false }
      // `wire(router:listener:)` gives the interactor its own listener, which is the parent.
      let callee = outline.tokens[index - 2].word
      return callee != .wire && callee != .set && outline.isIdentifier(index - 2)
    }
  }
}

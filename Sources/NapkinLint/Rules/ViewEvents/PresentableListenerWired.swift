extension Rule {
  static let presentableListenerWired = Rule("presentable-listener-wired", severity: .warning) { file, findings in
    guard file.file.words.contains(.presenter) else { return }
    for (type, layer) in file.types(in: { $0 == .interactor }).map({ ($0.type, $0.layer) }) {
      guard let presenter = file.presenterProperty(of: type), let requirement = file.listenerRequirement(of: presenter),
        !file.isWired(type)
      else { continue }
      let builders = file.project.builders(constructing: type, of: file)
      guard !builders.isEmpty, !builders.contains(where: { $0.file.wiresView(in: $0.body) }) else { continue }
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

  /// Samples declare an interactor once more, without what the sample is not about: one that wires is enough.
  fileprivate func isWired(_ type: Int) -> Bool {
    if wiresPresenter(places(of: type)) { return true }
    let name = name(of: type)
    return project.index.symbols.contains { symbol in
      symbol.roles.contains(.interactable) && symbol.name == name && wiresPresenter(symbol.places)
    }
  }

  /// `presenter.listener = self` or `presenter.set(listener: self)` in any declaration of the interactor.
  private func wiresPresenter(_ places: [TypeSymbol.Place]) -> Bool {
    places.contains { place in
      let other = LintedFile(project: project, number: place.file)
      guard let body = other.outline.declarations[place.declaration].body else { return false }
      return other.outline.inside(body).contains { index in
        guard other.outline.tokens[index].word == .listener else { return false }
        // `self.listener` is the interactor's own, its parent.
        let isOwn = index >= 2 && other.outline.tokens[index - 2].word == .`self`
        return !isOwn && other.isAssignedMember(index) || other.isLabelOfPresenterCall(index)
      }
    }
  }

  /// `something.listener = `.
  func isAssignedMember(_ name: Int) -> Bool {
    outline.kind(at: name - 1) == .period && outline.kind(at: name + 1) == .equal
  }

  private func isLabelOfPresenterCall(_ label: Int) -> Bool {
    guard outline.kind(at: label + 1) == .colon, outline.kind(at: label - 1) == .leftParenthesis,
      outline.kind(at: label - 3) == .period
    else { return false }
    let chain = outline.chain(before: label - 3)
    if case .name(let base) = chain.base, outline.tokens[base].word == .presenter { return true }
    return chain.segments.contains { outline.tokens[$0].word == .presenter }
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

extension Project {
  /// The builders whose code makes an object of this type, and not of another one of the same name.
  fileprivate func builders(constructing type: Int, of file: LintedFile) -> [(file: LintedFile, body: TokenRange)] {
    let made = index.symbols(at: TypeSymbol.Place(file: file.number, declaration: type))
    return index.symbols.flatMap { symbol -> [(file: LintedFile, body: TokenRange)] in
      guard symbol.kind == .class, symbol.roles.contains(.builder),
        files[symbol.place.file].source.projectFolder == file.source.projectFolder
      else { return [] }
      return symbol.places.compactMap { place -> (file: LintedFile, body: TokenRange)? in
        let other = LintedFile(project: self, number: place.file)
        let declaration = other.outline.declarations[place.declaration]
        guard let open = declaration.body, !declaration.isUnbalanced else { return nil }
        let body = other.outline.inside(open)
        let constructs = body.contains { index in
          guard other.outline.kind(at: index + 1) == .leftParenthesis, other.outline.isIdentifier(index),
            other.file.text(of: index) == file.name(of: type)
          else { return false }
          let name = TypeName(token: index, first: index, generics: nil)
          return other.symbols(named: name, at: place.declaration).contains(where: made.contains)
        }
        return constructs ? (other, body) : nil
      }
    }
  }
}

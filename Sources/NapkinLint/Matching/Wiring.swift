/// What runs while a feature is being built, before its interactor is attached.
extension Project {
  /// The initializers, `wire`, and the methods that set the router or the listener to what they are given.
  func wiringMethods(at place: TypeSymbol.Place) -> [TypeSymbol.Place] {
    guard files[place.file].words.contains(.task) else { return [] }
    let file = LintedFile(project: self, number: place.file)
    return file.outline.members(of: place.declaration).filter(file.isWiring)
      .map { TypeSymbol.Place(file: place.file, declaration: $0) }
  }
}

extension LintedFile {
  func isWiring(_ member: Int) -> Bool {
    let declaration = outline.declarations[member]
    guard declaration.kind != .initializer else { return true }
    guard declaration.kind == .function, let name = declaration.name, let body = declaration.body,
      let parameters = declaration.parameters, !outline.inside(parameters).isEmpty
    else { return false }
    return outline.tokens[name].word == .wire || outline.inside(body).contains(where: setsBackReference)
  }

  /// `router = router`, `self.listener = listener`.
  private func setsBackReference(_ index: Int) -> Bool {
    guard outline.tokens[index].word == .router || outline.tokens[index].word == .listener,
      outline.kind(at: index + 1) == .equal, isOwnCall(index), index + 2 < outline.tokens.count
    else { return false }
    return outline.tokens[index + 2].keyword != .nil
  }
}

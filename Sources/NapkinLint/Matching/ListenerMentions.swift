/// Finds where code speaks to a listener.
extension LintedFile {
  /// The names of a type's members that are typed with a listener protocol, whatever they are called.
  func listenerMembers(of type: Int) -> Set<String> {
    var names: Set<String> = []
    for place in places(of: type) {
      let other = LintedFile(project: project, number: place.file)
      for member in other.outline.members(of: place.declaration) {
        let declaration = other.outline.declarations[member]
        guard declaration.kind == .property, let name = declaration.name, let type = declaration.type else { continue }
        let reference = TypeReference(type, in: other.outline)
        if other.isListener(reference, at: member) {
          names.insert(other.file.text(of: name))
        }
      }
    }
    return names
  }

  /// Whether a type is a listener protocol; one that the index does not know is, when it is named as one.
  private func isListener(_ type: TypeReference, at declaration: Int) -> Bool {
    guard isKnown(type, at: declaration) else { return hasName(type, endingWith: "Listener") }
    return symbols(of: type, at: declaration).contains(where: isListenerProtocol)
  }

  /// Every declaration of a type, extensions included; of an extension, those of all types that it may extend.
  func places(of type: Int) -> [TypeSymbol.Place] {
    let place = TypeSymbol.Place(file: number, declaration: type)
    let symbols = project.index.symbols(at: place)
    guard !symbols.isEmpty else { return [place] }
    return symbols.flatMap { [project.index.symbols[$0].place] + project.index.symbols[$0].extensions }
  }

  /// Whether a range mentions a listener: by that word, or by a member that is typed as one.
  func mentionsListener(in range: TokenRange, members: Set<String>) -> Bool {
    range.contains { index in
      guard outline.isIdentifier(index), !isArgumentLabel(index) else { return false }
      if outline.tokens[index].word == .listener { return true }
      guard !members.isEmpty, isOwnMember(index) else { return false }
      return members.contains(file.text(of: index))
    }
  }

  private func isArgumentLabel(_ index: Int) -> Bool {
    guard outline.kind(at: index + 1) == .colon else { return false }
    let before = outline.kind(at: index - 1)
    return before == .leftParenthesis || before == .comma
  }

  /// A name that stands alone, or behind `self`.
  private func isOwnMember(_ index: Int) -> Bool {
    guard outline.kind(at: index - 1) == .period else { return true }
    var owner = index - 2
    if outline.kind(at: owner) == .postfixQuestionMark { owner -= 1 }
    return owner >= 0 && outline.tokens[owner].word == .`self`
  }
}

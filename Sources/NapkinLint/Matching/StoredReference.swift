/// A property that each instance of a type stores, and the type that it is written with.
struct StoredReference {
  let declaration: Declaration
  let index: Int
  let name: Int
  let type: TypeReference

  /// Held strongly or unowned; `weak` and wrappers named so are what back-references want.
  let ownership: Ownership

  enum Ownership {
    case strong, unowned
  }
}

extension LintedFile {
  /// The types that the file declares and that belong to one of some layers; only they store anything.
  func types(in wanted: (Layer) -> Bool) -> [LayerTable.Entry] {
    layers.entries.filter { wanted($0.layer) && outline.declarations[$0.type].isType }
  }

  /// The properties of a type that keep what they refer to alive, or crash once it is gone.
  ///
  /// - Parameter rule: the rule that asks; a team may have told it of wrappers that hold weakly.
  func nonWeakReferences(of type: Int, for rule: String? = nil) -> [StoredReference] {
    let wrappers = rule.flatMap { ownNames.weakWrappers[$0] } ?? []
    let holdsWeakly: (Int) -> Bool = { isWeakWrapper($0, besides: wrappers) }
    return outline.members(of: type).compactMap { index in
      let declaration = outline.declarations[index]
      guard declaration.isStoredInInstances, !declaration.modifiers.contains(.weak), let name = declaration.name else {
        return nil
      }
      let attributes = outline.attributes(of: declaration)
      guard !attributes.contains(where: { holdsWeakly($0.name) }),
        let reference = typeReference(of: index, attributes: attributes),
        !(declaration.type ?? 0..<0).contains(where: holdsWeakly)
      else { return nil }
      return StoredReference(
        declaration: declaration, index: index, name: name, type: reference,
        ownership: declaration.modifiers.contains(.unowned) ? .unowned : .strong)
    }
  }

  /// The written type; for `@Environment(HomePresenter.self) var presenter` the one that the attribute names.
  private func typeReference(of property: Int, attributes: [Attribute]) -> TypeReference? {
    if let written = writtenType(of: property) { return written.reference }
    let environment = attributes.first { outline.tokens[$0.name].word == .Environment }
    guard let open = environment?.arguments else { return nil }
    let inside = outline.inside(open)
    guard inside.count > 2, outline.tokens[inside.upperBound - 1].word == .`self` else { return nil }
    return TypeReference(inside.dropLast(2), in: outline)
  }

  /// What the index knows of its type.
  func meaning(of reference: StoredReference) -> TypeMeaning {
    writtenType(of: reference.index)?.meaning ?? meaning(of: reference.type, at: reference.index)
  }

  /// `@Weak`, `WeakBox`: a wrapper that says what it does.
  private func isWeakWrapper(_ token: Int, besides wrappers: Set<String>) -> Bool {
    guard outline.isIdentifier(token) else { return false }
    return file.name(token, contains: "Weak") || !wrappers.isEmpty && wrappers.contains(file.text(of: token))
  }
}

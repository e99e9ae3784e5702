/// A router with all its declarations.
struct RouterType {
  /// The declaration or extension in the file.
  let type: Int
  let places: [TypeSymbol.Place]
  /// The properties that its instances store, by name.
  let properties: [String: OwnProperty]

  struct OwnProperty {
    let isConstant: Bool
    let type: TypeReference
    let place: TypeSymbol.Place

    /// It can be emptied and filled again.
    var isSlot: Bool { !isConstant && (type.isOptional || type.isCollection) }
  }
}

extension LintedFile {
  /// The routers that the file declares or extends.
  func routers() -> [RouterType] {
    guard file.words.contains(.attachChild) || file.words.contains(.detachChild) || file.words.contains(.build) else {
      return []
    }
    return declarations(of: .router).map { entry in
      let places = places(of: entry.type)
      return RouterType(type: entry.type, places: places, properties: storedProperties(at: places))
    }
  }

  /// The functions of the file's routers that hold one of these words.
  func routeBodies(holding words: Word...) -> [RouteBody] {
    guard words.contains(where: file.words.contains), !isOfOldShape else { return [] }
    return routers().flatMap { router in
      functions(of: router.type).filter { function in
        guard let body = outline.declarations[function].body else { return false }
        return outline.inside(body).contains { words.contains(outline.tokens[$0].word) }
      }.map { RouteBody(of: $0, in: router, file: self) }
    }
  }

  private func storedProperties(at places: [TypeSymbol.Place]) -> [String: RouterType.OwnProperty] {
    var properties: [String: RouterType.OwnProperty] = [:]
    for place in places {
      let other = project.files[place.file]
      for member in other.outline.members(of: place.declaration) {
        let declaration = other.outline.declarations[member]
        guard declaration.isStoredInInstances, let name = declaration.name else { continue }
        properties[other.text(of: name)] = RouterType.OwnProperty(
          isConstant: declaration.isConstant, type: TypeReference(declaration.type ?? 0..<0, in: other.outline),
          place: TypeSymbol.Place(file: place.file, declaration: member))
      }
    }
    return properties
  }

  /// The functions with a body that a declaration has as members.
  func functions(of type: Int) -> [Int] {
    outline.members(of: type).filter { outline.declarations[$0].kind == .function && outline.declarations[$0].body != nil }
  }
}

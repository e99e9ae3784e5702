extension LintedFile {
  /// The place that makes the linter sure of a type's layer, when the file does not show it itself: the first
  /// declaration or extension elsewhere that does.
  ///
  /// - Parameter symbols: those of the type; the first is the one to show.
  package func evidence(for layer: Layer, of symbols: [Int]) -> [RelatedPlace] {
    guard let symbol = symbols.first else { return [] }
    let entry = project.index.symbols[symbol]
    let giving = entry.places.filter { project.gives(layer.roles, at: $0) }
    guard !giving.contains(where: { $0.file == number }), let place = giving.min() else { return [] }
    let other = project.files[place.file]
    guard let name = other.outline.declarations[place.declaration].name else { return [] }
    let kind = place == entry.place ? "declaration" : "extension"
    let noun = entry.roles.contains(.viewController) || layer != .platformView ? layer.noun : "a view"
    return [
      RelatedPlace(
        path: other.source.path, range: other.range(of: name), message: "'\(entry.name)' is \(noun) by this \(kind)")
    ]
  }

  /// What makes a type an interactor, when this file does not show it.
  func evidence(ofInteractor type: Int) -> [RelatedPlace] {
    evidence(for: .interactor, of: symbols(of: type))
  }
}

extension Project {
  /// Whether the inheritance clause of one declaration gives one of these roles.
  fileprivate func gives(_ roles: Roles, at place: TypeSymbol.Place) -> Bool {
    let outline = files[place.file].outline
    return outline.inheritance(of: outline.declarations[place.declaration]).contains { name in
      switch index.resolve(base: name, of: place) {
      case .symbols(let symbols): !index.sharedRoles(of: symbols).isDisjoint(with: roles)
      case .framework(let word): !(Roles(word) ?? []).isDisjoint(with: roles)
      case .parameter, .unknown: false
      }
    }
  }
}

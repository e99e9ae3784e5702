/// What makes the linter sure of a type's layer: the declarations and extensions whose inheritance clause gives it.
struct TypeEvidence: Sendable {
  /// In the order of files.
  private let places: [TypeSymbol.Place]

  init(_ layer: Layer, of symbol: TypeSymbol, in project: Project) {
    places = symbol.places.filter { project.gives(layer.roles, at: $0) }.sorted()
  }

  /// The first place; nil when a file shows it itself.
  fileprivate func place(for file: Int) -> TypeSymbol.Place? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].file < file { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].file == file ? nil : places.first
  }
}

extension LintedFile {
  /// The place that makes the linter sure of a type's layer, when the file does not show it itself.
  ///
  /// - Parameter symbols: those of the type; the first is the one to show.
  func evidence(for layer: Layer, of symbols: [Int]) -> [RelatedPlace] {
    guard let symbol = symbols.first else { return [] }
    let entry = project.index.symbols[symbol]
    let evidence = project.evidence[symbol] ?? TypeEvidence(layer, of: entry, in: project)
    guard let place = evidence.place(for: number) else { return [] }
    let other = project.files[place.file]
    guard let name = other.outline.declarations[place.declaration].name else { return [] }
    let kind = place == entry.place ? "declaration" : "extension"
    let noun = entry.roles.contains(.viewController) || layer != .platformView ? layer.noun : "a view"
    return [
      RelatedPlace(
        path: other.source.path, range: other.range(of: name), message: "'\(entry.name)' is \(noun) by this \(kind)")
    ]
  }

  /// For each declaration the innermost interactor whose code it is, that of types inside it included.
  var interactorsAround: EnclosingTypes { EnclosingTypes(in: outline) { layers[$0] == .interactor } }

  /// What makes a type an interactor, when this file does not show it.
  func evidence(ofInteractor type: Int) -> [RelatedPlace] {
    evidence(for: .interactor, of: symbols(of: type))
  }
}

extension Project {
  /// The evidence for types that many files may ask for: views that start tasks, and interactors.
  static func evidence(in project: Project) -> [Int: TypeEvidence] {
    var evidence: [Int: TypeEvidence] = [:]
    let interactors = Set(project.lifecycleSteps.values.joined().map(\.type))
    for symbol in interactors.union(project.viewTypes.keys) where project.index.symbols[symbol].extensions.count > 1 {
      let entry = project.index.symbols[symbol]
      guard let layer = project.layers[entry.place.file][entry.place.declaration] else { continue }
      evidence[symbol] = TypeEvidence(layer, of: entry, in: project)
    }
    for symbol in project.interactorsOfLayers where evidence[symbol] == nil {
      evidence[symbol] = TypeEvidence(.interactor, of: project.index.symbols[symbol], in: project)
    }
    return evidence
  }

  /// The interactors with many extensions, for each of which rules ask anew.
  private var interactorsOfLayers: Set<Int> {
    var found: Set<Int> = []
    for (number, table) in layers.enumerated() {
      for entry in table.entries where entry.layer == .interactor && files[number].outline.declarations[entry.type].isType {
        found.formUnion(index.symbols(at: TypeSymbol.Place(file: number, declaration: entry.type)))
      }
    }
    return found.filter { index.symbols[$0].extensions.count > 1 }
  }

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

extension Project {
  /// Whether an inheritance clause of a type itself names another one, which is how most conformances are written.
  fileprivate func names(_ wanted: Int, inClausesOf symbol: Int) -> Bool {
    let name = index.symbols[wanted].nameNumber
    return index.symbols[symbol].places.contains { place in
      let outline = files[place.file].outline
      return outline.inheritance(of: outline.declarations[place.declaration]).contains { base in
        guard index.name(of: base.token, in: place.file) == name,
          case .symbols(let found) = index.resolve(base: base, of: place)
        else { return false }
        return found.contains(wanted)
      }
    }
  }
}

extension NapkinTree {
  /// Whether a type certainly does not conform to a protocol of the app.
  func lacks(_ wanted: Int, _ symbol: Int) -> Bool {
    guard !project.names(wanted, inClausesOf: symbol) else { return false }
    let target = project.index.symbols[wanted].place
    for place in project.index.symbols[symbol].places {
      let known = project.refinements(at: place)
      if !known.isKnown || known.places.contains(target) { return false }
    }
    return true
  }

  /// Whether a protocol refines another one, however indirectly.
  func refines(_ symbol: Int, _ other: Int) -> Bool {
    let place = project.index.symbols[symbol].place
    return project.refinements(at: place).places.contains(project.index.symbols[other].place)
  }

  /// The calls that build a child, each with the listener that it is given.
  func buildCalls(of edge: TreeEdge) -> [(place: TreePlace, listener: TokenRange)] {
    edge.evidence.filter { $0.kind == .builds && !$0.isGuess }.compactMap { evidence in
      let outline = project.files[evidence.place.file].outline
      guard let call = outline.call(at: evidence.place.token), let argument = call.arguments.first,
        let label = argument.label, outline.tokens[label].word == .withListener
      else { return nil }
      return (evidence.place, argument.value)
    }
  }

  /// `interactor`, `self.interactor`
  func isOwnInteractor(_ value: TokenRange, in file: Int) -> Bool {
    let outline = project.files[file].outline
    guard let last = value.last, outline.tokens[last].word == .interactor else { return false }
    return value.count == 1 || value.count == 3 && outline.tokens[value.lowerBound].keyword == .self
  }

  /// Whether all that a napkin's router could build is known: it inherits from the framework itself, and knows each
  /// of its builders.
  func isRouterKnown(of napkin: Int) -> Bool {
    let parts = napkins[napkin]
    guard let router = parts[.router], parts.otherRouters.isEmpty else { return false }
    let entry = project.index.symbols[router.symbol]
    let outline = project.files[entry.place.file].outline
    guard let base = outline.inheritance(of: outline.declarations[entry.place.declaration]).first,
      case .framework = project.index.resolve(base: base, of: entry.place)
    else { return false }
    return parts[.builder] != nil && childEdges[napkin].allSatisfy { !edges[$0].isWeak || edges[$0].evidence.count == 1 }
  }

  /// Whether a napkin builds another one, as far as anything shows it.
  func builds(_ parent: Int, _ child: Int) -> Bool {
    edge(from: parent, to: child)?.evidence.contains { $0.kind.rawValue <= TreeEdge.Evidence.Kind.constructsBuilder.rawValue }
      ?? false
  }

  /// Whether somebody certainly builds a napkin.
  func isBuilt(_ napkin: Int) -> Bool {
    parentEdges[napkin].contains { !edges[$0].isWeak } || roots.contains { $0.napkin == napkin && $0.kind != .assumed }
  }

  /// The only napkin that a dependency or a listener belongs to.
  func napkin(ofDependency symbol: Int) -> Int? {
    let all = types.napkinsOfDependency[symbol] ?? []
    return all.count == 1 ? all[0] : nil
  }

  func napkin(ofListener symbol: Int) -> Int? {
    let all = types.napkinsOfListener[symbol] ?? []
    return all.count == 1 ? all[0] : nil
  }

  /// Where a part is declared, with a few words.
  func declared(_ part: NapkinPart) -> RelatedPlace {
    project.relatedPlace(part.place, "'\(part.name)' is declared here")
  }

  /// The functions that a protocol itself asks for.
  func requirements(of symbol: Int) -> [(name: String, place: TreePlace)] {
    let entry = project.index.symbols[symbol]
    guard entry.kind == .protocol else { return [] }
    let file = LintedFile(project: project, number: entry.place.file)
    return file.outline.members(of: entry.place.declaration).compactMap { member in
      let declaration = file.outline.declarations[member]
      guard declaration.kind == .function || declaration.kind == .property, let name = declaration.name else { return nil }
      return (file.name(of: member), TreePlace(file: entry.place.file, token: name))
    }
  }

  /// Whether code of some types names something.
  func names(_ name: String, in symbols: [Int]) -> Bool {
    symbols.contains { symbol in
      project.index.symbols[symbol].places.contains { place in
        let file = project.files[place.file]
        guard let body = file.outline.declarations[place.declaration].body else { return false }
        return file.outline.inside(body).contains { file.outline.isIdentifier($0) && file.text(of: $0) == name }
      }
    }
  }
}

/// What the tree asks the index.
extension Project {
  /// A type of the app that is an interactor, tests and previews left out.
  func isInteractor(_ symbol: TypeSymbol) -> Bool {
    (symbol.kind == .actor || symbol.kind == .class) && symbol.roles.contains(.interactable)
      && isActive(symbol.place.file) && layers[symbol.place.file][symbol.place.declaration] == .interactor
  }

  /// The classes of one part, with the framework's class that each inherits from, in the order of symbols.
  func classes(of part: PartTable.Part) -> [(symbol: Int, base: Word)] {
    var found: [(symbol: Int, base: Word)] = []
    for number in files.indices where isActive(number) {
      for entry in parts[number].entries where entry.part == part {
        guard files[number].outline.declarations[entry.type].kind == .class else { continue }
        let symbols = index.symbols(at: TypeSymbol.Place(file: number, declaration: entry.type))
        if let symbol = symbols.first { found.append((symbol, entry.base)) }
      }
    }
    return found
  }

  /// The generic arguments of the class that a class inherits from, also through app base classes without any.
  func baseArguments(of symbol: Int) -> [TypeMeaning] {
    var symbol = symbol
    for _ in 0..<8 {
      let entry = index.symbols[symbol]
      let outline = files[entry.place.file].outline
      guard let base = outline.inheritance(of: outline.declarations[entry.place.declaration]).first else { return [] }
      if let generics = base.generics {
        return outline.split(outline.inside(generics)) { outline.tokens[$0].kind == .comma }.map {
          meaning(of: TypeReference($0, in: outline), in: entry.place.file, at: entry.place.declaration)
        }
      }
      guard case .symbols(let found) = index.resolve(base: base, of: entry.place),
        let next = index.types(behind: found).first, index.symbols[next].kind == .class, next != symbol
      else { return [] }
      symbol = next
    }
    return []
  }

  /// The types of the app that a type conforms to or inherits from, by all its declarations, and where each is named.
  func conformances(of symbol: TypeSymbol) -> [(symbol: Int, place: TreePlace)] {
    symbol.places.flatMap { place -> [(symbol: Int, place: TreePlace)] in
      let outline = files[place.file].outline
      return outline.inheritance(of: outline.declarations[place.declaration]).flatMap { name in
        guard case .symbols(let found) = index.resolve(base: name, of: place) else { return [(symbol: Int, place: TreePlace)]() }
        return index.types(behind: found).map { ($0, TreePlace(file: place.file, token: name.token)) }
      }
    }
  }

  /// What the properties of this name are in a type's declarations.
  func memberTypes(named word: Word, of symbol: TypeSymbol) -> [Int] {
    symbol.places.flatMap { place -> [Int] in
      let file = LintedFile(project: self, number: place.file)
      return file.outline.members(of: place.declaration).flatMap { member -> [Int] in
        let declaration = file.outline.declarations[member]
        guard declaration.kind == .property, file.isNamed(member, word) else { return [] }
        return file.writtenType(of: member)?.meaning.symbols ?? []
      }
    }
  }

  /// A view controller without a content of its own that the system would bring.
  func isPlainController(_ symbol: Int) -> Bool {
    switch superclass(of: symbol) {
    case .UIViewController, .NSViewController: true
    default: false
    }
  }

  /// Two branches of an `#if` in one file.
  func isSameDeclaredTwice(_ part: NapkinPart, _ other: NapkinPart) -> Bool {
    part.name == other.name && part.place.file == other.place.file
  }
}

extension SymbolIndex {
  /// The classes and actors that conform to a protocol, also by way of others that refine it.
  func allHeirs(of symbol: Int) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = [symbol]
    var waiting = [symbol]
    while let next = waiting.popLast(), seen.count < 4_096 {
      for heir in heirs(of: next) where seen.insert(heir).inserted {
        if symbols[heir].kind == .protocol { waiting.append(heir) } else { found.append(heir) }
      }
    }
    return found.sorted()
  }
}

/// The types that hold a project's accessibility identifiers, and the constants in them that have the same value.
struct IdentifierConstants: Sendable {
  /// The types whose members some view sets as its identifier, and that hold nothing but text.
  private(set) var types: Set<Int> = []
  /// For each file the constants whose value an earlier one has.
  private(set) var repeated: [Int: [Repetition]] = [:]

  struct Constant: Sendable {
    let file: Int
    let name: Int
    /// The names of the types around it and its own, joined by dots.
    let path: String
    let text: String
  }

  struct Repetition: Sendable {
    let constant: Constant
    let first: Constant
  }

  init() {}

  init(in project: Project) {
    var areHolders: [Int: Bool] = [:]
    for number in project.files.indices where project.isActive(number) {
      let file = LintedFile(project: project, number: number)
      guard file.setsIdentifiers, !file.file.isTest else { continue }
      for name in file.outline.tokens.indices {
        guard let modifier = file.identifierModifier(at: name) else { continue }
        let holder = file.typesNamed(in: modifier.value).first { type in
          let isHolder = areHolders[type] ?? project.holdsOnlyText(type)
          areHolders[type] = isHolder
          return isHolder
        }
        if let holder { types.insert(holder) }
      }
    }
    var seen: Set<TypeSymbol.Place> = []
    for type in types.sorted() { addRepetitions(in: type, project, &seen) }
  }

  private mutating func addRepetitions(in type: Int, _ project: Project, _ seen: inout Set<TypeSymbol.Place>) {
    var first: [String: Constant] = [:]
    for place in project.index.symbols[type].places.sorted() {
      let file = LintedFile(project: project, number: place.file)
      guard !file.file.isTest else { continue }
      for constant in file.identifierConstants(in: place.declaration) {
        guard let earlier = first[constant.text] else {
          first[constant.text] = constant
          continue
        }
        // A name that is declared twice stands in different branches of an `#if`.
        let isNew = seen.insert(TypeSymbol.Place(file: constant.file, declaration: constant.name)).inserted
        guard earlier.path != constant.path, isNew else { continue }
        repeated[place.file, default: []].append(Repetition(constant: constant, first: earlier))
      }
    }
  }
}

extension LintedFile {
  /// The types on the way to a constant identifier, also to one in an interpolation: `Identifiers` and
  /// `Identifiers.Home` for `"\(Identifiers.Home.row).\(id)"`.
  fileprivate func typesNamed(in value: TokenRange) -> [Int] {
    let start = value.first { ![.stringOpen, .stringText, .interpolationOpen].contains(outline.kind(at: $0)) }
    guard let start, startsUppercase(start) else { return [] }
    var types: [Int] = []
    var name = start
    while name < value.upperBound, startsUppercase(name), outline.kind(at: name + 1) == .period {
      let path = TypeName(token: name, first: start, generics: nil)
      let found = symbols(named: path, at: outline.declaration(around: start))
      types += project.index.types(behind: found)
      name += 2
    }
    return types
  }

  /// The constants of a type, those of the types in it included, that are written as literals.
  func identifierConstants(in type: Int) -> [IdentifierConstants.Constant] {
    let all = (type + 1)..<max(type + 1, outline.declarations[type].subtreeEnd)
    return all.compactMap { member in
      let declaration = outline.declarations[member]
      let isStatic = declaration.kind == .property && declaration.modifiers.contains(.static)
      guard isStatic, declaration.isConstant, let name = declaration.name,
        let text = declaration.value.flatMap(literalText)
      else { return nil }
      return IdentifierConstants.Constant(
        file: number, name: name, path: file.symbol(at: file.range(of: name)), text: text)
    }
  }

  /// The text of a plain literal; nil for anything else.
  func literalText(_ value: TokenRange) -> String? {
    guard (2...3).contains(value.count), outline.kind(at: value.lowerBound) == .stringOpen,
      outline.kind(at: value.upperBound - 1) == .stringClose
    else { return nil }
    return value.count == 3 ? source.text(file.range(of: value.lowerBound + 1)) : ""
  }
}

extension Project {
  /// Whether each constant of a type is text, so that it is no collection of whatever a view needs.
  fileprivate func holdsOnlyText(_ type: Int) -> Bool {
    index.symbols[type].places.allSatisfy { place in
      let outline = files[place.file].outline
      let start = place.declaration + 1
      let inside = start..<max(start, outline.declarations[place.declaration].subtreeEnd)
      return inside.allSatisfy { outline.isTextIfProperty(outline.declarations[$0]) }
    }
  }
}

extension Outline {
  fileprivate func isTextIfProperty(_ property: Declaration) -> Bool {
    guard property.kind == .property, property.storage != .computed else { return true }
    guard property.modifiers.contains(.static), let value = property.value else { return false }
    return kind(at: value.lowerBound) == .stringOpen
  }
}

/// The types that hold a project's accessibility identifiers, and the constants in them that have the same value.
struct IdentifierConstants: Sendable {
  /// The types whose members some view sets as its identifier.
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
    for number in project.files.indices where project.isActive(number) {
      let file = LintedFile(project: project, number: number)
      guard file.setsIdentifiers, !file.file.isTest else { continue }
      for name in file.outline.tokens.indices {
        guard let modifier = file.identifierModifier(at: name), let type = file.constantType(in: modifier.value) else {
          continue
        }
        types.formUnion(project.index.types(behind: type))
      }
    }
    for type in types.sorted() { addRepetitions(in: type, project) }
  }

  private mutating func addRepetitions(in type: Int, _ project: Project) {
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
        guard earlier.path != constant.path else { continue }
        repeated[place.file, default: []].append(Repetition(constant: constant, first: earlier))
      }
    }
  }
}

extension LintedFile {
  /// The type that a constant identifier begins with, also one in an interpolation: `"\(Identifiers.row).\(id)"`.
  fileprivate func constantType(in value: TokenRange) -> [Int]? {
    guard let start = value.first(where: { ![.stringOpen, .stringText, .interpolationOpen].contains(outline.kind(at: $0)) }),
      startsUppercase(start), outline.kind(at: start + 1) == .period
    else { return nil }
    let name = TypeName(token: start, first: start, generics: nil)
    let found = symbols(named: name, at: outline.declaration(around: start))
    return found.isEmpty ? nil : found
  }

  /// The constants of a type, those of the types in it included, that are written as literals.
  func identifierConstants(in type: Int) -> [IdentifierConstants.Constant] {
    let all = (type + 1)..<max(type + 1, outline.declarations[type].subtreeEnd)
    return all.compactMap { member in
      let declaration = outline.declarations[member]
      let isConstant = declaration.kind == .property && declaration.modifiers.contains(.static) && declaration.isConstant
      guard isConstant, let name = declaration.name, let text = declaration.value.flatMap(literalText) else {
        return nil
      }
      return IdentifierConstants.Constant(
        file: number, name: name, path: symbol(at: file.range(of: name)), text: text)
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

/// Who names the constants of accessibility identifiers besides their declarations.
struct IdentifierMentions {
  /// In the order of their places, each once.
  let constants: [IdentifierConstants.Constant]
  /// The numbers of those that the app itself names.
  private(set) var inApp: Set<Int> = []
  /// For each that a test names, the first place where one does.
  private(set) var inTests: [Int: TreePlace] = [:]
  /// The types that the constants stand in.
  private let owners: [Int?]
  private var numbers: [String: [Int]] = [:]
  private var shapes = NameShapes()

  init(in project: Project) {
    constants = Self.constants(in: project)
    owners = constants.map { constant in
      let outline = project.files[constant.file].outline
      let type = outline.declaration(around: constant.name).flatMap { outline.declarations[$0].parent }
      return type.flatMap { project.index.symbols(at: TypeSymbol.Place(file: constant.file, declaration: $0)).first }
    }
    for (number, constant) in constants.enumerated() {
      let file = project.files[constant.file]
      let name = file.text(of: constant.name)
      numbers[name, default: []].append(number)
      shapes.insert(name)
    }
    guard !constants.isEmpty else { return }
    for number in project.files.indices where project.isActive(number) { look(in: LintedFile(project: project, number: number)) }
  }

  private static func constants(in project: Project) -> [IdentifierConstants.Constant] {
    var seen: Set<TreePlace> = []
    var all: [IdentifierConstants.Constant] = []
    for type in project.identifierConstants.types {
      for place in project.index.symbols[type].places {
        let file = LintedFile(project: project, number: place.file)
        guard !file.file.isTest else { continue }
        all += file.identifierConstants(in: place.declaration).filter { constant in
          seen.insert(TreePlace(file: constant.file, token: constant.name)).inserted
        }
      }
    }
    return all.sorted { ($0.file, $0.name) < ($1.file, $1.name) }
  }

  private mutating func look(in file: LintedFile) {
    for token in file.outline.tokens.indices where file.outline.isIdentifier(token) {
      guard file.file.name(token, mayBeOf: shapes), let named = numbers[file.file.text(of: token)]
      else { continue }
      for number in self.named(named, at: token, in: file) {
        let place = TreePlace(file: file.number, token: token)
        if !file.file.isTest { inApp.insert(number) } else if inTests[number] == nil { inTests[number] = place }
      }
    }
  }

  /// Those of the constants of a name that a token means; all of them where it cannot be told.
  private func named(_ numbers: [Int], at token: Int, in file: LintedFile) -> [Int] {
    let others = numbers.filter { constants[$0].file != file.number || constants[$0].name != token }
    guard file.outline.kind(at: token - 1) == .period else {
      let around = file.typesAround(token)
      return others.filter { owners[$0].map(around.contains) ?? true }
    }
    let base = token - 2
    // `.title` alone, or behind what is computed.
    guard file.outline.isIdentifier(base), file.outline.tokens[token - 1].start == file.outline.tokens[base].end else {
      return others
    }
    guard file.startsUppercase(base) else { return [] }
    let types = file.types(named: base)
    return types.isEmpty ? others : others.filter { owners[$0].map(types.contains) ?? true }
  }
}

extension LintedFile {
  /// The types that a token stands in.
  fileprivate func typesAround(_ token: Int) -> Set<Int> {
    var types: Set<Int> = []
    var next = outline.declaration(around: token)
    while let index = next {
      types.formUnion(project.index.symbols(at: TypeSymbol.Place(file: number, declaration: index)))
      next = outline.declarations[index].parent
    }
    return types
  }

  /// The types that a name in a path stands for; none when they are not known.
  fileprivate func types(named token: Int) -> [Int] {
    var first = token
    while outline.kind(at: first - 1) == .period, outline.isIdentifier(first - 2) { first -= 2 }
    let name = TypeName(token: token, first: first, generics: nil)
    return project.index.types(behind: symbols(named: name, at: outline.declaration(around: token)))
  }
}

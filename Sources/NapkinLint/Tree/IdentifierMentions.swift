/// Who names the constants of accessibility identifiers besides their declarations.
struct IdentifierMentions {
  /// In the order of their places, each once.
  let constants: [IdentifierConstants.Constant]
  /// The numbers of those that the app itself names.
  private(set) var inApp: Set<Int> = []
  /// For each that a test names, the first place where one does.
  private(set) var inTests: [Int: TreePlace] = [:]
  private var namesakes: [String: Namesakes] = [:]
  private var shapes = NameShapes()

  /// The numbers of the constants of one name. Copies of an app have it as often as there are copies.
  private struct Namesakes {
    private(set) var all: [Int] = []
    private var byOwner: [Int: [Int]] = [:]
    private var ownerless: [Int] = []

    /// - Parameter owner: the type that the constant stands in; nil when it is not known.
    mutating func add(_ number: Int, owner: Int?) {
      all.append(number)
      if let owner { byOwner[owner, default: []].append(number) } else { ownerless.append(number) }
    }

    /// Those that may stand in one of these types.
    func inside(_ types: some Sequence<Int>) -> [Int] { ownerless + types.flatMap { byOwner[$0] ?? [] } }
  }

  init(in project: Project) {
    constants = Self.constants(in: project)
    for (number, constant) in constants.enumerated() {
      let name = project.files[constant.file].text(of: constant.name)
      namesakes[name, default: Namesakes()].add(number, owner: project.owner(of: constant))
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
      guard file.file.name(token, mayBeOf: shapes), let named = namesakes[file.file.text(of: token)]
      else { continue }
      for number in meant(by: token, among: named, in: file)
      where constants[number].file != file.number || constants[number].name != token {
        let place = TreePlace(file: file.number, token: token)
        if !file.file.isTest { inApp.insert(number) } else if inTests[number] == nil { inTests[number] = place }
      }
    }
  }

  /// Those of the constants of a name that a token means; all of them where it cannot be told.
  private func meant(by token: Int, among named: Namesakes, in file: LintedFile) -> [Int] {
    guard file.outline.kind(at: token - 1) == .period else { return named.inside(file.typesAround(token)) }
    let base = token - 2
    // `.title` alone, or behind what is computed.
    guard file.outline.isIdentifier(base), file.outline.tokens[token - 1].start == file.outline.tokens[base].end else {
      return named.all
    }
    guard file.startsUppercase(base) else { return [] }
    let types = file.types(named: base)
    return types.isEmpty ? named.all : named.inside(types)
  }
}

extension Project {
  /// The type that a constant stands in.
  fileprivate func owner(of constant: IdentifierConstants.Constant) -> Int? {
    let outline = files[constant.file].outline
    let type = outline.declaration(around: constant.name).flatMap { outline.declarations[$0].parent }
    return type.flatMap { index.symbols(at: TypeSymbol.Place(file: constant.file, declaration: $0)).first }
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

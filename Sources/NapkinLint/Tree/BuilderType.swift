/// A builder, read for what it makes.
struct BuilderType: Sendable {
  /// The types that it constructs, in source order; also those of other napkins.
  let constructed: [Construction]
  /// The first generic argument of its base class.
  let dependency: Int?
  /// The protocols by which other napkins know it.
  let buildables: [Int]
  /// The types of its `withListener` parameters, and of the results of `build`.
  private(set) var listeners: [Int] = []
  private(set) var routings: [Int] = []

  init(_ symbol: Int, constructing constructed: [Construction], in project: Project) {
    let entry = project.index.symbols[symbol]
    self.constructed = constructed
    let arguments = project.baseArguments(of: symbol).flatMap(\.symbols)
    dependency = arguments.first { project.index.symbols[$0].roles.contains(.dependency) }
    buildables = project.conformances(of: entry).map(\.symbol).filter {
      project.index.symbols[$0].kind == .protocol && project.index.symbols[$0].roles.contains(.builder)
    }
    for place in entry.places + buildables.map({ project.index.symbols[$0].place }) { readBuild(at: place, project) }
  }

  private mutating func readBuild(at place: TypeSymbol.Place, _ project: Project) {
    let file = LintedFile(project: project, number: place.file)
    for member in file.outline.members(of: place.declaration) where file.isNamed(member, .build) {
      let declaration = file.outline.declarations[member]
      for parameter in file.outline.parameters(of: declaration)
      where file.outline.tokens[parameter.label].word == .withListener {
        listeners += file.meaning(of: TypeReference(parameter.type, in: file.outline), at: member).symbols
      }
      guard let type = declaration.type else { continue }
      routings += file.meaning(of: TypeReference(type, in: file.outline), at: member).symbols.filter {
        project.index.symbols[$0].roles.contains(.routing)
      }
    }
  }
}

extension Project {
  /// What the arguments of a construction are, as far as their types are known.
  func argumentTypes(of construction: Construction) -> [Int] {
    let file = LintedFile(project: self, number: construction.place.file)
    guard let call = file.outline.call(at: construction.place.token) else { return [] }
    return call.arguments.flatMap { argument -> [Int] in
      guard let last = argument.value.last else { return [] }
      if argument.value.count == 1, file.outline.isIdentifier(last) { return file.namedType(of: last)?.meaning.symbols ?? [] }
      return file.symbols(constructedAt: argument.value.lowerBound)
    }
  }
}

extension LintedFile {
  /// The type that a call constructs whose name is this token: `HomeInteractor(`, `Home.Interactor(`.
  func symbols(constructedAt token: Int) -> [Int] {
    guard outline.isIdentifier(token), isCapitalized(token),
      outline.kind(at: token + 1) == .leftParenthesis || outline.kind(at: token + 1) == .leftAngle
    else { return [] }
    var first = token
    while outline.kind(at: first - 1) == .period, outline.isIdentifier(first - 2) { first -= 2 }
    guard outline.kind(at: first - 1) != .period else { return [] }
    let name = TypeName(token: token, first: first, generics: nil)
    return project.index.types(behind: symbols(named: name, at: outline.declaration(around: token)))
  }

  private func isCapitalized(_ token: Int) -> Bool {
    let first = source.bytes[outline.tokens[token].start]
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || first == UInt8(ascii: "_") || first >= 0x80
  }
}

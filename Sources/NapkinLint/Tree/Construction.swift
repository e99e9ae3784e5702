/// A call that makes a value of a type of the app: `HomeInteractor(...)`.
struct Construction: Sendable {
  let symbol: Int
  /// The type's name.
  let place: TreePlace
}

/// All constructions in an app, tests included.
struct Constructions: Sendable {
  /// For each file, in source order.
  private let byFile: [[Construction]]
  private let project: Project

  init(in project: Project) {
    self.project = project
    byFile = project.files.indices.map { number in
      project.isActive(number) ? LintedFile(project: project, number: number).constructions : []
    }
  }

  var all: some Sequence<Construction> { byFile.lazy.joined() }

  subscript(file: Int) -> [Construction] { byFile[file] }

  /// Those in the bodies of some declarations.
  func inside(_ places: [TypeSymbol.Place]) -> [Construction] {
    places.flatMap { place -> ArraySlice<Construction> in
      let outline = project.files[place.file].outline
      guard let body = outline.declarations[place.declaration].body else { return [] }
      let found = byFile[place.file]
      let range = outline.inside(body)
      let first = found.partitioningIndex { $0.place.token >= range.lowerBound }
      return found[first..<found.partitioningIndex { $0.place.token >= range.upperBound }]
    }
  }
}

extension LintedFile {
  fileprivate var constructions: [Construction] {
    var found: [Construction] = []
    let tokens = outline.tokens
    for next in tokens.indices.dropFirst()
    where tokens[next].kind == .leftParenthesis || tokens[next].kind == .leftAngle {
      for symbol in symbols(constructedAt: next - 1) {
        found.append(Construction(symbol: symbol, place: TreePlace(file: number, token: next - 1)))
      }
    }
    return found
  }
}

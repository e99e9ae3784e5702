/// The places where code of one napkin names a part of another one that only that one should know.
struct ForeignMentions {
  private(set) var all: [Mention] = []

  struct Mention {
    /// The napkin whose code it is, and the part that the code belongs to.
    let napkin: Int
    let role: NapkinPart.Role
    let place: TreePlace
    let named: NapkinPart
    let other: Int
  }

  /// What nobody but the napkin itself should name.
  private static let inner: Set<NapkinPart.Role> = [
    .interactor, .router, .component, .presenter, .viewController, .view, .builder, .routing, .presentable,
  ]

  init(in tree: NapkinTree) {
    var owners = Owners()
    var napkinsOfSymbol: [Int: Set<Int>] = [:]
    var partPlaces: Set<TypeSymbol.Place> = []
    for (number, napkin) in tree.napkins.enumerated() {
      for part in napkin.parts {
        napkinsOfSymbol[part.symbol, default: []].insert(number)
        partPlaces.formUnion(tree.project.index.symbols[part.symbol].places)
        guard Self.inner.contains(part.role) else { continue }
        owners.add(part, of: number, in: tree.project.index)
      }
    }
    for (number, napkin) in tree.napkins.enumerated() {
      var seen: Set<Int> = []
      for part in napkin.parts where napkinsOfSymbol[part.symbol]?.count == 1 && seen.insert(part.symbol).inserted {
        for place in tree.project.index.symbols[part.symbol].places {
          for range in tree.project.code(of: place, without: partPlaces) {
            add(range, at: place, of: part, in: number, owners, tree)
          }
        }
      }
    }
    // A part that several napkins share belongs to none of them.
    all.removeAll { napkinsOfSymbol[$0.named.symbol]?.count != 1 }
  }

  private mutating func add(
    _ range: TokenRange, at place: TypeSymbol.Place, of part: NapkinPart, in napkin: Int, _ owners: Owners, _ tree: NapkinTree
  ) {
    let file = LintedFile(project: tree.project, number: place.file)
    guard !file.isExempt(place.declaration) else { return }
    for token in range {
      guard file.outline.isIdentifier(token), let found = owners.of(token, in: file),
        !found.contains(where: { $0.napkin == napkin })
      else { continue }
      let symbols = file.outline.kind(at: token - 1) == .period
        ? [] : tree.project.index.types(
          behind: file.symbols(named: TypeName(token: token, first: token, generics: nil), at: file.outline.declaration(around: token)))
      guard let owner = found.first(where: { symbols == [$0.part.symbol] }) else { continue }
      all.append(
        Mention(
          napkin: napkin, role: part.role, place: TreePlace(file: place.file, token: token), named: owner.part,
          other: owner.napkin))
    }
  }
}

extension Project {
  /// The code of a type, without that of the parts of napkins that are declared in it.
  fileprivate func code(of place: TypeSymbol.Place, without parts: Set<TypeSymbol.Place>) -> [TokenRange] {
    let outline = files[place.file].outline
    let type = outline.declarations[place.declaration]
    var ranges: [TokenRange] = []
    var start = type.keyword
    var next = place.declaration + 1
    while next < type.subtreeEnd {
      let isPart = outline.declarations[next].hasMembers
        && parts.contains(TypeSymbol.Place(file: place.file, declaration: next))
      if isPart {
        let inner = outline.declarations[next]
        ranges.append(start..<max(start, inner.keyword))
        start = outline.end(of: inner)
      }
      next = isPart ? outline.declarations[next].subtreeEnd : next + 1
    }
    ranges.append(start..<max(start, outline.end(of: type)))
    return ranges
  }
}

/// The parts that have a name, and the napkins that they belong to.
private struct Owners {
  /// By the numbers of the names in the index.
  private var byName: [Int32: [(part: NapkinPart, napkin: Int)]] = [:]

  mutating func add(_ part: NapkinPart, of napkin: Int, in index: SymbolIndex) {
    guard let name = index.name(of: part.symbol) else { return }
    byName[name, default: []].append((part, napkin))
  }

  func of(_ token: Int, in file: LintedFile) -> [(part: NapkinPart, napkin: Int)]? {
    file.project.index.name(of: token, in: file.number).flatMap { byName[$0] }
  }
}

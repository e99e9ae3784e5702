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
    var sharing = PartSharing(symbolCount: tree.project.index.symbols.count)
    for (number, napkin) in tree.napkins.enumerated() {
      for part in napkin.parts {
        sharing.add(part.symbol, of: number)
        guard Self.inner.contains(part.role) else { continue }
        owners.add(part, of: number, in: tree.project.index)
      }
    }
    for (number, napkin) in tree.napkins.enumerated() {
      for (position, part) in napkin.parts.enumerated()
      where sharing.isOwn(part.symbol) && !napkin.parts[..<position].contains(where: { $0.symbol == part.symbol }) {
        for place in tree.project.index.symbols[part.symbol].places {
          for range in tree.project.code(of: place, without: sharing) {
            add(range, at: place, of: part, in: number, owners, tree)
          }
        }
      }
    }
    // A part that several napkins share belongs to none of them.
    all.removeAll { !sharing.isOwn($0.named.symbol) }
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
  fileprivate func code(of place: TypeSymbol.Place, without parts: PartSharing) -> [TokenRange] {
    let outline = files[place.file].outline
    let type = outline.declarations[place.declaration]
    var ranges: [TokenRange] = []
    var start = type.keyword
    var next = place.declaration + 1
    while next < type.subtreeEnd {
      let isPart = outline.declarations[next].hasMembers
        && index.symbols(at: TypeSymbol.Place(file: place.file, declaration: next)).contains(where: parts.isPart)
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

/// Which types are parts of napkins, and of how many.
private struct PartSharing {
  /// For each symbol the napkin that it is a part of, or one of these.
  private var napkins: [Int32]
  private static let none: Int32 = -1
  private static let several: Int32 = -2

  init(symbolCount: Int) {
    napkins = [Int32](repeating: Self.none, count: symbolCount)
  }

  mutating func add(_ symbol: Int, of napkin: Int) {
    let napkin = Int32(truncatingIfNeeded: napkin)
    napkins[symbol] = napkins[symbol] == Self.none || napkins[symbol] == napkin ? napkin : Self.several
  }

  func isPart(_ symbol: Int) -> Bool { napkins[symbol] != Self.none }

  /// Whether it is a part of one napkin only.
  func isOwn(_ symbol: Int) -> Bool { napkins[symbol] >= 0 }
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

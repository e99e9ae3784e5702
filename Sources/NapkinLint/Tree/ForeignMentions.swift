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
    for (number, napkin) in tree.napkins.enumerated() {
      for part in napkin.parts {
        napkinsOfSymbol[part.symbol, default: []].insert(number)
        guard Self.inner.contains(part.role) else { continue }
        owners.add(part, of: number, named: tree.project.index.symbols[part.symbol].name)
      }
    }
    for (number, napkin) in tree.napkins.enumerated() {
      var seen: Set<Int> = []
      for part in napkin.parts where napkinsOfSymbol[part.symbol]?.count == 1 && seen.insert(part.symbol).inserted {
        for place in tree.project.index.symbols[part.symbol].places {
          add(place, of: part, in: number, owners, tree)
        }
      }
    }
    // A part that several napkins share belongs to none of them.
    all.removeAll { napkinsOfSymbol[$0.named.symbol]?.count != 1 }
  }

  private mutating func add(
    _ place: TypeSymbol.Place, of part: NapkinPart, in napkin: Int, _ owners: Owners, _ tree: NapkinTree
  ) {
    let file = LintedFile(project: tree.project, number: place.file)
    let declaration = file.outline.declarations[place.declaration]
    guard !file.isExempt(place.declaration) else { return }
    for token in declaration.keyword..<file.outline.end(of: declaration) {
      guard file.outline.isIdentifier(token), let found = owners.of(token, in: file.file),
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

/// The parts that have a name, and the napkins that they belong to.
private struct Owners {
  private var byName: [String: [(part: NapkinPart, napkin: Int)]] = [:]
  private var shapes = NameShapes()

  mutating func add(_ part: NapkinPart, of napkin: Int, named name: String) {
    byName[name, default: []].append((part, napkin))
    shapes.insert(name)
  }

  func of(_ token: Int, in file: OutlinedFile) -> [(part: NapkinPart, napkin: Int)]? {
    guard shapes.mayHold(file.nameBytes(of: token)) else { return nil }
    return byName[file.text(of: token)]
  }
}

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
    var owners = Owners(nameCount: tree.project.index.nameCount)
    var sharing = PartSharing(symbolCount: tree.project.index.symbols.count)
    for (number, napkin) in tree.napkins.enumerated() {
      for part in napkin.parts {
        sharing.add(part.symbol, of: number)
        guard Self.inner.contains(part.role) else { continue }
        owners.add(part, of: number, name: tree.project.index.symbols[part.symbol].nameNumber)
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
      guard file.outline.isIdentifier(token), let name = tree.project.index.name(of: token, in: place.file),
        owners.first(named: name) != nil, owners.first(named: name, where: { $0.napkin == napkin }) == nil
      else { continue }
      let symbols = file.outline.kind(at: token - 1) == .period
        ? [] : tree.project.index.types(
          behind: file.symbols(named: TypeName(token: token, first: token, generics: nil), at: file.outline.declaration(around: token)))
      guard symbols.count == 1, let owner = owners.first(named: name, where: { $0.part.symbol == symbols[0] }) else {
        continue
      }
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
  struct Owner {
    let part: NapkinPart
    let napkin: Int
    /// The number of the next one of the same name, or -1.
    var next: Int32 = -1
  }

  private var all: [Owner] = []
  /// By the numbers of names, the first and the last that has it; or -1.
  private var firsts: [Int32]
  private var lasts: [Int32]

  init(nameCount: Int) {
    firsts = [Int32](repeating: -1, count: nameCount)
    lasts = firsts
  }

  mutating func add(_ part: NapkinPart, of napkin: Int, name: Int32) {
    let number = Int32(truncatingIfNeeded: all.count)
    all.append(Owner(part: part, napkin: napkin))
    if lasts[Int(name)] >= 0 { all[Int(lasts[Int(name)])].next = number } else { firsts[Int(name)] = number }
    lasts[Int(name)] = number
  }

  /// The first part of this name, in the order in which they came in.
  func first(named name: Int32, where isWanted: (Owner) -> Bool = { _ in true }) -> Owner? {
    var next = firsts[Int(name)]
    while next >= 0 {
      if isWanted(all[Int(next)]) { return all[Int(next)] }
      next = all[Int(next)].next
    }
    return nil
  }
}

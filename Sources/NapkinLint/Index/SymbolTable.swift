/// The symbols by namespace and name. A name may be declared many times; the declarations are kept in their order.
struct SymbolTable: Sendable {
  private var entries: [Key: Entry] = [:]
  /// For each symbol the one of the same key before it, or -1.
  private var previous: [Int32] = []
  /// The files that alone see some symbols.
  private var owners: [Bool] = []
  /// For names that are declared too often to look at each declaration: those of one file or one folder.
  private var crowds: [Key: [Int]] = [:]

  private struct Key: Hashable {
    let namespace: Int32
    let name: Int32
    /// The file that alone sees the symbol, or -1.
    let owner: Int32
  }

  private struct Entry {
    var latest: Int32
    var count: Int32
  }

  /// A name that is declared more often means nothing certain outside its own file and folder.
  static let mostCandidates = 64

  /// - Parameter owner: the file that alone sees the symbol; none when all do.
  mutating func add(_ symbol: Int, name: Int32, in namespace: Int32, owner: Int?) {
    if let owner {
      while owners.count <= owner { owners.append(false) }
      owners[owner] = true
    }
    let owner = owner.map { Int32(truncatingIfNeeded: $0) } ?? -1
    let key = Key(namespace: namespace, name: name, owner: owner)
    let number = Int32(truncatingIfNeeded: symbol)
    let latest = entries[key]
    while previous.count <= symbol { previous.append(-1) }
    previous[symbol] = latest?.latest ?? -1
    entries[key] = Entry(latest: number, count: (latest?.count ?? 0) + 1)
  }

  /// Sorts crowds into files and folders, once all symbols are added.
  ///
  /// - Parameter placeOf: the number of a symbol's file, and one of its folder.
  mutating func finish(placeOf: (Int) -> (file: Int, folder: Int)) {
    for (key, entry) in entries where entry.count > Self.mostCandidates {
      for symbol in symbols(of: entry) {
        let place = placeOf(symbol)
        crowds[crowdKey(key, file: place.file), default: []].append(symbol)
        crowds[crowdKey(key, folder: place.folder), default: []].append(symbol)
      }
    }
  }

  /// The symbols of a name that a file sees in a namespace: what is private there, or else what all see.
  ///
  /// - Parameter folder: the number of the file's folder.
  /// - Returns: nil when there are none, and an empty list when there are too many.
  func candidates(for name: Int32, in namespace: Int32, file: Int, folder: Int) -> [Int]? {
    if file < owners.count, owners[file] {
      let own = Key(namespace: namespace, name: name, owner: Int32(truncatingIfNeeded: file))
      if let entry = entries[own] { return entry.count > Self.mostCandidates ? [] : symbols(of: entry) }
    }
    let key = Key(namespace: namespace, name: name, owner: -1)
    guard let entry = entries[key] else { return nil }
    guard entry.count > Self.mostCandidates else { return symbols(of: entry) }
    let beside = crowds[crowdKey(key, file: file)] ?? crowds[crowdKey(key, folder: folder)] ?? []
    return beside.count > Self.mostCandidates ? [] : beside
  }

  private func symbols(of entry: Entry) -> [Int] {
    guard entry.count > 1 else { return [Int(entry.latest)] }
    return sequence(first: Int(entry.latest)) { previous[$0] < 0 ? nil : Int(previous[$0]) }.reversed()
  }

  private func crowdKey(_ key: Key, file: Int) -> Key {
    Key(namespace: key.namespace, name: key.name, owner: Int32(truncatingIfNeeded: 2 * file))
  }

  private func crowdKey(_ key: Key, folder: Int) -> Key {
    Key(namespace: key.namespace, name: key.name, owner: Int32(truncatingIfNeeded: 2 * folder + 1))
  }
}

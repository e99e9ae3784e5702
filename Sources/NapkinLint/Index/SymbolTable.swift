/// The symbols by name and namespace. A name may be declared many times; the declarations are kept in their order.
struct SymbolTable: Sendable {
  /// For each name what is declared so; in the order of keys, once all symbols are added.
  private var entries: [[Entry]] = []
  /// While symbols are added, where the entry of a key stands among those of its name.
  private var numbers: [Key: Int] = [:]
  /// For each symbol a list of it alone, so that nobody who asks for one has to make it.
  private var lists: [[Int]] = []
  /// For each symbol the one of the same key before it, or -1.
  private var previous: [Int32] = []
  /// For names that are declared too often to look at each declaration: those of one file or one folder.
  private var crowds: [Key: [Int]] = [:]

  private struct Key: Hashable, Comparable {
    let name: Int32
    let namespace: Int32
    /// The file that alone sees the symbol, or -1.
    let owner: Int32

    static func < (left: Key, right: Key) -> Bool {
      (left.name, left.namespace, left.owner) < (right.name, right.namespace, right.owner)
    }
  }

  private struct Entry {
    let key: Key
    var latest: Int32
    var count: Int32
  }

  /// A name that is declared more often means nothing certain outside its own file and folder.
  static let mostCandidates = 64

  /// - Parameter owner: the file that alone sees the symbol; none when all do.
  mutating func add(_ symbol: Int, name: Int32, in namespace: Int32, owner: Int?) {
    let key = Key(name: name, namespace: namespace, owner: owner.map { Int32(truncatingIfNeeded: $0) } ?? -1)
    let latest = Int32(truncatingIfNeeded: symbol)
    while entries.count <= Int(name) { entries.append([]) }
    while previous.count <= symbol {
      lists.append([previous.count])
      previous.append(-1)
    }
    guard let number = numbers[key] else {
      numbers[key] = entries[Int(name)].count
      entries[Int(name)].append(Entry(key: key, latest: latest, count: 1))
      return
    }
    previous[symbol] = entries[Int(name)][number].latest
    entries[Int(name)][number].latest = latest
    entries[Int(name)][number].count += 1
  }

  /// Sorts the entries, and crowds into files and folders, once all symbols are added.
  ///
  /// - Parameter placeOf: the number of a symbol's file, and one of its folder.
  mutating func finish(placeOf: (Int) -> (file: Int, folder: Int)) {
    numbers = [:]
    for name in entries.indices where entries[name].count > 1 { entries[name].sort { $0.key < $1.key } }
    for entry in entries.joined() where entry.count > Self.mostCandidates {
      for symbol in symbols(of: entry) {
        let place = placeOf(symbol)
        crowds[crowdKey(entry.key, file: place.file), default: []].append(symbol)
        crowds[crowdKey(entry.key, folder: place.folder), default: []].append(symbol)
      }
    }
  }

  /// The symbols of a name that a file sees in a namespace: what is private there, or else what all see.
  ///
  /// - Parameter folder: the number of the file's folder.
  /// - Returns: nil when there are none, and an empty list when there are too many.
  func candidates(for name: Int32, in namespace: Int32, file: Int, folder: Int) -> [Int]? {
    let key = Key(name: name, namespace: namespace, owner: -1)
    if let entry = entry(of: Key(name: name, namespace: namespace, owner: Int32(truncatingIfNeeded: file))) {
      return entry.count > Self.mostCandidates ? [] : symbols(of: entry)
    }
    guard let entry = entry(of: key) else { return nil }
    guard entry.count > Self.mostCandidates else { return symbols(of: entry) }
    let beside = crowds[crowdKey(key, file: file)] ?? crowds[crowdKey(key, folder: folder)] ?? []
    return beside.count > Self.mostCandidates ? [] : beside
  }

  /// A list of one symbol.
  func list(of symbol: Int) -> [Int] { lists[symbol] }

  /// For each name what all its symbols have together.
  func union<Options: OptionSet>(overNames count: Int, of optionsOf: (Int) -> Options) -> [Options] {
    (0..<count).map { name in
      guard name < entries.count else { return [] }
      return entries[name].reduce(into: []) { all, entry in
        var next = entry.latest
        while next >= 0 {
          all.formUnion(optionsOf(Int(next)))
          next = previous[Int(next)]
        }
      }
    }
  }

  private func entry(of key: Key) -> Entry? {
    guard Int(key.name) < entries.count else { return nil }
    let named = entries[Int(key.name)]
    if named.count == 1 { return named[0].key == key ? named[0] : nil }
    let next = named.partitioningIndex { !($0.key < key) }
    return next < named.count && named[next].key == key ? named[next] : nil
  }

  private func symbols(of entry: Entry) -> [Int] {
    guard entry.count > 1 else { return lists[Int(entry.latest)] }
    return sequence(first: Int(entry.latest)) { previous[$0] < 0 ? nil : Int(previous[$0]) }.reversed()
  }

  private func crowdKey(_ key: Key, file: Int) -> Key {
    Key(name: key.name, namespace: key.namespace, owner: Int32(truncatingIfNeeded: 2 * file))
  }

  private func crowdKey(_ key: Key, folder: Int) -> Key {
    Key(name: key.name, namespace: key.namespace, owner: Int32(truncatingIfNeeded: 2 * folder + 1))
  }
}

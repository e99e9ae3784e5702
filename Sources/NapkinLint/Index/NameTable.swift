/// The names of types as numbers. They are looked up by their bytes, so that a name in code need not become text.
struct NameTable: Sendable {
  private var texts: [String] = []
  private var shapes = NameShapes()
  /// All names, one behind the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var hashes: [NameHash] = []
  /// For each place of a hash the first of its names, and for each name the next of the same place; or -1.
  private var buckets = [Int32](repeating: -1, count: 64)
  private var nexts: [Int32] = []

  var count: Int { texts.count }

  /// The name's number; nil when no file declares a type of this name.
  subscript(token: Int, file: OutlinedFile) -> Int32? {
    guard file.name(token, mayBeOf: shapes) else { return nil }
    let name = file.nameBytes(of: token)
    return find(name, NameHash(name))
  }

  func text(of number: Int32) -> String { texts[Int(number)] }

  mutating func number(of text: String) -> Int32 {
    let name = ArraySlice(text.utf8)
    let hash = NameHash(name)
    if let number = find(name, hash) { return number }
    let number = Int32(truncatingIfNeeded: texts.count)
    texts.append(text)
    shapes.insert(text)
    bytes += name
    ends.append(bytes.count)
    hashes.append(hash)
    nexts.append(-1)
    link(number)
    if texts.count > buckets.count { grow() }
    return number
  }

  private func find(_ name: ArraySlice<UInt8>, _ hash: NameHash) -> Int32? {
    var next = buckets[hash.place(in: buckets.count)]
    while next >= 0 {
      if hashes[Int(next)] == hash, isName(next, name) { return next }
      next = nexts[Int(next)]
    }
    return nil
  }

  private func isName(_ number: Int32, _ name: ArraySlice<UInt8>) -> Bool {
    let start = number == 0 ? 0 : ends[Int(number) - 1]
    return bytes.withUnsafeBytes { all in
      name.withUnsafeBytes { all[start..<ends[Int(number)]].elementsEqual($0) }
    }
  }

  private mutating func link(_ number: Int32) {
    let bucket = hashes[Int(number)].place(in: buckets.count)
    nexts[Int(number)] = buckets[bucket]
    buckets[bucket] = number
  }

  private mutating func grow() {
    buckets = [Int32](repeating: -1, count: buckets.count * 2)
    for number in texts.indices { link(Int32(truncatingIfNeeded: number)) }
  }
}

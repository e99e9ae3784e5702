/// The names of types as numbers. They are looked up by their bytes, so that a name in code need not become text.
struct NameTable: Sendable {
  private var texts: [String] = []
  private var shapes = NameShapes()
  /// All names, one behind the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// For each hash the first of its names, and for each name the next of the same hash; or -1.
  private var buckets = [Int32](repeating: -1, count: 64)
  private var nexts: [Int32] = []

  /// The name's number; nil when no file declares a type of this name.
  subscript(name: ArraySlice<UInt8>) -> Int32? {
    shapes.mayHold(name) ? find(name, hash: Self.hash(name)) : nil
  }

  func text(of number: Int32) -> String { texts[Int(number)] }

  mutating func number(of text: String) -> Int32 {
    let name = ArraySlice(text.utf8)
    let hash = Self.hash(name)
    if let number = find(name, hash: hash) { return number }
    let number = Int32(truncatingIfNeeded: texts.count)
    texts.append(text)
    shapes.insert(text)
    bytes += name
    ends.append(bytes.count)
    nexts.append(-1)
    link(number, hash: hash)
    if texts.count > buckets.count { grow() }
    return number
  }

  private func find(_ name: ArraySlice<UInt8>, hash: UInt64) -> Int32? {
    var next = buckets[bucket(of: hash)]
    while next >= 0 {
      if self.name(next).elementsEqual(name) { return next }
      next = nexts[Int(next)]
    }
    return nil
  }

  private func name(_ number: Int32) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : ends[Int(number) - 1])..<ends[Int(number)]]
  }

  private mutating func link(_ number: Int32, hash: UInt64) {
    let bucket = bucket(of: hash)
    nexts[Int(number)] = buckets[bucket]
    buckets[bucket] = number
  }

  private mutating func grow() {
    buckets = [Int32](repeating: -1, count: buckets.count * 2)
    for number in texts.indices.map(Int32.init(truncatingIfNeeded:)) { link(number, hash: Self.hash(name(number))) }
  }

  /// The upper bits are the better mixed ones; the number of buckets is a power of two.
  private func bucket(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & (buckets.count - 1) }

  private static func hash(_ name: ArraySlice<UInt8>) -> UInt64 {
    name.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x9e37_79b9_7f4a_7c15 }
  }
}

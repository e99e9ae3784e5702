/// The first bytes and lengths of some names. Most names in code have none of them, and need not become text to be
/// looked up.
struct NameShapes: Sendable {
  /// For each first byte the lengths as bits; lengths that differ by 64 share one.
  private var lengths = [UInt64](repeating: 0, count: 256)

  init(_ names: some Sequence<String> = []) {
    for name in names { insert(name) }
  }

  mutating func insert(_ name: String) {
    lengths[Int(name.utf8.first ?? 0)] |= Self.bit(ofLength: name.utf8.count)
  }

  /// Whether one of the names may be spelled so.
  func mayHold(_ name: SourceRange, in bytes: [UInt8]) -> Bool {
    lengths[name.length > 0 ? Int(bytes[name.start]) : 0] & Self.bit(ofLength: name.length) != 0
  }

  private static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(length & 63) }
}

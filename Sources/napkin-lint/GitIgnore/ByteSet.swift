/// A set of bytes, as the brackets of a pattern make one.
struct ByteSet: Equatable, Sendable {
  private var bits = SIMD4<UInt64>(repeating: 0)

  func contains(_ byte: UInt8) -> Bool {
    bits[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
  }

  mutating func insert(_ byte: UInt8) {
    bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  mutating func insert(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  mutating func remove(_ byte: UInt8) {
    bits[Int(byte >> 6)] &= ~(1 << UInt64(byte & 63))
  }

  mutating func formUnion(_ other: ByteSet) {
    bits |= other.bits
  }

  mutating func invert() {
    bits = ~bits
  }
}

extension ByteSet {
  /// The bytes of a class such as `[:alpha:]`, by its name; nil for a name that is none.
  init?(className: some Collection<UInt8>) {
    guard let ranges = Self.classes[String(decoding: className, as: UTF8.self)] else { return nil }
    for range in ranges { insert(range) }
  }

  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A],
    "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x20...0x20, 0x09...0x09],
    "cntrl": [0x00...0x1F, 0x7F...0x7F],
    "digit": [0x30...0x39],
    "graph": [0x21...0x7E],
    "lower": [0x61...0x7A],
    "print": [0x20...0x7E],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x20...0x20, 0x09...0x0D],
    "upper": [0x41...0x5A],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}

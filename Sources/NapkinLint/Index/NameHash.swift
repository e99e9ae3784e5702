/// A number that names with the same bytes share, and others hardly ever. It is made of eight bytes at a time, and is
/// another one in each run, so that nobody can write names that all have the same.
struct NameHash: Hashable, Sendable {
  private let value: UInt64

  init(_ name: ArraySlice<UInt8>) {
    value = name.withUnsafeBytes { bytes in
      var hash = Self.seed ^ UInt64(bytes.count) &* Self.factor
      var index = 0
      while index + 8 <= bytes.count {
        hash = Self.mix(hash, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
      }
      return Self.mix(hash, rest)
    }
  }

  /// One of as many places as a power of two.
  func place(in count: Int) -> Int { Int(truncatingIfNeeded: value) & (count - 1) }

  private static let seed = UInt64.random(in: 0...UInt64.max)
  private static let factor: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// Bits only move upwards in a product, so its upper half is folded into the lower one.
  private static func mix(_ hash: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (hash ^ bytes) &* factor
    return product ^ product >> 32
  }
}

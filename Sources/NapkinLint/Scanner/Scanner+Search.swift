/// Looks at eight bytes at a time, as one integer.
extension Scanner {
  /// The first offset from `start` that holds one of two ASCII characters; the end if none does.
  @inline(__always)
  func nextOffset(from start: Int, of first: UInt8, _ second: UInt8) -> Int {
    let (first, second) = (EightBytes(repeating: first), EightBytes(repeating: second))
    var offset = start
    while offset + 8 <= count {
      let chunk = EightBytes(bytes + offset)
      let matches = chunk.matches(first) | chunk.matches(second)
      if matches != 0 { return offset + matches.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, !first.contains(bytes[offset]), !second.contains(bytes[offset]) { offset += 1 }
    return min(offset, count)
  }

  /// The first offset from `start` that holds one of four ASCII characters; the end if none does.
  @inline(__always)
  func nextOffset(
    from start: Int, of first: UInt8, _ second: UInt8, _ third: UInt8,
    _ fourth: UInt8
  ) -> Int {
    let (first, second) = (EightBytes(repeating: first), EightBytes(repeating: second))
    let (third, fourth) = (EightBytes(repeating: third), EightBytes(repeating: fourth))
    var offset = start
    while offset + 8 <= count {
      let chunk = EightBytes(bytes + offset)
      let matches =
        chunk.matches(first) | chunk.matches(second) | chunk.matches(third) | chunk.matches(fourth)
      if matches != 0 { return offset + matches.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      let byte = bytes[offset]
      if first.contains(byte) || second.contains(byte) || third.contains(byte) || fourth.contains(byte) { break }
      offset += 1
    }
    return min(offset, count)
  }

  /// Skips the spaces that most lines begin with.
  @inline(__always)
  mutating func skipIndentation() {
    let spaces = EightBytes(repeating: .space).value
    while position + 8 <= count {
      let differences = EightBytes(bytes + position).value ^ spaces
      if differences != 0 {
        position += differences.trailingZeroBitCount / 8
        return
      }
      position += 8
    }
  }
}

/// Eight bytes as one integer, the first in its lowest place.
struct EightBytes {
  let value: UInt64

  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>) {
    value = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  init(repeating byte: UInt8) {
    value = UInt64(truncatingIfNeeded: byte) &* 0x0101_0101_0101_0101
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { UInt8(truncatingIfNeeded: value) == byte }

  /// Its lowest set bit lies in the first byte that equals that of `pattern`; zero if none does.
  @inline(__always)
  func matches(_ pattern: EightBytes) -> UInt64 {
    let differences = value ^ pattern.value
    return (differences &- 0x0101_0101_0101_0101) & ~differences & 0x8080_8080_8080_8080
  }

  /// The first one to eight bytes, with zeros behind.
  @inline(__always)
  func prefix(_ length: Int) -> UInt64 {
    value & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length))
  }

  /// How many of the bytes, from the first, are ASCII letters, digits or underscores.
  @inline(__always)
  var wordLength: Int {
    let low = value & 0x7F7F_7F7F_7F7F_7F7F
    let folded = low | 0x2020_2020_2020_2020
    let letters = (folded &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(folded &+ 0x0505_0505_0505_0505)
    let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
    let underscores = ~((low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F)
    let others = ~((letters | digits | underscores) & ~value) & 0x8080_8080_8080_8080
    return others.trailingZeroBitCount / 8
  }
}

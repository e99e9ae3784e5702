extension Scanner {
  /// The code point at an offset before the end with its length, or how many bytes to skip where it is invalid.
  func scalar(at offset: Int) -> (value: UInt32?, length: Int) {
    let first = bytes[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    guard (0xC2...0xF4).contains(first) else { return (nil, lengthOfStrayBytes(from: offset)) }
    let expected = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0xFF >> UInt32(expected + 1))
    for length in 1..<expected {
      guard byte(at: offset + length) & 0xC0 == 0x80 else { return (nil, length) }
      value = value << 6 | UInt32(bytes[offset + length] & 0x3F)
    }
    let smallest: UInt32 = expected == 2 ? 0x80 : expected == 3 ? 0x800 : 0x10000
    guard value >= smallest, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return (nil, expected) }
    return (value, expected)
  }

  private func lengthOfStrayBytes(from offset: Int) -> Int {
    var length = 1
    while offset + length < count, bytes[offset + length] >= 0x80, !(0xC2...0xF4).contains(bytes[offset + length]) {
      length += 1
    }
    return length
  }

  /// Where the text behind an opening curly quote ends: the compiler takes it as a string that was pasted.
  mutating func curlyQuoteEnd(from start: Int) -> Int {
    guard start >= searches.curlyQuoteFailsBefore else { return start }
    var offset = start
    while offset < count {
      switch bytes[offset] {
      case .quote: return offset + 1
      case .backslash:
        guard let next = escapeEnd(from: offset) else { return failCurlyQuote(from: start, at: offset) }
        offset = next
      default:
        let scalar = scalar(at: offset)
        guard let value = scalar.value, value >= 0x20, value != 0x7F else {
          return failCurlyQuote(from: start, at: offset)
        }
        offset += scalar.length
        if value == 0x201D { return offset }
      }
    }
    return failCurlyQuote(from: start, at: offset)
  }

  /// A search from a later quote would fail at the same place.
  private mutating func failCurlyQuote(from start: Int, at offset: Int) -> Int {
    searches.curlyQuoteFailsBefore = offset
    return start
  }

  /// Where a valid escape ends.
  private func escapeEnd(from start: Int) -> Int? {
    switch byte(at: start + 1) {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), .quote,
      .singleQuote, .backslash:
      return start + 2
    case UInt8(ascii: "u") where byte(at: start + 2) == .leftBrace:
      var end = start + 3
      while byte(at: end).isHexDigit { end += 1 }
      let isValid = byte(at: end) == .rightBrace && (1...8).contains(end - start - 3)
      return isValid ? end + 1 : nil
    default:
      return nil
    }
  }
}

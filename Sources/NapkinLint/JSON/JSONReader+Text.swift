extension JSONReader {
  /// What stands in quotes.
  mutating func text() throws(Flaw) -> String {
    let start = offset
    offset += 1
    let plain = bytes[offset...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
    offset = plain.endIndex
    var content = Array(plain)
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte != 0x0A, byte != 0x0D else { break }
      guard byte >= 0x20 else {
        throw flaw("a control character stands in quotes; write it as \\u00\(Self.hexadecimal(byte))")
      }
      if byte == UInt8(ascii: "\\") {
        content += Array(String(try escaped()).utf8)
      } else {
        content.append(byte)
        offset += 1
      }
    }
    guard next == UInt8(ascii: "\"") else { throw Flaw(offset: start, message: "this text has no '\"' at its end") }
    offset += 1
    let text = String(decoding: content, as: UTF8.self)
    guard text.utf8.elementsEqual(content) else {
      throw Flaw(offset: start, message: "this text is not UTF-8")
    }
    return text
  }

  private mutating func escaped() throws(Flaw) -> Unicode.Scalar {
    let start = offset
    offset += 2
    switch offset <= bytes.count ? bytes[offset - 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = scalar() { return scalar }
      throw Flaw(offset: start, message: "this '\\u' names no character")
    default: throw Flaw(offset: start, message: "JSON has no such escape; a backslash is written '\\\\'")
    }
  }

  /// Four digits, or two times four for what UTF-16 needs a pair for.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = unit() else { return nil }
    guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) }
    guard bytes[offset...].starts(with: "\\u".utf8) else { return nil }
    offset += 2
    guard let second = unit(), (0xDC00...0xDFFF).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func unit() -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 + UInt32(digit)
    }
    offset += 4
    return unit
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

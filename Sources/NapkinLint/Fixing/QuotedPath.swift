/// A path as patches spell it: in quotes when it holds bytes that a line of a patch cannot hold, or that are no text.
enum QuotedPath {
  static func bytes(of path: [UInt8]) -> [UInt8] {
    let isText = String(decoding: path, as: UTF8.self).utf8.elementsEqual(path)
    guard !isText || path.contains(where: needsEscape) else { return path }
    return [UInt8(ascii: "\"")] + path.flatMap { escaped($0, isText) } + [UInt8(ascii: "\"")]
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escaped(_ byte: UInt8, _ isText: Bool) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): return Array("\\n".utf8)
    case UInt8(ascii: "\t"): return Array("\\t".utf8)
    default:
      guard needsEscape(byte) || byte >= 0x80 && !isText else { return [byte] }
      let digits = String(byte, radix: 8)
      return Array(("\\" + String(repeating: "0", count: 3 - digits.count) + digits).utf8)
    }
  }
}

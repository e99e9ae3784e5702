/// What a file holds that Swift source should not. It is linted all the same.
struct TextFlaw: Equatable, Sendable {
  let kind: Kind
  /// The 1-based line of the first such byte.
  let line: Int

  enum Kind: Equatable, Sendable {
    case zeroByte
    case invalidUTF8
  }

  var words: String {
    switch kind {
    case .zeroByte: "holds a zero byte on line \(line), and is linted as far as it goes"
    case .invalidUTF8: "is not UTF-8 from line \(line) on, and is linted as far as it goes"
    }
  }

  init(kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }

  /// The first flaw of a text; nil when it has none.
  init?(in bytes: [UInt8]) {
    guard let (kind, offset) = bytes.withUnsafeBytes(Self.find) else { return nil }
    self.init(kind: kind, line: 1 + bytes[..<offset].count { $0 == .newline })
  }

  /// Eight bytes at a time while they are ASCII; then one character at a time.
  private static func find(in bytes: UnsafeRawBufferPointer) -> (Kind, Int)? {
    var offset = 0
    while offset < bytes.count {
      if offset + 8 <= bytes.count, isPlain(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) {
        offset += 8
      } else if bytes[offset] == 0 {
        return (.zeroByte, offset)
      } else if let length = characterLength(at: offset, in: bytes) {
        offset += length
      } else {
        return (.invalidUTF8, offset)
      }
    }
    return nil
  }

  /// Whether none of eight bytes is zero or above 0x7F.
  private static func isPlain(_ bytes: UInt64) -> Bool {
    (bytes | (bytes &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0
  }

  /// How many bytes a well-formed character has; nil for one that is not.
  private static func characterLength(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    let first = bytes[offset]
    guard first >= 0x80 else { return 1 }
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 0, offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for index in (offset + 2)..<max(offset + 2, offset + length) where bytes[index] & 0xC0 != 0x80 { return nil }
    return length
  }
}

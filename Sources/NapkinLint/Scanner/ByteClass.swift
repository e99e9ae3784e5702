/// What a byte can begin when the scanner stands between two tokens.
enum ByteClass: UInt8 {
  case space, newline
  case letter, digit, dollar, backtick
  case quote, singleQuote
  case pound, at, backslash
  case slash, less, greater, mark, period
  /// Any other ASCII character of operators.
  case sign
  case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
  case comma, colon, semicolon
  case nonASCII
  /// A control character, which begins nothing.
  case invalid

  private init(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: self = .space
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter
    case UInt8(ascii: "_"): self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case 0x80...: self = .nonASCII
    default: self = Self.punctuation[byte] ?? .invalid
    }
  }

  private static let punctuation: [UInt8: ByteClass] = {
    var classes: [UInt8: ByteClass] = [
      UInt8(ascii: "$"): .dollar, UInt8(ascii: "`"): .backtick, UInt8(ascii: "\""): .quote,
      UInt8(ascii: "'"): .singleQuote, UInt8(ascii: "#"): .pound, UInt8(ascii: "@"): .at,
      UInt8(ascii: "\\"): .backslash, UInt8(ascii: "/"): .slash, UInt8(ascii: "<"): .less,
      UInt8(ascii: ">"): .greater, UInt8(ascii: "!"): .mark, UInt8(ascii: "?"): .mark,
      UInt8(ascii: "."): .period, UInt8(ascii: "{"): .leftBrace, UInt8(ascii: "}"): .rightBrace,
      UInt8(ascii: "("): .leftParenthesis, UInt8(ascii: ")"): .rightParenthesis,
      UInt8(ascii: "["): .leftBracket, UInt8(ascii: "]"): .rightBracket, UInt8(ascii: ","): .comma,
      UInt8(ascii: ":"): .colon, UInt8(ascii: ";"): .semicolon,
    ]
    for byte in "=-+*%&|^~".utf8 { classes[byte] = .sign }
    return classes
  }()

  /// The class of each of the 256 bytes.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      (table + Int(byte)).initialize(to: ByteClass(of: byte))
    }
    return UnsafePointer(table)
  }()

  /// Whether an ASCII byte continues an identifier: a letter, a digit, `_` or `$`.
  nonisolated(unsafe) static let continuesWord: UnsafePointer<Bool> = {
    let table = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      (table + Int(byte)).initialize(to: byte.isLetter || byte.isDigit || byte == UInt8(ascii: "$"))
    }
    return UnsafePointer(table)
  }()
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isHexDigit: Bool { isDigit || ((self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "f")) }
  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// A letter or an underscore.
  var isLetter: Bool {
    ((self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
  }
}

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

  /// Continues an identifier.
  @inline(__always)
  var continuesWord: Bool { self == .letter || self == .digit || self == .dollar }

  private init(of byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: self = .space
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter
    case UInt8(ascii: "_"): self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case 0x80...: self = .nonASCII
    default: self = Self.punctuation(Unicode.Scalar(byte))
    }
  }

  private static func punctuation(_ character: Unicode.Scalar) -> ByteClass {
    switch character {
    case "$": .dollar
    case "`": .backtick
    case "\"": .quote
    case "'": .singleQuote
    case "#": .pound
    case "@": .at
    case "\\": .backslash
    case "/": .slash
    case "<": .less
    case ">": .greater
    case "!", "?": .mark
    case ".": .period
    case "=", "-", "+", "*", "%", "&", "|", "^", "~": .sign
    case "{": .leftBrace
    case "}": .rightBrace
    case "(": .leftParenthesis
    case ")": .rightParenthesis
    case "[": .leftBracket
    case "]": .rightBracket
    case ",": .comma
    case ":": .colon
    case ";": .semicolon
    default: .invalid
    }
  }

  /// The class of each of the 256 bytes.
  nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
    let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      (table + Int(byte)).initialize(to: ByteClass(of: byte))
    }
    return UnsafePointer(table)
  }()
}

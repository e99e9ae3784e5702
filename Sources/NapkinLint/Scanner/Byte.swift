/// The ASCII characters that Swift's lexical grammar gives a meaning.
extension UInt8 {
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let lineFeed = UInt8(ascii: "\n")
  static let quote = UInt8(ascii: "\"")
  static let period = UInt8(ascii: ".")
  static let space = UInt8(ascii: " ")
  static let pound = UInt8(ascii: "#")
  static let carriageReturn = UInt8(ascii: "\r")
  static let backslash = UInt8(ascii: "\\")
  static let leftParenthesis = UInt8(ascii: "(")
  static let tab = UInt8(ascii: "\t")
  static let colon = UInt8(ascii: ":")
  static let less = UInt8(ascii: "<")
  static let backtick = UInt8(ascii: "`")
  static let minus = UInt8(ascii: "-")
  static let underscore = UInt8(ascii: "_")
  static let greater = UInt8(ascii: ">")
  static let ampersand = UInt8(ascii: "&")
  static let rightBrace = UInt8(ascii: "}")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBracket = UInt8(ascii: "]")
  static let leftBracket = UInt8(ascii: "[")
  static let question = UInt8(ascii: "?")
  static let semicolon = UInt8(ascii: ";")
  static let comma = UInt8(ascii: ",")
  static let singleQuote = UInt8(ascii: "'")
  static let tilde = UInt8(ascii: "~")
  static let equal = UInt8(ascii: "=")
  static let plus = UInt8(ascii: "+")
  static let rightParenthesis = UInt8(ascii: ")")
  static let exclamation = UInt8(ascii: "!")
  static let at = UInt8(ascii: "@")

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isHexDigit: Bool { isDigit || ((self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "f")) }
  var isNewline: Bool { self == .lineFeed || self == .carriageReturn }

  /// A letter or an underscore.
  var isLetter: Bool {
    ((self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z")) || self == .underscore
  }
}

/// The colour of each byte of some code, as our own scanner sees it.
enum SyntaxColors {
  /// The names are classes of the site's style.
  enum Color: String {
    case plain = ""
    case keyword = "k"
    case type = "t"
    case string = "s"
    case number = "n"
    case comment = "c"
    case attribute = "a"
  }

  /// One colour a byte.
  static func of(_ bytes: [UInt8]) -> [Color] {
    let scanned = Scanner.scan(bytes)
    var colors = [Color](repeating: .plain, count: bytes.count)
    func paint(_ range: SourceRange, _ color: Color) {
      for offset in range.start..<min(range.end, colors.count) { colors[offset] = color }
    }
    for piece in scanned.trivia where piece.kind.isComment { paint(piece.range, .comment) }
    for (index, token) in scanned.tokens.enumerated() {
      let previous = index > 0 ? scanned.tokens[index - 1].kind : nil
      paint(token.range, color(of: token, behind: previous, in: bytes))
    }
    return colors
  }

  private static func color(of token: Token, behind previous: Token.Kind?, in bytes: [UInt8]) -> Color {
    switch token.kind {
    case .word: word(String(decoding: bytes[token.start..<token.end], as: UTF8.self), behind: previous)
    case .stringOpen, .stringText, .stringClose, .regex: .string
    case .integer, .float: .number
    case .at, .pound: .attribute
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: .keyword
    default: .plain
    }
  }

  private static func word(_ text: String, behind previous: Token.Kind?) -> Color {
    switch previous {
    case .at, .pound: return .attribute
    case .period: break
    default: if keywords.contains(text) { return .keyword }
    }
    return text.first.map(\.isUppercase) ?? false ? .type : .plain
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "convenience", "default", "defer", "deinit", "do", "dynamic", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "indirect",
    "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator",
    "optional", "override", "package", "postfix", "prefix", "private", "protocol", "public", "repeat", "required",
    "rethrows", "return", "self", "Self", "sending", "set", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "unowned", "unsafe", "var", "weak", "where", "while",
  ]
}

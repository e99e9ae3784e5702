import NapkinLint

/// The tokens of a file as `debug tokens` prints them: they tile the file, white space included.
enum TokenDump {
  static func bytes(of source: [UInt8], named name: String) -> [UInt8] {
    let scanned = Scanner.scan(source)
    var text = "# \(name)\n"
    var position = 0
    var trivia = scanned.trivia[...]
    var tokens = scanned.tokens[...]
    while let piece = next(&tokens, &trivia) {
      if piece.start > position { text += "\(position) \(piece.start) space\n" }
      text += "\(piece.start) \(piece.end) \(piece.kind)\n"
      position = piece.end
    }
    if position < source.count { text += "\(position) \(source.count) space\n" }
    return Array(text.utf8)
  }

  private static func next(
    _ tokens: inout ArraySlice<Token>, _ trivia: inout ArraySlice<Trivia>
  ) -> (start: Int, end: Int, kind: String)? {
    if let piece = trivia.first, piece.start <= tokens.first?.start ?? .max {
      trivia.removeFirst()
      return (piece.start, piece.end, word(for: piece.kind))
    }
    return tokens.popFirst().map { ($0.start, $0.end, word(for: $0.kind)) }
  }

  private static func word(for kind: Trivia.Kind) -> String {
    switch kind {
    case .byteOrderMark: "bom"
    case .shebang: "shebang"
    case .lineComment: "line-comment"
    case .documentationLineComment: "doc-line-comment"
    case .blockComment: "block-comment"
    case .documentationBlockComment: "doc-block-comment"
    case .conflictMarker: "conflict"
    case .garbage: "garbage"
    }
  }

  private static func word(for kind: Token.Kind) -> String {
    switch kind {
    case .word, .quotedWord: "word"
    case .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .comma, .colon,
      .colonColon, .semicolon, .period, .backslash:
      "punctuation"
    case .arrow, .equal, .prefixAmpersand, .postfixQuestionMark, .postfixExclamationMark, .infixQuestionMark,
      .leftAngle, .rightAngle, .ellipsis, .operator:
      "operator"
    case .at: "at"
    case .pound: "pound"
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: "pound-directive"
    case .integer: "integer"
    case .float: "float"
    case .stringOpen: "string-open"
    case .stringText: "string-text"
    case .stringClose: "string-close"
    case .interpolationOpen: "interp-open"
    case .interpolationClose: "interp-close"
    case .regex: "regex"
    }
  }
}

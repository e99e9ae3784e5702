/// A file's tokens as text, one line each: `START END KIND`. The lines tile the file.
///
/// `napkin-lint debug tokens` prints it, so that any other scanner can judge this one.
package struct TokenDump {
  package private(set) var lines: [Line] = []

  package struct Line: Equatable {
    package let start: Int
    package let end: Int
    package let kind: String
  }

  package init(_ bytes: [UInt8]) {
    self.init(Scanner.scan(bytes), of: bytes)
  }

  package init(_ source: ScannedSource, of bytes: [UInt8]) {
    lines.reserveCapacity(2 * source.tokens.count)
    var trivia = source.trivia[...]
    for token in source.tokens {
      while let next = trivia.first, next.start < token.start {
        add(next.kind.dumpName, from: next.start, to: next.end, in: bytes)
        trivia.removeFirst()
      }
      add(token.kind.dumpName, from: token.start, to: token.end, in: bytes)
    }
    for next in trivia { add(next.kind.dumpName, from: next.start, to: next.end, in: bytes) }
    addGap(upTo: bytes.count, in: bytes)
  }

  /// The lines, each ended by a line feed.
  package var text: String {
    var text = ""
    for line in lines { text += "\(line.start) \(line.end) \(line.kind)\n" }
    return text
  }

  private mutating func add(_ kind: String, from start: Int, to end: Int, in bytes: [UInt8]) {
    addGap(upTo: start, in: bytes)
    lines.append(Line(start: start, end: end, kind: kind))
  }

  private mutating func addGap(upTo end: Int, in bytes: [UInt8]) {
    let start = lines.last?.end ?? 0
    guard start < end else { return }
    let isBlank = bytes[start..<end].allSatisfy { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) }
    lines.append(Line(start: start, end: end, kind: isBlank ? "space" : "garbage"))
  }
}

extension Token.Kind {
  var dumpName: String {
    switch self {
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

extension Trivia.Kind {
  var dumpName: String {
    switch self {
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
}

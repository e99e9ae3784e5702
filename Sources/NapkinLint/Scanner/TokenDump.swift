/// A file's tokens as text, one line each: `START END KIND`. The lines tile the file.
///
/// `napkin-lint debug tokens` prints it, so that any other scanner can judge this one.
package struct TokenDump {
  private let source: ScannedSource
  private let bytes: [UInt8]

  package struct Line: Equatable {
    package let start: Int
    package let end: Int
    package let kind: String
  }

  package init(_ bytes: [UInt8]) {
    self.init(Scanner.scan(bytes), of: bytes)
  }

  package init(_ source: ScannedSource, of bytes: [UInt8]) {
    self.source = source
    self.bytes = bytes
  }

  package var lines: [Line] {
    var lines: [Line] = []
    forEachLine { lines.append(Line(start: $0, end: $1, kind: $2.description)) }
    return lines
  }

  /// The lines as text, each ended by a line feed.
  package var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(24 * source.tokens.count)
    forEachLine { start, end, kind in
      text.append(contentsOf: String(start).utf8)
      text.append(.space)
      text.append(contentsOf: String(end).utf8)
      text.append(.space)
      text.append(contentsOf: UnsafeBufferPointer(start: kind.utf8Start, count: kind.utf8CodeUnitCount))
      text.append(.lineFeed)
    }
    return text
  }

  private func forEachLine(_ body: (Int, Int, StaticString) -> Void) {
    var end = 0
    var nextTrivia = 0
    func add(_ kind: StaticString, _ range: SourceRange) {
      addGap(from: end, to: range.start, body)
      body(range.start, range.end, kind)
      end = range.end
    }
    for token in source.tokens {
      while nextTrivia < source.trivia.count, source.trivia[nextTrivia].start < token.start {
        add(source.trivia[nextTrivia].kind.dumpName, source.trivia[nextTrivia].range)
        nextTrivia += 1
      }
      add(token.kind.dumpName, token.range)
    }
    for trivia in source.trivia[nextTrivia...] { add(trivia.kind.dumpName, trivia.range) }
    addGap(from: end, to: bytes.count, body)
  }

  /// What no token and no trivia covers should be white space, and shows when it is not.
  private func addGap(from start: Int, to end: Int, _ body: (Int, Int, StaticString) -> Void) {
    guard start < end else { return }
    let isBlank = bytes[start..<end].allSatisfy { $0 == .space || (0x09...0x0D).contains($0) }
    body(start, end, isBlank ? "space" : "garbage")
  }
}

extension Token.Kind {
  var dumpName: StaticString {
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
  var dumpName: StaticString {
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

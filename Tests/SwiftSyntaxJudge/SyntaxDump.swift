import SwiftParser
import SwiftSyntax

/// SwiftSyntax's tokens in the form of the scanner's dump.
struct SyntaxDump {
  private(set) var lines: [JudgedLine] = []
  /// Whether the parser found an error in the file.
  let hasError: Bool

  private var literals: [OpenLiteral] = []
  private var offset = 0

  init(_ bytes: [UInt8]) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    hasError = tree.hasError
    for token in tree.tokens(viewMode: .sourceAccurate) {
      for piece in token.leadingTrivia { add(piece, bytes: bytes) }
      add(token, length: token.trimmedLength.utf8Length, bytes: bytes)
      for piece in token.trailingTrivia { add(piece, bytes: bytes) }
    }
  }

  private mutating func add(_ piece: TriviaPiece, bytes: [UInt8]) {
    let length = length(of: piece, in: bytes)
    while let literal = literals.last, !literal.isMultiline, literal.isInText || piece.isNewline {
      literals.removeLast()
    }
    guard literals.last?.isInText != true else { return add("string-text", length: length) }
    switch piece {
    case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds, .formfeeds, .verticalTabs:
      add("space", length: length)
    case .lineComment: add("line-comment", length: length)
    case .docLineComment: add("doc-line-comment", length: length)
    case .blockComment: add("block-comment", length: length)
    case .docBlockComment: add("doc-block-comment", length: length)
    case .unexpectedText(let text): add(Self.kind(ofUnexpected: text, at: offset), length: length)
    case .backslashes, .pounds: add("string-text", length: length)
    @unknown default: add("?", length: length)
    }
  }

  /// The piece's length in the file: in its text, invalid bytes have been replaced.
  private func length(of piece: TriviaPiece, in bytes: [UInt8]) -> Int {
    let text = SwiftSyntax.Trivia(pieces: [piece]).description
    let length = text.utf8.count
    guard text.contains("\u{FFFD}") else { return length }
    let lengths = (1...max(min(length, bytes.count - offset), 1)).reversed()
    return lengths.first { String(decoding: bytes[offset..<offset + $0], as: UTF8.self) == text } ?? length
  }

  private static func kind(ofUnexpected text: String, at offset: Int) -> String {
    if offset == 0, text == "\u{FEFF}" { return "bom" }
    return text.hasPrefix("<<<<<<< ") || text.hasPrefix(">>>> ") ? "conflict" : "garbage"
  }

  private mutating func add(_ token: TokenSyntax, length: Int, bytes: [UInt8]) {
    guard token.presence == .present else { return }
    if addToLiteral(token, length: length) { return }
    switch token.tokenKind {
    case .regexPoundDelimiter, .regexSlash, .regexLiteralPattern: add("regex", length: length)
    case .endOfFile: break
    default: add(Self.kind(of: token), detail: Self.detail(of: token), length: length)
    }
  }

  private mutating func add(_ kind: String, detail: String = "", length: Int) {
    guard length > 0 else { return }
    let start = offset
    offset += length
    if let last = lines.last, last.kind == kind, ["space", "garbage", "string-text", "regex"].contains(kind) {
      lines[lines.count - 1].end = offset
    } else {
      lines.append(JudgedLine(start: start, end: offset, kind: kind, detail: detail))
    }
  }
}

/// A line of a dump, with what the dump leaves out.
struct JudgedLine: Equatable {
  let start: Int
  var end: Int
  let kind: String
  /// What kind of operator it is; empty where that is not judged.
  let detail: String
  /// Is the `#` of an opening delimiter, whose quote is to come.
  var isPounds = false

  static func == (left: JudgedLine, right: JudgedLine) -> Bool {
    left.start == right.start && left.end == right.end && left.kind == right.kind
      && (left.detail == right.detail || left.detail.isEmpty || right.detail.isEmpty)
  }
}

/// A string literal that is being read, as the kinds of its tokens tell.
private struct OpenLiteral {
  let isMultiline: Bool
  let hasPounds: Bool
  var isInText = true
  var openParentheses = 0
  /// Has read the backslash of an interpolation.
  var isOpening = false
  /// Has read the quote that ends it.
  var isClosing = false
}

extension SyntaxDump {
  /// Adds a token that belongs to a string literal's own syntax.
  private mutating func addToLiteral(_ token: TokenSyntax, length: Int) -> Bool {
    leaveEndedLiterals(before: token)
    let isInText = literals.last?.isInText ?? false
    switch token.tokenKind {
    case .rawStringPoundDelimiter: addPounds(length: length)
    case .stringQuote, .multilineStringQuote, .singleQuote:
      if isInText {
        literals[literals.count - 1].isClosing = true
        literals[literals.count - 1].isInText = false
        add("string-close", length: length)
      } else {
        let hasPounds = lines.last.map { $0.kind == "string-open" && isPoundsOnly($0) } ?? false
        join("string-open", length: length)
        literals.append(OpenLiteral(isMultiline: token.tokenKind == .multilineStringQuote, hasPounds: hasPounds))
      }
    case .stringSegment: add("string-text", length: length)
    case .backslash where isInText:
      literals[literals.count - 1].isOpening = true
      literals[literals.count - 1].isInText = false
      add("interp-open", length: length)
    case .leftParen where !literals.isEmpty: addLeftParenthesis(length: length)
    case .rightParen where !literals.isEmpty: addRightParenthesis(length: length)
    default: return false
    }
    return true
  }

  /// A literal without its end is left when a token comes that cannot belong to it.
  private mutating func leaveEndedLiterals(before token: TokenSyntax) {
    while let literal = literals.last {
      switch token.tokenKind {
      case .rawStringPoundDelimiter where literal.isClosing && literal.hasPounds: return
      case .rawStringPoundDelimiter where literal.isOpening: return
      case .stringQuote, .multilineStringQuote, .singleQuote, .stringSegment, .backslash:
        if !literal.isClosing { return }
      default:
        if !literal.isClosing, !literal.isInText { return }
      }
      literals.removeLast()
    }
  }

  private mutating func addPounds(length: Int) {
    if literals.last?.isClosing == true {
      literals.removeLast()
      join("string-close", length: length)
    } else if literals.last?.isOpening == true {
      join("interp-open", length: length)
    } else {
      add("string-open", length: length)
      lines[lines.count - 1].isPounds = true
    }
  }

  private mutating func addLeftParenthesis(length: Int) {
    if literals[literals.count - 1].isOpening {
      literals[literals.count - 1].isOpening = false
      join("interp-open", length: length)
    } else {
      literals[literals.count - 1].openParentheses += 1
      add("punctuation", length: length)
    }
  }

  private mutating func addRightParenthesis(length: Int) {
    if literals[literals.count - 1].openParentheses == 0 {
      literals[literals.count - 1].isInText = true
      add("interp-close", length: length)
    } else {
      literals[literals.count - 1].openParentheses -= 1
      add("punctuation", length: length)
    }
  }

  /// Adds bytes to the last line if it is of that kind.
  private mutating func join(_ kind: String, length: Int) {
    guard let last = lines.last, last.kind == kind, kind != "string-open" || isPoundsOnly(last) else {
      return add(kind, length: length)
    }
    offset += length
    lines[lines.count - 1].end = offset
    lines[lines.count - 1].isPounds = false
  }

  /// Opening delimiters of two strings never touch, but for `#` and its quote.
  private func isPoundsOnly(_ line: JudgedLine) -> Bool { line.end == offset && line.isPounds }
}

extension SyntaxDump {
  private static func kind(of token: TokenSyntax) -> String {
    switch token.tokenKind {
    // `@_originallyDefinedIn` has a star for all platforms, which the parser turns into an identifier.
    case .identifier("*"): "operator"
    case .identifier, .keyword, .wildcard, .dollarIdentifier: "word"
    case .arrow, .equal, .ellipsis, .exclamationMark, .infixQuestionMark, .postfixQuestionMark, .leftAngle,
      .rightAngle, .prefixAmpersand, .prefixOperator, .postfixOperator, .binaryOperator:
      "operator"
    case .leftBrace, .rightBrace, .leftParen, .rightParen, .leftSquare, .rightSquare, .comma, .colon, .colonColon,
      .semicolon, .period, .backslash:
      "punctuation"
    case .atSign: "at"
    case .pound, .poundAvailable, .poundUnavailable: "pound"
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation: "pound-directive"
    case .integerLiteral: "integer"
    case .floatLiteral: "float"
    case .shebang: "shebang"
    case .unknown, .backtick: "garbage"
    default: "?"
    }
  }

  /// A name is whatever operator it is wherever it stands.
  private static func detail(of token: TokenSyntax) -> String {
    guard token.keyPathInParent != \FunctionDeclSyntax.name else { return "" }
    if token.keyPathInParent == \SuppressedTypeSyntax.withoutTilde { return "" }
    if let name = token.parent?.as(DeclReferenceExprSyntax.self) {
      if name.argumentNames != nil || name.parent?.is(MemberAccessExprSyntax.self) == true { return "" }
    }
    switch token.tokenKind {
    case .prefixOperator("..."), .postfixOperator("..."), .binaryOperator("..."): return ""
    default: return detail(of: token.tokenKind)
    }
  }

  private static func detail(of kind: TokenKind) -> String {
    switch kind {
    case .leftAngle: "left angle"
    case .rightAngle: "right angle"
    case .arrow: "arrow"
    case .equal: "equal"
    case .exclamationMark, .postfixQuestionMark: "mark"
    case .infixQuestionMark: "infix mark"
    case .prefixAmpersand: "prefix ampersand"
    case .prefixOperator: "prefix"
    case .postfixOperator: "postfix"
    case .binaryOperator: "infix"
    default: ""
    }
  }
}

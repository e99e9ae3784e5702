/// One piece of source that is not trivia.
///
/// Twelve bytes, so that the tokens of a whole repository stay in memory. White space is not stored: it is what
/// lies between the end of one token or trivia and the start of the next.
package struct Token: Equatable, Sendable {
  package let startOffset: UInt32
  package let endOffset: UInt32
  package let kind: Kind
  package let flags: Flags
  /// Which of the words that the grammar or a rule knows this token is; `.other` for all else.
  package let word: Word

  package init(start: Int, end: Int, kind: Kind, flags: Flags = Flags(), word: Word = .other) {
    startOffset = UInt32(truncatingIfNeeded: start)
    endOffset = UInt32(truncatingIfNeeded: end)
    self.kind = kind
    self.flags = flags
    self.word = word
  }

  package var start: Int { Int(startOffset) }
  package var end: Int { Int(endOffset) }
  package var range: SourceRange { SourceRange(start, end) }

  /// The word when it may be a keyword: one in backticks never is.
  package var keyword: Word { kind == .word ? word : .other }

  package enum Kind: UInt8, Sendable {
    /// An identifier or keyword, `_`, `$0`, `$name`, an editor placeholder.
    case word
    /// An identifier in backticks. `word` is that of the text between them.
    case quotedWord

    case leftBrace, rightBrace
    case leftParenthesis, rightParenthesis
    case leftBracket, rightBracket
    case comma, colon, colonColon, semicolon, period
    /// The backslash that begins a key path.
    case backslash

    /// `->`
    case arrow
    /// `=`
    case equal
    /// `&` before its operand.
    case prefixAmpersand
    /// `?` and `!` right behind their operand, one by one.
    case postfixQuestionMark, postfixExclamationMark
    /// The `?` of `a ? b : c`.
    case infixQuestionMark
    /// `<` and `>` of a generic parameter or argument clause, one by one.
    case leftAngle, rightAngle
    /// `...`, whatever its position.
    case ellipsis
    /// Any other operator, one token for each run that Swift takes as one operator.
    case `operator`

    /// `@` of an attribute.
    case at
    /// `#` of a macro or literal expression; also a whole `#available` or `#unavailable`.
    case pound
    case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation

    case integer, float
    /// Delimiters with their pounds; text is a stretch without interpolation and may be absent.
    case stringOpen, stringText, stringClose
    /// `\(` with its pounds, and the `)` that ends it.
    case interpolationOpen, interpolationClose
    /// A whole regex literal with delimiters and pounds.
    case regex
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break lies between the token before and this one, in white space or in a comment; or it is the first.
    package static let startsLine = Flags(rawValue: 1)
    /// White space or a comment lies directly before the token.
    package static let followsTrivia = Flags(rawValue: 2)
    /// The literal lacks its end. A string's opening token bears it, and that of an interpolation.
    package static let isUnterminated = Flags(rawValue: 4)
    /// The operator stands before its operand, or behind it; with neither it is infix.
    package static let isPrefix = Flags(rawValue: 8)
    package static let isPostfix = Flags(rawValue: 16)
  }
}

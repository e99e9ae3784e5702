/// Turns bytes into tokens.
///
/// One loop looks at the byte at `position` and hands over to the method for what that byte begins. There is no
/// recursion: `frames` holds the strings around the current interpolation, `angles` the open generic clauses.
package struct Scanner: ~Copyable {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  var position = 0

  private(set) var tokens: TokenBuffer
  private(set) var trivia: [Trivia] = []
  private(set) var words = WordSet()
  let classes = ByteClass.table
  let knownWords = WordTable.shared

  private(set) var previous = Previous()
  /// A line break lies between the last token and `position`.
  var hasLineBreak = true

  var frames: [StringFrame] = []
  var angles: [OpenAngle] = []
  var lookahead = GenericLookahead()
  var chain = ChainStart.expression
  /// An alias is being declared.
  var namesAlias = false
  var attributeArguments = AttributeArguments()
  var searches = SearchMemory()

  /// Scans any bytes; takes time linear in their number, and never traps.
  package static func scan(_ bytes: [UInt8]) -> ScannedSource {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return ScannedSource(tokens: [], trivia: [], words: WordSet()) }
      var scanner = Scanner(base, count: min(buffer.count, Int(UInt32.max)))
      scanner.scanAll()
      return scanner.finish()
    }
  }

  private init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
    tokens = TokenBuffer(byteCount: count)
  }

  private consuming func finish() -> ScannedSource {
    let trivia = trivia
    let words = words
    return ScannedSource(tokens: tokens.finish(), trivia: trivia, words: words)
  }

  private mutating func scanAll() {
    scanFileStart()
    while position < count {
      switch classes[Int(bytes[position])] {
      case .space: scanSpaces()
      case .newline: scanNewline()
      case .letter: scanWord()
      case .digit: scanNumber()
      case .quote, .singleQuote: scanString(from: position, pounds: 0)
      case .slash: scanSlash()
      case .less: scanLess()
      case .greater: scanGreater()
      case .mark: scanMark()
      case .period, .sign: scanOperator()
      default: scanOther()
      }
    }
    endUnterminatedStrings()
  }

  private mutating func scanOther() {
    switch classes[Int(bytes[position])] {
    case .leftBrace: scanBrace(.leftBrace)
    case .rightBrace: scanBrace(.rightBrace)
    case .leftParenthesis: scanLeftParenthesis()
    case .rightParenthesis: scanRightParenthesis()
    case .leftBracket: scanPunctuation(.leftBracket)
    case .rightBracket: scanRightBracket()
    case .comma: scanPunctuation(.comma)
    case .colon: scanColon()
    case .semicolon: scanSemicolon()
    case .pound: scanPound()
    case .at: scanPunctuation(.at)
    case .backslash: scanBackslash()
    case .dollar: scanDollar()
    case .backtick: scanQuotedWord()
    case .nonASCII: scanNonASCII()
    default: addGarbage(upTo: position + 1)
    }
  }
}

extension Scanner {
  /// The last token, as far as the next one's meaning depends on it.
  struct Previous {
    var kind: Token.Kind?
    var word = Word.other
    var end = 0
    /// For a `?` or `!` behind `try`, `as` or `init`: that word.
    var marked = Word.other
    var isPostfix = false
    /// The token stands behind a period, or is an operator that `func` names.
    var followsPeriod = false
    var followsFunc = false
    var followsAt = false
  }

  /// The byte at an offset, or zero past the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    offset < count ? bytes[offset] : 0
  }

  @inline(__always)
  func byteBefore(_ offset: Int) -> UInt8 {
    offset > 0 ? bytes[offset - 1] : 0
  }

  func starts(with text: StaticString, at offset: Int) -> Bool {
    guard count - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Adds the token from `start` to `end` and goes on behind it.
  @inline(__always)
  mutating func add(_ kind: Token.Kind, from start: Int, to end: Int, flags: Token.Flags = [], word: Word = .other) {
    var flags = flags
    if start != previous.end { flags.insert(.followsTrivia) }
    if hasLineBreak { flags.insert(.startsLine) }
    hasLineBreak = false
    tokens.append(Token(start: start, end: end, kind: kind, flags: flags, word: word))
    previous.followsPeriod = previous.kind == .period
    previous.followsAt = previous.kind == .at
    previous.followsFunc = previous.kind == .word && previous.word == .func
    previous.isPostfix = flags.contains(.isPostfix)
    previous.marked = .other
    previous.kind = kind
    previous.word = word
    previous.end = end
    position = end
  }

  /// Notes what only an operator can tell the next token.
  mutating func notePrevious(marked word: Word) { previous.marked = word }

  mutating func noteWord(_ word: Word) { words.insert(word) }

  mutating func addTrivia(_ kind: Trivia.Kind, from start: Int, to end: Int, isTerminated: Bool = true) {
    trivia.append(Trivia(start: start, end: end, kind: kind, isTerminated: isTerminated))
    position = end
  }

  /// Adds bytes that begin no token; neighbouring ones make one run.
  mutating func addGarbage(upTo end: Int) {
    if let last = trivia.last, last.kind == .garbage, last.end == position, previous.end <= last.start {
      trivia.removeLast()
      addTrivia(.garbage, from: last.start, to: end)
    } else {
      addTrivia(.garbage, from: position, to: end)
    }
  }

  mutating func addFlags(_ flags: Token.Flags, toTokenAt index: Int) {
    tokens.addFlags(flags, at: index)
  }

  mutating func scanPunctuation(_ kind: Token.Kind) {
    add(kind, from: position, to: position + 1)
  }
}

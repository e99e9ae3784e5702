/// Turns bytes into tokens.
///
/// One loop looks at the byte at `position` and hands over to the method for what that byte begins. There is no
/// recursion: `frames` holds the strings around the current interpolation, `angles` the open generic clauses.
package struct Scanner: ~Copyable {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  var position = 0

  private(set) var previous = PreviousToken()
  private(set) var previousEnd = 0
  /// What the dotted name that ends with the last token begins behind.
  var nameStart = PreviousToken()
  /// A line break lies between the last token and `position`.
  var hasLineBreak = true

  let classes = ByteClass.table
  let knownWords = WordTable.shared
  private(set) var tokens: TokenBuffer
  private var trivia: [Trivia] = []
  private var words = SeenWords()

  var frames: [StringFrame] = []
  var angles: [OpenAngle] = []
  var lookahead = GenericLookahead()
  var keyPath = KeyPathPart.root
  /// An alias is being declared whose `=` is still to come.
  var declaresAlias = false
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
    let words = words.set
    return ScannedSource(tokens: tokens.finish(), trivia: trivia, words: words)
  }

  private mutating func scanAll() {
    scanFileStart()
    while position < count {
      switch classes[Int(bytes[position])] {
      case .space: scanSpaces()
      case .newline: scanNewline()
      case .letter: scanWord()
      case .period: scanPeriod()
      case .leftParenthesis: scanLeftParenthesis()
      case .rightParenthesis: scanRightParenthesis()
      case .comma: scanPunctuation(.comma)
      case .colon: scanColon()
      case .leftBrace: scanBrace(.leftBrace)
      case .rightBrace: scanBrace(.rightBrace)
      case .leftBracket: scanPunctuation(.leftBracket)
      case .rightBracket: scanRightBracket()
      case .slash: scanSlash()
      case .quote: scanString(from: position, pounds: 0)
      case .sign: scanOperator()
      case .mark: scanMark()
      case .digit: scanNumber()
      case .less: scanLess()
      case .greater: scanGreater()
      case .at: scanPunctuation(.at)
      default: scanOther()
      }
    }
    endUnterminatedStrings()
  }

  @inline(never)
  private mutating func scanOther() {
    switch classes[Int(bytes[position])] {
    case .pound: scanPound()
    case .semicolon: scanSemicolon()
    case .backslash: scanBackslash()
    case .dollar: scanDollar()
    case .backtick: scanQuotedWord()
    case .singleQuote: scanString(from: position, pounds: 0)
    case .nonASCII: scanNonASCII()
    default: addGarbage(upTo: position + 1)
    }
  }

  /// Adds the token from `start` to `end` and goes on behind it.
  @inline(__always)
  mutating func add(
    _ kind: Token.Kind, from start: Int, to end: Int, flags: Token.Flags = Token.Flags(), word: Word = .other
  ) {
    let startsLine = hasLineBreak ? Token.Flags.startsLine.rawValue : 0
    let followsTrivia = start != previousEnd ? Token.Flags.followsTrivia.rawValue : 0
    let allFlags = Token.Flags(rawValue: flags.rawValue | startsLine | followsTrivia)
    tokens.append(Token(start: start, end: end, kind: kind, flags: allFlags, word: word))
    previous = PreviousToken(kind, word, isPostfix: flags.contains(.isPostfix), after: previous)
    previousEnd = end
    position = end
    hasLineBreak = false
  }

  @inline(__always)
  mutating func noteWord(_ word: Word) { words.insert(word) }

  /// Notes that the `=` which was just added is that of an alias.
  mutating func noteAlias() {
    previous.definesAlias = declaresAlias
    declaresAlias = false
  }

  mutating func addTrivia(_ kind: Trivia.Kind, from start: Int, to end: Int, isTerminated: Bool = true) {
    trivia.append(Trivia(start: start, end: end, kind: kind, isTerminated: isTerminated))
    position = end
  }

  /// Adds bytes that begin no token; neighbouring ones make one run.
  mutating func addGarbage(upTo end: Int) {
    if let last = trivia.last, last.kind == .garbage, last.end == position, previousEnd <= last.start {
      trivia.removeLast()
      addTrivia(.garbage, from: last.start, to: end)
    } else {
      addTrivia(.garbage, from: position, to: end)
    }
  }

  mutating func addFlags(_ flags: Token.Flags, toTokenAt index: Int) {
    tokens.addFlags(flags, at: index)
  }

  @inline(__always)
  mutating func scanPunctuation(_ kind: Token.Kind) {
    add(kind, from: position, to: position + 1)
  }
}

extension Scanner {
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
}

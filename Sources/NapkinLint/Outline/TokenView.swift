/// A file's tokens and their partners, for as long as one look at them takes.
///
/// Any index may be asked for; outside the file there is no token.
struct TokenView {
  private let tokens: UnsafeBufferPointer<Token>
  private let mates: UnsafeBufferPointer<Int32>

  /// - Parameter mates: one for each token.
  init(_ tokens: UnsafeBufferPointer<Token>, mates: UnsafeBufferPointer<Int32>) {
    precondition(tokens.count == mates.count)
    self.tokens = tokens
    self.mates = mates
  }

  var count: Int {
    @inline(__always) get { tokens.count }
  }

  @inline(__always)
  private func isInside(_ index: Int) -> Bool { UInt(bitPattern: index) < UInt(bitPattern: tokens.count) }

  /// A token that is known to exist.
  @inline(__always)
  subscript(index: Int) -> Token {
    precondition(isInside(index))
    return tokens[index]
  }

  @inline(__always)
  func kind(_ index: Int) -> Token.Kind? { isInside(index) ? tokens[index].kind : nil }

  @inline(__always)
  func isKind(_ kind: Token.Kind, _ index: Int) -> Bool { isInside(index) && tokens[index].kind == kind }

  func isDirective(_ index: Int) -> Bool {
    switch isInside(index) ? tokens[index].kind : .word {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  /// The word when it may be a keyword.
  @inline(__always)
  func keyword(_ index: Int) -> Word { isInside(index) ? tokens[index].keyword : .other }

  @inline(__always)
  func has(_ flags: Token.Flags, _ index: Int) -> Bool { isInside(index) && tokens[index].flags.contains(flags) }

  func startsLine(_ index: Int) -> Bool { has(.startsLine, index) }

  /// How many bytes the token has.
  func length(_ index: Int) -> Int { isInside(index) ? tokens[index].end - tokens[index].start : 0 }

  func firstByte(_ index: Int, of bytes: [UInt8]) -> UInt8 {
    guard isInside(index), tokens[index].start < bytes.count else { return 0 }
    return bytes[tokens[index].start]
  }

  /// A word that is no reserved one, or any word in backticks.
  func isName(_ index: Int) -> Bool {
    switch kind(index) {
    case .quotedWord: true
    case .word: !keyword(index).isReserved
    default: false
    }
  }

  /// A word of any kind.
  func isWord(_ index: Int) -> Bool { isKind(.word, index) || isKind(.quotedWord, index) }

  /// The bracket that closes or opens with this one, or the directive that belongs to this one.
  @inline(__always)
  func mate(_ index: Int) -> Int? {
    guard isInside(index), mates[index] >= 0 else { return nil }
    return Int(mates[index])
  }

  /// The token after a bracket's partner, or after the bracket when it has none.
  @inline(__always)
  func after(_ open: Int) -> Int {
    guard let close = mate(open), close > open else { return open + 1 }
    return close + 1
  }

  /// The token after this one, or after its partner when it opens parentheses or square brackets.
  func next(after index: Int) -> Int {
    isKind(.leftParenthesis, index) || isKind(.leftBracket, index) ? after(index) : index + 1
  }

  /// The token after a directive's condition, which ends with its line.
  func conditionEnd(after directive: Int) -> Int {
    var end = directive + 1
    guard isKind(.poundIf, directive) || isKind(.poundElseif, directive) else { return end }
    while end < count, !startsLine(end) {
      end = next(after: end)
    }
    return end
  }
}

extension Outline {
  /// Reads tokens where they are.
  func withView<Result>(_ read: (TokenView) -> Result) -> Result {
    tokens.withUnsafeBufferPointer { tokens in
      mates.withUnsafeBufferPointer { mates in read(TokenView(tokens, mates: mates)) }
    }
  }
}

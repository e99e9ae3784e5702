/// The last token with the one before it, as far as the next token's meaning depends on them.
struct PreviousToken {
  var kind: Token.Kind?
  var earlierKind: Token.Kind?
  var word = Word.other
  var earlierWord = Word.other
  var isPostfix = false
  /// It is the `=` of an alias.
  var definesAlias = false

  var isMark: Bool { kind == .postfixQuestionMark || kind == .postfixExclamationMark }
  var followsPeriod: Bool { earlierKind == .period }
  var followsAt: Bool { earlierKind == .at }

  /// It is a keyword of that spelling.
  func isKeyword(_ keyword: Word) -> Bool { kind == .word && word == keyword }

  /// It stands behind a keyword of that spelling.
  func follows(_ keyword: Word) -> Bool { earlierKind == .word && earlierWord == keyword }
}

/// The known words that a file has.
struct SeenWords: ~Copyable {
  private let bits: UnsafeMutablePointer<UInt64>
  private static let size = 16

  init() {
    bits = .allocate(capacity: Self.size)
    bits.initialize(repeating: 0, count: Self.size)
  }

  deinit { bits.deallocate() }

  /// `Word.other` may be inserted, too, so that no branch is needed.
  @inline(__always)
  mutating func insert(_ word: Word) {
    bits[word.index >> 6] |= 1 &<< UInt64(truncatingIfNeeded: word.index)
  }

  var set: WordSet {
    WordSet(bits: SIMD16(UnsafeBufferPointer(start: bits, count: Self.size)))
  }
}

/// The last token with the one before it, as far as the next token's meaning depends on them.
///
/// All is in one integer, so that noting a token and remembering a name's start cost one move.
struct PreviousToken {
  private var bits: UInt64 = 0xFFFF

  init() {}

  /// The token that follows `earlier`.
  @inline(__always)
  init(_ kind: Token.Kind, _ word: Word, isPostfix: Bool, after earlier: PreviousToken) {
    bits =
      UInt64(kind.rawValue) | (earlier.bits & 0xFF) &<< 8 | UInt64(truncatingIfNeeded: word.index) &<< 16
      | (earlier.bits & 0xFFFF_0000) &<< 16 | (isPostfix ? Self.postfixBit : 0)
  }

  private static let postfixBit: UInt64 = 1 << 48
  private static let aliasBit: UInt64 = 1 << 49

  var kind: Token.Kind? { Token.Kind(rawValue: UInt8(truncatingIfNeeded: bits)) }
  var earlierKind: Token.Kind? { Token.Kind(rawValue: UInt8(truncatingIfNeeded: bits &>> 8)) }
  var word: Word { Word(index: UInt16(truncatingIfNeeded: bits &>> 16)) }
  var earlierWord: Word { Word(index: UInt16(truncatingIfNeeded: bits &>> 32)) }
  var isPostfix: Bool { bits & Self.postfixBit != 0 }

  /// It is the `=` of an alias.
  var definesAlias: Bool {
    get { bits & Self.aliasBit != 0 }
    set { bits = newValue ? bits | Self.aliasBit : bits & ~Self.aliasBit }
  }

  @inline(__always)
  func isKind(_ kind: Token.Kind) -> Bool { UInt8(truncatingIfNeeded: bits) == kind.rawValue }

  @inline(__always)
  func isBehind(_ kind: Token.Kind) -> Bool { UInt8(truncatingIfNeeded: bits &>> 8) == kind.rawValue }

  var isMark: Bool { isKind(.postfixQuestionMark) || isKind(.postfixExclamationMark) }
  var followsPeriod: Bool { isBehind(.period) }
  var followsAt: Bool { isBehind(.at) }

  /// It is a keyword of that spelling.
  func isKeyword(_ keyword: Word) -> Bool { isKind(.word) && word == keyword }

  /// It stands behind a keyword of that spelling.
  func follows(_ keyword: Word) -> Bool { isBehind(.word) && earlierWord == keyword }
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

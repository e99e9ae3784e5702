/// A set of known words, one bit a word.
package struct WordSet: Equatable, Sendable {
  private var bits = SIMD16<UInt64>(repeating: 0)

  package init() {}

  /// The first bit is that of `Word.other`, which no set holds.
  init(bits: SIMD16<UInt64>) {
    self.bits = bits
    self.bits[0] &= ~1
  }

  package init(_ words: some Sequence<Word>) {
    for word in words { insert(word) }
  }

  package mutating func insert(_ word: Word) {
    let index = word.index
    bits[index >> 6] |= 1 << UInt64(index & 63)
  }

  package func contains(_ word: Word) -> Bool {
    let index = word.index
    return bits[index >> 6] & (1 << UInt64(index & 63)) != 0
  }

  package func isDisjoint(with other: WordSet) -> Bool { bits & other.bits == SIMD16(repeating: 0) }
}

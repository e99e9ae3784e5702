/// A set of known words, one bit a word.
package struct WordSet: Equatable, Sendable {
  private var bits = SIMD16<UInt64>(repeating: 0)

  package init() {}

  package init(_ words: some Sequence<Word>) {
    for word in words { insert(word) }
  }

  package mutating func insert(_ word: Word) {
    let index = Int(word.rawValue)
    bits[index >> 6] |= 1 << UInt64(index & 63)
  }

  package func contains(_ word: Word) -> Bool {
    let index = Int(word.rawValue)
    return bits[index >> 6] & (1 << UInt64(index & 63)) != 0
  }
}

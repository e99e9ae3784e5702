/// Finds the known word that some bytes spell.
///
/// A word's key is its length with its first and its last eight bytes, which tells all words of up to sixteen bytes
/// apart without comparing text; longer ones are compared. The table is built once, on first use.
struct WordTable: @unchecked Sendable {
  static let shared = WordTable()

  private struct Slot {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var length: UInt16 = 0
    var word = Word.other
  }

  private static let sizeBits: UInt64 = 11
  private static let lastIndex = (1 << Int(sizeBits)) - 1
  private let slots: UnsafeMutablePointer<Slot>

  private init() {
    slots = .allocate(capacity: Self.lastIndex + 1)
    slots.initialize(repeating: Slot(), count: Self.lastIndex + 1)
    for word in Word.allCases where word != .other { insert(word) }
  }

  private func insert(_ word: Word) {
    var text = word.text
    text.withUTF8 { text in
      guard let start = text.baseAddress else { return }
      let (first, last) = Self.key(of: start, length: text.count, readable: text.count)
      var index = Self.index(first, last, text.count)
      while slots[index].length != 0 { index = (index + 1) & Self.lastIndex }
      slots[index] = Slot(first: first, last: last, length: UInt16(text.count), word: word)
    }
  }

  /// The word that the `length` bytes at `text` spell; at least one, and `readable` bytes may be read from there.
  func word(at text: UnsafePointer<UInt8>, length: Int, readable: Int) -> Word {
    let (first, last) = Self.key(of: text, length: length, readable: readable)
    return word(at: text, length: length, first: first, last: last)
  }

  /// The word that the `length` bytes at `text` spell, of which the first eight have been read.
  @inline(__always)
  func word(at text: UnsafePointer<UInt8>, length: Int, firstBytes: EightBytes) -> Word {
    if length > 8 {
      return word(at: text, length: length, first: firstBytes.value, last: EightBytes(text + (length - 8)).value)
    }
    return word(at: text, length: length, first: firstBytes.prefix(length), last: 0)
  }

  @inline(__always)
  private func word(at text: UnsafePointer<UInt8>, length: Int, first: UInt64, last: UInt64) -> Word {
    var index = Self.index(first, last, length)
    while slots[index].length != 0 {
      let slot = slots[index]
      if slot.first == first, slot.last == last, Int(slot.length) == length,
        length <= 16 || Self.hasSameMiddle(slot.word, text)
      {
        return slot.word
      }
      index = (index + 1) & Self.lastIndex
    }
    return .other
  }

  @inline(never)
  private static func hasSameMiddle(_ word: Word, _ text: UnsafePointer<UInt8>) -> Bool {
    for (offset, byte) in word.text.utf8.enumerated() where byte != text[offset] { return false }
    return true
  }

  private static func key(of text: UnsafePointer<UInt8>, length: Int, readable: Int) -> (UInt64, UInt64) {
    if length > 8 { return (EightBytes(text).value, EightBytes(text + (length - 8)).value) }
    if readable >= 8 { return (EightBytes(text).prefix(length), 0) }
    var first: UInt64 = 0
    for offset in 0..<length { first |= UInt64(text[offset]) << UInt64(8 * offset) }
    return (first, 0)
  }

  @inline(__always)
  private static func index(_ first: UInt64, _ last: UInt64, _ length: Int) -> Int {
    let mixed = (first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(truncatingIfNeeded: length)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed &>> (64 - sizeBits))
  }
}

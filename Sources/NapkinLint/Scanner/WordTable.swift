/// Finds the known word that some bytes spell.
///
/// A word's key is its length with its first and its last eight bytes, which tells all words of up to sixteen bytes
/// apart without comparing text; longer ones are compared. The table is built once, on first use.
struct WordTable: @unchecked Sendable {
  static let shared = WordTable()

  private struct Slot {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var length = 0
    var word = Word.other
    var text: UnsafePointer<UInt8>?
  }

  private static let sizeBits: UInt64 = 11
  private let slots: UnsafeMutablePointer<Slot>
  /// For each first byte, one bit for each length that some word with that first byte has.
  private let lengths: UnsafeMutablePointer<UInt64>

  private init() {
    let size = 1 << Int(Self.sizeBits)
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(), count: size)
    lengths = .allocate(capacity: 256)
    lengths.initialize(repeating: 0, count: 256)
    for word in Word.allCases where word != .other { insert(word) }
  }

  private func insert(_ word: Word) {
    let bytes = Array(word.text.utf8)
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    text.initialize(from: bytes, count: bytes.count)
    let length = bytes.count
    let (first, last) = Self.key(of: text, length: length, readable: length)
    var index = Self.slot(first, last, length)
    while slots[index].length != 0 { index = (index + 1) & ((1 << Int(Self.sizeBits)) - 1) }
    slots[index] = Slot(first: first, last: last, length: length, word: word, text: UnsafePointer(text))
    lengths[Int(bytes[0])] |= 1 << UInt64(length & 63)
  }

  /// The word that the `length` bytes at `text` spell; `readable` bytes may be read from there.
  @inline(__always)
  func word(at text: UnsafePointer<UInt8>, length: Int, readable: Int) -> Word {
    guard length < 64, lengths[Int(text[0])] & (1 << UInt64(length)) != 0 else { return .other }
    let (first, last) = Self.key(of: text, length: length, readable: readable)
    var index = Self.slot(first, last, length)
    while slots[index].length != 0 {
      if slots[index].first == first, slots[index].last == last, slots[index].length == length,
        length <= 16 || hasSameMiddle(slots[index], text)
      {
        return slots[index].word
      }
      index = (index + 1) & ((1 << Int(Self.sizeBits)) - 1)
    }
    return .other
  }

  private func hasSameMiddle(_ slot: Slot, _ text: UnsafePointer<UInt8>) -> Bool {
    guard let other = slot.text else { return false }
    for offset in 8..<slot.length - 8 where other[offset] != text[offset] { return false }
    return true
  }

  @inline(__always)
  private static func key(of text: UnsafePointer<UInt8>, length: Int, readable: Int) -> (UInt64, UInt64) {
    if length > 8 { return (eightBytes(text), eightBytes(text + (length - 8))) }
    if readable >= 8 { return (eightBytes(text) & (UInt64.max >> UInt64(64 - 8 * length)), 0) }
    var first: UInt64 = 0
    for offset in 0..<length { first |= UInt64(text[offset]) << UInt64(8 * offset) }
    return (first, 0)
  }

  @inline(__always)
  private static func eightBytes(_ text: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  private static func slot(_ first: UInt64, _ last: UInt64, _ length: Int) -> Int {
    let mixed = (first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(length)) &* 0xD6E8_FEB8_6659_FD93
    return Int(mixed >> (64 - sizeBits))
  }
}

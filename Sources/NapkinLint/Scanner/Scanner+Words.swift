extension Scanner {
  @inline(__always)
  mutating func scanWord() {
    let start = position
    guard count - start >= 8 else { return scanWordByBytes() }
    let chunk = EightBytes(bytes + start)
    var length = chunk.wordLength
    while length & 7 == 0, length > 0, start + length + 8 <= count {
      let more = EightBytes(bytes + start + length).wordLength
      length += more
      if more < 8 { break }
    }
    guard start + length < count, !continuesWord(at: start + length) else { return scanWordByBytes() }
    addWord(knownWords.word(at: bytes + start, length: length, firstBytes: chunk), from: start, to: start + length)
  }

  @inline(never)
  private mutating func scanWordByBytes() {
    let end = identifierEnd(from: position + 1)
    addWord(word(from: position, to: end), from: position, to: end)
  }

  /// The byte may continue a word that no ASCII letter, digit or underscore continues.
  @inline(__always)
  private func continuesWord(at offset: Int) -> Bool {
    bytes[offset] >= 0x80 || classes[Int(bytes[offset])].continuesWord
  }

  @inline(__always)
  private mutating func addWord(_ word: Word, from start: Int, to end: Int) {
    if !previous.isKind(.period), !previous.isKind(.colonColon) { nameStart = previous }
    noteWord(word)
    if word == .typealias || word == .associatedtype { declaresAlias = true }
    add(.word, from: start, to: end, word: word)
  }

  func word(from start: Int, to end: Int) -> Word {
    guard end > start else { return .other }
    return knownWords.word(at: bytes + start, length: end - start, readable: count - start)
  }

  /// `$0`, `$name`, or a lone `$`.
  mutating func scanDollar() {
    addWord(.other, from: position, to: identifierEnd(from: position + 1))
  }

  /// An identifier in backticks may hold spaces and most else, but no line break. A backtick without its partner
  /// begins nothing.
  mutating func scanQuotedWord() {
    let start = position
    var end = start + 1
    while end < count, bytes[end] != .backtick, !bytes[end].isNewline { end += 1 }
    guard byte(at: end) == .backtick else { return addGarbage(upTo: start + 1) }
    if !previous.isKind(.period), !previous.isKind(.colonColon) { nameStart = previous }
    let word = word(from: start + 1, to: end)
    noteWord(word)
    add(.quotedWord, from: start, to: end + 1, word: word)
  }

  mutating func scanNonASCII() {
    let start = position
    let scalar = scalar(at: start)
    guard let value = scalar.value else { return addGarbage(upTo: start + scalar.length) }
    if value == 0xFEFF { return addGarbage(upTo: start + scalar.length) }
    if UnicodeScalarClass.beginsOperator(value) { return scanOperator() }
    if UnicodeScalarClass.continuesIdentifier(value) {
      return addWord(.other, from: start, to: identifierEnd(from: start + scalar.length))
    }
    if value == 0x201C { return addWord(.other, from: start, to: curlyQuoteEnd(from: start + scalar.length)) }
    addGarbage(upTo: start + scalar.length)
  }

  /// An editor placeholder, `<#text#>`, stands for an identifier.
  mutating func scanPlaceholder() -> Bool {
    guard let end = placeholderEnd(from: position) else { return false }
    addWord(.other, from: position, to: end)
    return true
  }

  @inline(__always)
  func identifierEnd(from start: Int) -> Int {
    var offset = start
    while offset < count, classes[Int(bytes[offset])].continuesWord { offset += 1 }
    if offset < count, bytes[offset] >= 0x80 { return unicodeIdentifierEnd(from: offset) }
    return offset
  }

  private func unicodeIdentifierEnd(from start: Int) -> Int {
    var offset = start
    while offset < count {
      if bytes[offset] < 0x80 {
        guard classes[Int(bytes[offset])].continuesWord else { return offset }
        offset += 1
      } else {
        let scalar = scalar(at: offset)
        guard let value = scalar.value, UnicodeScalarClass.continuesIdentifier(value) else { return offset }
        offset += scalar.length
      }
    }
    return offset
  }
}

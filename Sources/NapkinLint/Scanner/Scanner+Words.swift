extension Scanner {
  @inline(__always)
  mutating func scanWord() {
    let start = position
    let end = identifierEnd(from: start + 1)
    let word = knownWords.word(at: bytes + start, length: end - start, readable: count - start)
    addWord(word, from: start, to: end)
  }

  @inline(__always)
  private mutating func addWord(_ word: Word, from start: Int, to end: Int) {
    if previous.kind != .period, previous.kind != .colonColon { startChain(with: word) }
    if word != .other {
      noteWord(word)
      noteAttribute(word)
    }
    add(.word, from: start, to: end, word: word)
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
    while end < count, bytes[end] != UInt8(ascii: "`"), !bytes[end].isNewline { end += 1 }
    guard byte(at: end) == UInt8(ascii: "`") else { return addGarbage(upTo: start + 1) }
    var word = Word.other
    if end > start + 1 {
      word = knownWords.word(at: bytes + start + 1, length: end - start - 1, readable: count - start - 1)
    }
    if previous.kind != .period, previous.kind != .colonColon { startChain(with: .other) }
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
    while offset < count, ByteClass.continuesWord[Int(bytes[offset])] { offset += 1 }
    if offset < count, bytes[offset] >= 0x80 { return unicodeIdentifierEnd(from: offset) }
    return offset
  }

  private func unicodeIdentifierEnd(from start: Int) -> Int {
    var offset = start
    while offset < count {
      if bytes[offset] < 0x80 {
        guard ByteClass.continuesWord[Int(bytes[offset])] else { return offset }
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

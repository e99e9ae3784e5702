extension Scanner {
  /// A byte order mark or a shebang counts at the file's start only.
  mutating func scanFileStart() {
    if starts(with: "\u{FEFF}", at: 0) { addTrivia(.byteOrderMark, from: 0, to: 3) }
    if starts(with: "#!", at: position) { addTrivia(.shebang, from: position, to: lineEnd(from: position)) }
  }

  @inline(__always)
  mutating func scanSpaces() {
    position += 1
    while position < count, classes[Int(bytes[position])] == .space { position += 1 }
  }

  @inline(__always)
  mutating func scanNewline() {
    hasLineBreak = true
    position += 1
    if !frames.isEmpty { endSingleLineStrings() }
    skipIndentation()
  }

  mutating func scanSlash() {
    switch byte(at: position + 1) {
    case .slash: scanLineComment()
    case .star: scanBlockComment()
    default: scanOperator()
    }
  }

  private mutating func scanLineComment() {
    let isDocumentation = byte(at: position + 2) == .slash
    let end = lineEnd(from: position + 2)
    addTrivia(isDocumentation ? .documentationLineComment : .lineComment, from: position, to: end)
  }

  /// Swift nests block comments, so `/* /* */` is still open at the end of the file.
  private mutating func scanBlockComment() {
    let start = position
    let isEmpty = byte(at: start + 2) == .star && byte(at: start + 3) == .slash
    let isDocumentation = byte(at: start + 2) == .star && !isEmpty
    let kind: Trivia.Kind = isDocumentation ? .documentationBlockComment : .blockComment
    let comment = blockComment(from: start)
    if comment.hasLineBreak { hasLineBreak = true }
    addTrivia(kind, from: start, to: comment.end, isTerminated: comment.isTerminated)
  }

  /// Where the block comment that begins at `start` ends.
  func blockComment(from start: Int) -> (end: Int, isTerminated: Bool, hasLineBreak: Bool) {
    var offset = start + 2
    var depth = 1
    var hasLineBreak = false
    while true {
      offset = nextOffset(from: offset, of: .star, .slash, .lineFeed, .carriageReturn)
      guard offset < count else { return (count, false, hasLineBreak) }
      let byte = bytes[offset]
      offset += 1
      if byte.isNewline {
        hasLineBreak = true
      } else if byte == .star, self.byte(at: offset) == .slash {
        offset += 1
        depth -= 1
        if depth == 0 { return (offset, true, hasLineBreak) }
      } else if byte == .slash, self.byte(at: offset) == .star {
        offset += 1
        depth += 1
      }
    }
  }

  func lineEnd(from start: Int) -> Int {
    nextOffset(from: start, of: .lineFeed, .carriageReturn)
  }
}

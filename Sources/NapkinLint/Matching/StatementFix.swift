/// Repairs that take a whole statement away.
extension LintedFile {
  /// The bytes of a statement that go with it: its lines, or what lies between the braces around it. Nil when
  /// something else stands on its lines.
  func deletion(ofStatement statement: TokenRange) -> Fix.Edit? {
    guard let first = statement.first, let last = statement.last, first > 0 else { return nil }
    let range = SourceRange(outline.tokens[first].start, outline.tokens[last].end)
    if let lines = source.wholeLines(of: range) { return Fix.Edit(range: lines, replacement: "") }
    guard outline.kind(at: first - 1) == .leftBrace, outline.kind(at: last + 1) == .rightBrace else { return nil }
    let inside = SourceRange(outline.tokens[first - 1].end, outline.tokens[last + 1].start)
    let holdsComment = file.trivia.contains { $0.kind.isComment && inside.contains($0.range) }
    return holdsComment ? nil : Fix.Edit(range: inside, replacement: "")
  }
}

extension SourceFile {
  /// The range with its indentation and its line break, when nothing else stands on its lines.
  func wholeLines(of range: SourceRange) -> SourceRange? {
    var start = range.start
    while start > 0, isBlank(start - 1) { start -= 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    var end = range.end
    while end < bytes.count, isBlank(end) || bytes[end] == UInt8(ascii: "\r") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\n") else { return nil }
    return SourceRange(start, end + 1)
  }

  private func isBlank(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }
}

/// What a suppression covers.
struct SuppressionScope {
  private let file: OutlinedFile
  private let lines: LineIndex

  init(_ file: OutlinedFile) {
    self.file = file
    lines = LineIndex(file.source.bytes)
  }

  func range(of reach: SuppressionDirective.Reach, at comment: SourceRange) -> SourceRange {
    let bytes = file.source.bytes
    switch reach {
    case .file: return SourceRange(0, bytes.count)
    case .this:
      let first = lines.range(ofLine: lines.line(at: comment.start), in: bytes)
      let last = lines.range(ofLine: lines.line(at: max(comment.start, comment.end - 1)), in: bytes)
      return SourceRange(first.start, last.end)
    case .next: return next(after: comment)
    }
  }

  /// The declaration that begins behind the comment as a whole, also when some of its attributes and modifiers stand
  /// before the comment; otherwise the statement that begins there, or else the line of the next token.
  private func next(after comment: SourceRange) -> SourceRange {
    let outline = file.outline
    guard let first = outline.firstToken(startingAt: comment.end) else {
      return SourceRange(comment.end, file.source.bytes.count)
    }
    let start = outline.tokens[first].start
    let line = lines.range(ofLine: lines.line(at: start), in: file.source.bytes)
    let last = outline.lastToken(ofCodeAt: first).map { outline.tokens[$0].end } ?? 0
    return SourceRange(start, max(line.end, last))
  }
}

extension Outline {
  /// The last token of the declaration or statement that begins with a token or has it in its head.
  fileprivate func lastToken(ofCodeAt token: Int) -> Int? {
    if let declaration = outermostDeclaration(startingAt: token) ?? declaration(withHeadAt: token) {
      return max(token, end(of: declaration) - 1)
    }
    return beginsStatement(token) ? statementEnd(from: token) : nil
  }

  /// The declaration whose attributes, modifiers or keyword a token is one of.
  private func declaration(withHeadAt token: Int) -> Declaration? {
    declaration(around: token).map { declarations[$0] }.flatMap { $0.keyword >= token ? $0 : nil }
  }
}

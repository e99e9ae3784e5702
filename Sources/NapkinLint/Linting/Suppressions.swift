/// The comments of a file that allow what a rule would report:
/// `// napkin-lint:ignore next weak-router -- the test double owns its router`.
struct Suppressions {
  private var suppressions: [Suppression] = []

  private struct Suppression {
    let rules: [String]
    let range: SourceRange
  }

  init(in file: OutlinedFile) {
    guard file.trivia.contains(where: { $0.kind.isComment }) else { return }
    let lines = LineIndex(file.source.bytes)
    for comment in file.trivia where comment.kind.isComment {
      guard let directive = SuppressionDirective(file.source.bytes[comment.range.bytes]) else { continue }
      let range = Self.range(of: directive.reach, after: comment, file, lines)
      suppressions.append(Suppression(rules: directive.rules, range: range))
    }
  }

  func cover(_ finding: Finding) -> Bool {
    suppressions.contains { $0.range.contains(finding.range) && $0.rules.contains(finding.rule) }
  }

  private static func range(
    of reach: SuppressionDirective.Reach, after comment: Trivia, _ file: OutlinedFile, _ lines: LineIndex
  ) -> SourceRange {
    switch reach {
    case .file: return SourceRange(0, file.source.bytes.count)
    case .this: return lines.range(ofLine: lines.line(at: comment.start), in: file.source.bytes)
    case .next: return next(after: comment, file.outline, lines, file.source.bytes)
    }
  }

  /// The declaration that begins behind the comment as a whole; otherwise the line of the next token.
  private static func next(after comment: Trivia, _ outline: Outline, _ lines: LineIndex, _ bytes: [UInt8])
    -> SourceRange
  {
    guard let first = outline.firstToken(startingAt: comment.end) else { return SourceRange(comment.end, comment.end) }
    let start = outline.tokens[first].start
    let line = lines.range(ofLine: lines.line(at: start), in: bytes)
    guard let declaration = outline.outermostDeclaration(startingAt: first) else { return SourceRange(start, line.end) }
    let last = max(first, outline.end(of: declaration) - 1)
    return SourceRange(start, max(line.end, outline.tokens[last].end))
  }
}

extension Trivia.Kind {
  package var isComment: Bool {
    switch self {
    case .lineComment, .documentationLineComment, .blockComment, .documentationBlockComment: true
    case .byteOrderMark, .shebang, .conflictMarker, .garbage: false
    }
  }
}

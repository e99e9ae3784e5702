/// The comments of a file that allow what a rule would report:
/// `// napkin-lint:ignore next weak-router -- the test double owns its router`.
struct Suppressions {
  /// For each rule what is covered.
  private var covered: [String: Coverage] = [:]

  init(in file: OutlinedFile) {
    var lines: LineIndex?
    for comment in file.trivia where comment.kind.isComment {
      guard let directive = SuppressionDirective(file.source.bytes[comment.range.bytes]) else { continue }
      let index = lines ?? LineIndex(file.source.bytes)
      lines = index
      let range = Self.range(of: directive.reach, after: comment, file, index)
      for rule in directive.rules { covered[rule, default: Coverage()].add(range) }
    }
    for rule in covered.keys { covered[rule]?.finish() }
  }

  func cover(_ finding: Finding) -> Bool {
    covered[finding.rule]?.holds(finding.range) ?? false
  }

  private static func range(
    of reach: SuppressionDirective.Reach, after comment: Trivia, _ file: OutlinedFile, _ lines: LineIndex
  ) -> SourceRange {
    let bytes = file.source.bytes
    switch reach {
    case .file: return SourceRange(0, bytes.count)
    case .this:
      let first = lines.range(ofLine: lines.line(at: comment.start), in: bytes)
      let last = lines.range(ofLine: lines.line(at: max(comment.start, comment.end - 1)), in: bytes)
      return SourceRange(first.start, last.end)
    case .next: return next(after: comment, file.outline, lines, bytes)
    }
  }

  /// The declaration that begins behind the comment as a whole, also when some of its attributes and modifiers stand
  /// before the comment; otherwise the line of the next token.
  private static func next(after comment: Trivia, _ outline: Outline, _ lines: LineIndex, _ bytes: [UInt8])
    -> SourceRange
  {
    guard let first = outline.firstToken(startingAt: comment.end) else { return SourceRange(comment.end, comment.end) }
    let start = outline.tokens[first].start
    let line = lines.range(ofLine: lines.line(at: start), in: bytes)
    guard let declaration = outline.outermostDeclaration(startingAt: first) ?? outline.declaration(withHeadAt: first)
    else { return SourceRange(start, line.end) }
    let last = max(first, outline.end(of: declaration) - 1)
    return SourceRange(start, max(line.end, outline.tokens[last].end))
  }
}

extension Outline {
  /// The declaration whose attributes, modifiers or keyword a token is one of.
  fileprivate func declaration(withHeadAt token: Int) -> Declaration? {
    declaration(around: token).map { declarations[$0] }.flatMap { $0.keyword >= token ? $0 : nil }
  }
}

/// Ranges, in which one lookup tells whether one of them holds another range.
private struct Coverage {
  private var ranges: [SourceRange] = []
  /// For each range the furthest end of those up to it.
  private var ends: [Int] = []

  mutating func add(_ range: SourceRange) { ranges.append(range) }

  /// Sorts the ranges, once all are added.
  mutating func finish() {
    ranges.sort()
    var end = 0
    ends = ranges.map { range in
      end = max(end, range.end)
      return end
    }
  }

  func holds(_ range: SourceRange) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= range.start { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ends[low - 1] >= range.end
  }
}

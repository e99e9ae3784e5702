/// The lines on which a comment says that the author knows what a rule would say.
struct ExplainedLines {
  private let lines: LineIndex?
  private var explained: Set<Int> = []
  private let file: OutlinedFile

  init(_ file: OutlinedFile, word: String) {
    self.file = file
    let word = Array(word.utf8)
    let comments = file.trivia.filter { $0.kind.isComment && file.source.bytes[$0.range.bytes].holds(word) }
    lines = comments.isEmpty ? nil : LineIndex(file.source.bytes)
    guard let lines else { return }
    for comment in comments { explained.insert(lines.line(at: comment.start)) }
  }

  func contains(_ token: Int) -> Bool {
    lines.map { explained.contains($0.line(at: file.range(of: token).start)) } ?? false
  }
}

extension LintedFile {
  func linesExplained(with word: String) -> ExplainedLines { ExplainedLines(file, word: word) }
}

extension ArraySlice<UInt8> {
  /// Whether other bytes occur in these.
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

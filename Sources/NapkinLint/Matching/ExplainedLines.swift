/// The lines on which a comment says that the author knows what a rule would say.
struct ExplainedLines {
  private let lines: LineIndex?
  private var explained: Set<Int> = []
  private let file: OutlinedFile

  init(_ file: OutlinedFile, word: String) {
    self.file = file
    let comments = file.trivia.filter { $0.kind.isComment && file.source.text($0.range).contains(word) }
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

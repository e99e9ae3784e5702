import NapkinLint
import Testing

/// One block of code of a page: files, and what has to be reported in them.
struct Example: CustomTestStringConvertible, Sendable {
  let page: PageFile
  /// The line of the page on which the code begins.
  let line: Int
  let files: [ExampleFile]
  let marks: [Mark]
  /// The files after all safe fixes, when the page shows them.
  let fixedFiles: [ExampleFile]?
  /// Whether the page says that no finding bears a safe fix.
  let hasNoFix: Bool
  /// What is wrong with the block itself.
  let problems: [Problem]

  struct Problem: Sendable {
    let line: Int
    let text: String
  }

  init(fence: RulePage.Fence, fixed: RulePage.Fence?, in page: PageFile) {
    var reader = ExampleReader(severity: page.rule?.severity ?? .error)
    reader.read(fence)
    self.page = page
    line = fence.line
    files = reader.files
    marks = reader.marks
    problems = reader.problems
    hasNoFix = fence.info.contains("no-fix")
    fixedFiles = fixed.map { fence in
      var reader = ExampleReader(severity: .error)
      reader.read(fence)
      return reader.files
    }
  }

  var testDescription: String { "\(page.path):\(line)" }

  var isReported: Bool { marks.contains { $0.word != "note" } }

  /// The paths of the files that findings stand in.
  var reportedPaths: Set<String> { Set(marks.filter { $0.word != "note" }.map(\.path)) }

  /// The page's line that shows a place in one of the files.
  func pageLine(of mark: Mark) -> Int {
    guard let file = files.first(where: { $0.path == mark.path }) else { return line }
    let index = LineIndex(Array(file.text.utf8)).line(at: mark.range.start) - 1
    return file.pageLines.indices.contains(index) ? file.pageLines[index] : line
  }
}

/// One file of an example.
struct ExampleFile: Sendable {
  let path: String
  var lines: [String] = []
  /// For each line, the page's line that shows it.
  var pageLines: [Int] = []

  var text: String { lines.map { $0 + "\n" }.joined() }
}

/// A place and the words that are said of it: a finding, or a place related to one.
struct Mark: Hashable, Sendable {
  let path: String
  let range: SourceRange
  /// `error`, `warning`, `info` or `note`.
  let word: String
  let message: String
}

extension Mark {
  /// What findings say, related places included; a place that explains several findings counts once.
  static func marks(of findings: [Finding]) -> [Mark] {
    let places = findings.flatMap(\.related)
    var notes: [Mark] = []
    for place in places {
      let note = Mark(path: place.path, range: place.range, word: "note", message: place.message)
      if !notes.contains(note) { notes.append(note) }
    }
    return findings.map { Mark(path: $0.path, range: $0.range, word: $0.severity.word, message: $0.message) } + notes
  }
}

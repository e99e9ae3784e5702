import NapkinLint

/// Parts a block of code into files, and takes the caret lines out.
///
/// A caret line is a comment below the code. Its carets mark a range of the line above, slashes that touch them
/// included; what follows is the message, with a severity before it when that is not the rule's own:
///
///     var router: HomeRouting?
///     //  ^^^^^^ warning: hold it weakly
struct ExampleReader {
  private(set) var files: [ExampleFile] = []
  private(set) var marks: [Mark] = []
  private(set) var problems: [Example.Problem] = []
  private let severity: Severity
  private var path = "Example.swift"

  init(severity: Severity) {
    self.severity = severity
  }

  mutating func read(_ fence: RulePage.Fence) {
    for (number, line) in fence.lines.enumerated() {
      read(line, pageLine: fence.line + number)
    }
  }

  private mutating func read(_ line: String, pageLine: Int) {
    if line.hasPrefix("// --- ") {
      path = String(line.dropFirst("// --- ".count))
      files.append(ExampleFile(path: path))
    } else if let caret = CaretLine(line) {
      mark(caret, pageLine: pageLine)
    } else {
      if files.isEmpty { files.append(ExampleFile(path: path)) }
      files[files.count - 1].lines.append(line)
      files[files.count - 1].pageLines.append(pageLine)
    }
  }

  private mutating func mark(_ caret: CaretLine, pageLine: Int) {
    guard let file = files.last, let code = file.lines.last else {
      return problems.append(.init(line: pageLine, text: "no code stands above the carets"))
    }
    guard caret.columns.upperBound <= code.count else {
      return problems.append(.init(line: pageLine, text: "the carets are longer than the code above them"))
    }
    let lineStart = file.text.utf8.count - code.utf8.count - 1
    let offset = { (column: Int) in lineStart + code.prefix(column).utf8.count }
    marks.append(
      Mark(
        path: file.path, range: SourceRange(offset(caret.columns.lowerBound), offset(caret.columns.upperBound)),
        word: caret.word ?? severity.word, message: caret.message))
  }
}

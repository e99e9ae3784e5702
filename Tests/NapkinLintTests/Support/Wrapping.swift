import NapkinLint
import Testing

/// A way to put an example elsewhere: insertions that either keep what is reported or silence it.
struct Wrapping: CustomTestStringConvertible, Sendable {
  let name: String
  /// Whether the code stays code.
  let keepsFindings: Bool
  private let insertions: @Sendable (ExampleFile, _ marks: [Mark], _ ruleID: String) -> [Insertion]

  var testDescription: String { name }

  /// The example's files with the insertions, and where its marks stand then.
  func apply(to example: Example) -> (files: [SourceFile], marks: [Mark]) {
    var files: [SourceFile] = []
    var marks: [Mark] = []
    for file in example.files {
      let ownMarks = example.marks.filter { $0.path == file.path }
      let isTouched = keepsFindings || example.reportedPaths.contains(file.path)
      let inserted = isTouched ? insertions(file, ownMarks, example.page.ruleID).sorted { $0.offset < $1.offset } : []
      files.append(SourceFile(path: file.path, bytes: Insertion.apply(inserted, to: Array(file.text.utf8))))
      marks += ownMarks.map { $0.moved(by: inserted) }
    }
    return keepsFindings ? (files, marks) : (files + [Self.liveFile], [])
  }

  /// Keeps the project a napkin project when all else is a comment.
  private static let liveFile = SourceFile(path: "Kept.swift", text: "import napkin\n")
}

extension Wrapping {
  static let all = silencing + keeping

  static let keeping = [
    Wrapping(name: "as it is", keepsFindings: true) { _, _, _ in [] },
    Wrapping(name: "under '#if DEBUG'", keepsFindings: true) { file, _, _ in around(file, "#if DEBUG\n", "#endif\n") },
    Wrapping(name: "in the '#else' of '#if false'", keepsFindings: true) { file, _, _ in
      around(file, "#if false\nlet a = 1\n#else\n", "#endif\n")
    },
    Wrapping(name: "behind emoji", keepsFindings: true) { file, marks, _ in
      around(file, "// \(emoji)\n", "")
        + starts(of: marks, in: file).map { Insertion(offset: $0, text: "/* \(emoji) */ ") }
    },
    Wrapping(name: "with CRLF", keepsFindings: true) { file, _, _ in
      file.text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }
        .map { Insertion(offset: $0.offset, text: "\r") }
    },
    Wrapping(name: "with a byte order mark", keepsFindings: true) { file, _, _ in around(file, "\u{FEFF}", "") },
    Wrapping(name: "with comments in all its spaces", keepsFindings: true) { file, _, _ in
      around(file, "/* c */ ", "/* c */") + gaps(of: file).map { Insertion(offset: $0, text: " /* c */") }
    },
  ]

  static let silencing = [
    Wrapping(name: "in a block comment", keepsFindings: false) { file, _, _ in around(file, "/*\n", "*/\n") },
    Wrapping(name: "under '#if false'", keepsFindings: false) { file, _, _ in around(file, "#if false\n", "#endif\n") },
    Wrapping(name: "in the '#else' of '#if true'", keepsFindings: false) { file, _, _ in
      around(file, "#if true\nlet a = 1\n#else\n", "#endif\n")
    },
    Wrapping(name: "in a string", keepsFindings: false) { file, _, _ in
      around(file, "let text = #####\"\"\"\n", "\"\"\"#####\n")
    },
    Wrapping(name: "below suppression comments", keepsFindings: false) { file, marks, ruleID in
      starts(of: marks.filter { $0.word != "note" }, in: file)
        .map { Insertion(offset: $0, text: "// napkin-lint:ignore next \(ruleID) -- why\n") }
    },
  ]

  private static let emoji = "👩‍👩‍👧‍👦🇩🇰é"

  private static func around(_ file: ExampleFile, _ head: String, _ tail: String) -> [Insertion] {
    [Insertion(offset: 0, text: head), Insertion(offset: file.text.utf8.count, text: tail)]
  }

  /// Where the lines of the marks begin, behind their indentation.
  private static func starts(of marks: [Mark], in file: ExampleFile) -> Set<Int> {
    let bytes = Array(file.text.utf8)
    let lines = LineIndex(bytes)
    return Set(
      marks.map { mark in
        let line = lines.range(ofLine: lines.line(at: mark.range.start), in: bytes)
        return bytes[line.start..<line.end].firstIndex { $0 != UInt8(ascii: " ") } ?? line.start
      })
  }

  /// The ends of tokens that white space follows.
  private static func gaps(of file: ExampleFile) -> [Int] {
    let bytes = Array(file.text.utf8)
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return Scanner.scan(bytes).tokens.map(\.end).filter { $0 < bytes.count && isSpace(bytes[$0]) }
  }
}

/// Text that goes in before the byte at an offset.
struct Insertion: Sendable {
  let offset: Int
  let text: String

  /// Puts insertions, in the order of their offsets, into a text.
  static func apply(_ insertions: [Insertion], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for insertion in insertions {
      result += bytes[copied..<insertion.offset] + Array(insertion.text.utf8)
      copied = insertion.offset
    }
    return result + bytes[copied...]
  }
}

extension Mark {
  fileprivate func moved(by insertions: [Insertion]) -> Mark {
    let shift = insertions.filter { $0.offset <= range.start }.reduce(0) { $0 + $1.text.utf8.count }
    return Mark(path: path, range: SourceRange(range.start + shift, range.end + shift), word: word, message: message)
  }
}

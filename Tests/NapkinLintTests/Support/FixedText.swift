import NapkinLint

/// What safe fixes make of a file.
enum FixedText {
  static func text(of file: ExampleFile, findings: [Finding]) -> String {
    let fixes = findings.filter { $0.path == file.path }.compactMap(\.fix).filter { $0.applicability == .safe }
    let edits = Set(fixes.flatMap(\.edits)).sorted { $0.range < $1.range }
    var bytes = Array(file.text.utf8)
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

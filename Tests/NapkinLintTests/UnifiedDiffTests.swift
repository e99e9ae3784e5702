import NapkinLint
import Testing

@Suite("A patch says what changed")
struct UnifiedDiffTests {
  @Test("The lines that changed stand with three lines around them", arguments: [
    ("1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\nX\n6\n7\n8\n", "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+X\n 6\n 7\n 8\n"),
    ("1\n2\n", "1\nX\n2\n", "@@ -1,2 +1,3 @@\n 1\n+X\n 2\n"),
    ("1\n2\n3\n", "1\n3\n", "@@ -1,3 +1,2 @@\n 1\n-2\n 3\n"),
    ("", "1\n", "@@ -0,0 +1 @@\n+1\n"),
    ("1\n", "", "@@ -1 +0,0 @@\n-1\n"),
    ("1", "2", "@@ -1 +1 @@\n-1\n\\ No newline at end of file\n+2\n\\ No newline at end of file\n"),
    ("1\n2", "0\n2", "@@ -1,2 +1,2 @@\n-1\n+0\n 2\n\\ No newline at end of file\n"),
    ("1\r\n2\r\n", "1\r\n3\r\n", "@@ -1,2 +1,2 @@\n 1\r\n-2\r\n+3\r\n"),
    ("a\na\na\n", "a\na\na\na\n", "@@ -1,3 +1,4 @@\n a\n a\n a\n+a\n"),
  ])
  func hunks(before: String, after: String, expected: String) {
    #expect(Self.diff(before, after) == "--- a/A.swift\n+++ b/A.swift\n\(expected)")
  }

  @Test("Changes far apart stand in hunks of their own, near ones in one")
  func apart() {
    let lines = (1...20).map(String.init)
    let far = Self.diff(Self.text(lines), Self.text(lines, replacing: [2, 15]))
    let near = Self.diff(Self.text(lines), Self.text(lines, replacing: [2, 9]))
    #expect(far.split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
    #expect(near.split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
  }

  @Test("Nothing changed, nothing printed")
  func nothing() {
    #expect(Self.diff("1\n2", "1\n2").isEmpty)
  }

  @Test("A path is quoted when a line of a patch cannot hold it", arguments: [
    ("A B.swift", "--- a/A B.swift\t"), ("A\tB.swift", "--- \"a/A\\tB.swift\""), ("A\"\\.swift", "--- \"a/A\\\"\\\\.swift\""),
    ("\u{1}.swift", "--- \"a/\\001.swift\""), ("Ä😀.swift", "--- a/Ä😀.swift"),
  ])
  func paths(path: String, expected: String) {
    let diff = String(decoding: UnifiedDiff(path: Array(path.utf8), before: [49], after: [50]).bytes, as: UTF8.self)
    #expect(diff.split(separator: "\n").first.map(String.init) == expected)
  }

  @Test("A path that is no text is quoted as git does")
  func bytes() {
    let diff = UnifiedDiff(path: Array("Ä".utf8) + [0xFF, 0x41], before: [49], after: [50]).bytes
    #expect(diff.starts(with: Array(#"--- "a/\303\204\377A""#.utf8)))
  }

  private static func diff(_ before: String, _ after: String) -> String {
    String(
      decoding: UnifiedDiff(path: Array("A.swift".utf8), before: Array(before.utf8), after: Array(after.utf8)).bytes, as: UTF8.self)
  }

  private static func text(_ lines: [String], replacing numbers: [Int] = []) -> String {
    lines.indices.map { (numbers.contains($0 + 1) ? "X" : lines[$0]) + "\n" }.joined()
  }
}

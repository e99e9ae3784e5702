import NapkinLint
import Testing

@Suite("A patch tells which lines changed")
struct ChangedLinesTests {
  @Test("Lines that come in, and those beside lines that go", arguments: [
    ("@@ -1,2 +1,3 @@\n a\n+b\n c\n", [2]), ("@@ -1,0 +2,2 @@\n+b\n+c\n", [2, 3]), ("@@ -1 +1 @@\n-a\n+b\n", [1]),
    ("@@ -3,2 +2,0 @@\n-c\n-d\n", [2, 3]), ("@@ -1,2 +0,0 @@\n-a\n-b\n", [1]),
    ("@@ -1,3 +1,2 @@ func f()\n a\n-b\n c\n", [1, 2]), ("@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n", [1]),
    ("@@ -1,2 +1,2 @@\n-a\n-++ b/Other.swift\n++++ b/Other.swift\n+a\n@@ -9 +9 @@\n-a\n+b\n", [1, 2, 8, 9]),
    ("@@ -1,3 +1,3 @@\n\n-b\n+c\n\n", [1, 2]),
  ])
  func lines(hunks: String, expected: [Int]) {
    let changes = ChangedLines(patch: Array("--- a/A.swift\n+++ b/A.swift\n\(hunks)".utf8))
    #expect(changes.paths == ["A.swift"])
    #expect((1...20).filter { changes.touch($0...$0, of: "A.swift") } == expected)
    #expect(!changes.touch(1...20, of: "B.swift"))
  }

  @Test("Paths as git and diff spell them", arguments: [
    ("b/A B.swift\t", "A B.swift"), ("A.swift\t2026-11-30 10:00:00", "A.swift"), ("\"b/A\\tB\\303\\244\\\"\\\\.swift\"", "A\tBä\"\\.swift"),
    ("w/A.swift", "A.swift"), ("i/A.swift\r", "A.swift"), ("src/A.swift", "src/A.swift"), ("b/b/A.swift", "b/A.swift"),
  ])
  func paths(text: String, expected: String) {
    #expect(ChangedLines(patch: Array("--- x\n+++ \(text)\n@@ -1 +1 @@\n-a\n+b\n".utf8)).paths == [expected])
  }

  @Test("A file that is gone, and what is no patch, change nothing", arguments: [
    "--- a/A.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n", "", "hello\n", "@@ -1 +1 @@\n+a\n", "+++ b/A.swift\n@@ nonsense @@\n",
    "+++ b/A.swift\n@@ -1,99999999999999999999 +1 @@\n", "+++ b/A.swift\n@@ -a +b @@\n", "+++ \"b/A",
  ])
  func nothing(_ patch: String) {
    #expect(ChangedLines(patch: Array(patch.utf8)).paths.isEmpty)
  }

  @Test("A hunk that promises more lines than there are ends with the patch")
  func short() {
    let changes = ChangedLines(patch: Array("+++ b/A.swift\n@@ -1,9 +1,9 @@\n a\n+b".utf8))
    #expect((1...9).filter { changes.touch($0...$0, of: "A.swift") } == [2])
  }
}

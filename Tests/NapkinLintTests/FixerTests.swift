import Testing

@testable import NapkinLint

@Suite("Fixes are made in rounds, each as a whole, and never for the worse")
struct FixerTests {
  @Test("What does not touch is made at once", arguments: [
    ("abcdef", [[(1, 2, "X")], [(3, 4, "Y")]], "aXcYef", 2),
    ("abcdef", [[(1, 1, "X")], [(2, 2, "Y")]], "aXbYcdef", 2),
    ("abcdef", [[(1, 3, "X")], [(3, 4, "Y")]], "aXYef", 2),
    ("abcdef", [[(0, 0, "X"), (6, 6, "Y")], [(3, 3, "-")]], "Xabc-defY", 2),
  ] as [(String, [[(Int, Int, String)]], String, Int)])
  func together(text: String, fixes: [[(Int, Int, String)]], expected: String, count: Int) {
    let result = Self.make(fixes, in: text)
    #expect(result.text == expected)
    #expect(result.count == count)
  }

  @Test("A fix that touches another waits as a whole", arguments: [
    [[(1, 3, "X")], [(2, 4, "Y"), (5, 5, "Z")]], [[(1, 3, "X")], [(2, 2, "Y"), (5, 5, "Z")]],
    [[(1, 3, "X")], [(5, 5, "Z"), (1, 1, "Y")]], [[(1, 3, "X")], [(1, 2, "Y"), (5, 5, "Z")]],
    [[(1, 3, "X")], [(0, 2, "Y"), (5, 5, "Z")]], [[(1, 3, "X")], [(0, 6, "Y")]],
    [[(1, 3, "X")], [(1, 3, "X"), (5, 5, "Z")]], [[(1, 3, "X")], [(5, 7, "Z")]], [[(1, 3, "X")], []],
  ] as [[[(Int, Int, String)]]])
  func waits(_ fixes: [[(Int, Int, String)]]) {
    let result = Self.make(fixes, in: "abcdef")
    #expect(result.text == "aXdef")
    #expect(result.count == 1)
  }

  @Test("The same edits are made once, for as many findings as ask for them")
  func same() {
    let result = Self.make([[(1, 2, "X")], [(1, 2, "X")], [(1, 1, "Y")]], in: "abc")
    #expect(result.text == "aXc")
    #expect(result.count == 2)
  }

  @Test("A line break that comes in is the file's own", arguments: [
    ("a\r\nb\n", 3, "a\r\nx\r\ny\r\nb\n"), ("a\nb\r\n", 2, "a\nx\ny\nb\r\n"), ("ab", 2, "abx\ny\n"), ("\nb", 2, "\nbx\ny\n"),
  ])
  func lineBreaks(text: String, place: Int, expected: String) {
    #expect(Self.make([[(place, place, "x\ny\n")]], in: text).text == expected)
  }

  @Test("Rounds go on until nothing is left to repair, and the second run has nothing to do")
  func rounds() {
    let files = [Self.source("a b b b c")]
    let run = Fixer(Self.linter(replacing: ["b": "bb", "bb": "d"])).fix(files)
    #expect(run.files.map { String(decoding: $0.after, as: UTF8.self) } == ["a d d d c"])
    #expect(run.files.map(\.counts) == [["replace-b": 3, "replace-bb": 3]])
    #expect(run.before.findings.count == 3)
    #expect(run.after.findings.isEmpty)
    #expect(Fixer(Self.linter(replacing: ["b": "bb", "bb": "d"])).fix([Self.source("a d d d c")]).files.isEmpty)
  }

  @Test("Fixes that chase each other come to an end")
  func chase() {
    let run = Fixer(Self.linter(replacing: ["a": "b", "b": "a"])).fix([Self.source("a")])
    #expect(run.files.isEmpty)
  }

  @Test("A file that would read worse is left as it was, and the others are repaired", arguments: ["x(", "x }", "\"x", "/* x", "b b"])
  func worse(_ replacement: String) {
    let files = [Self.source("a b", path: "A.swift"), Self.source("a c", path: "B.swift")]
    let run = Fixer(Self.linter(replacing: ["b": replacement, "c": "d"])).fix(files)
    #expect(run.files.map(\.path) == ["B.swift"])
    #expect(run.refusedPaths == ["A.swift"])
    #expect(run.after.findings.map(\.path) == ["A.swift"])
  }

  @Test("A flaw that was there before is no reason to refuse")
  func oldFlaw() {
    let run = Fixer(Self.linter(replacing: ["b": "d"])).fix([Self.source("a { b")])
    #expect(run.files.map { String(decoding: $0.after, as: UTF8.self) } == ["a { d"])
  }

  @Test("What a person has to look at is repaired only when that is allowed")
  func unsafe() {
    let linter = Self.linter(replacing: ["b": "d"], .unsafe)
    #expect(Fixer(linter).fix([Self.source("b")]).files.isEmpty)
    #expect(Fixer(linter, allowsUnsafe: true).fix([Self.source("b")]).files.count == 1)
    #expect(Fixer(linter, allowsUnsafe: true).fix([Self.source("b")], where: { _ in false }).files.isEmpty)
  }

  private static func source(_ text: String, path: String = "A.swift") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  private static func make(_ fixes: [[(Int, Int, String)]], in text: String) -> (text: String, count: Int) {
    var edited = EditedText(Array(text.utf8))
    let count = fixes.count { edits in
      edited.make(
        Fix(
          applicability: .safe, title: "",
          edits: edits.map { Fix.Edit(range: SourceRange($0.0, $0.1), replacement: $0.2) }))
    }
    return (String(decoding: edited.bytes, as: UTF8.self), count)
  }

  /// A linter whose rules replace each of some words by another.
  private static func linter(
    replacing words: [String: String], _ applicability: Fix.Applicability = .safe
  ) -> Linter {
    let rules = words.map { word, replacement in
      Rule("replace-\(word)", severity: .warning) { file, findings in
        for token in file.outline.tokens.indices where file.file.text(of: token) == word {
          let range = file.file.range(of: token)
          findings.report(
            range, "replace it",
            fix: Fix(
              applicability: applicability, title: "replace it",
              edits: [Fix.Edit(range: range, replacement: replacement)]))
        }
      }
    }
    return Linter(rules: rules, assumesFramework: true)
  }
}

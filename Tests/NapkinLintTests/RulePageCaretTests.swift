import NapkinLint
import Testing

@Suite("Caret lines say what is reported")
struct RulePageCaretTests {
  @Test(
    "Carets mark columns, slashes that touch them included",
    arguments: [
      ("  //  ^^^ a b", 6..<9, nil, "a b"), ("//^^ a", 0..<4, nil, "a"),
      ("    // ^ warning: a: b", 7..<8, "warning", "a: b"),
      ("// ^^ note: a", 3..<5, "note", "a"), ("//^ information: a", 0..<3, nil, "information: a"),
    ])
  func caretLine(line: String, columns: Range<Int>, word: String?, message: String) throws {
    let caret = try #require(CaretLine(line))
    #expect(caret.columns == columns)
    #expect(caret.word == word)
    #expect(caret.message == message)
  }

  @Test("Other lines are code", arguments: ["", "// a", "a // ^^ b", "  / ^", "// a ^^", "//"])
  func code(line: String) {
    #expect(CaretLine(line) == nil)
  }

  @Test("A block of code is parted into files, and carets become bytes")
  func files() {
    let example = example(["// --- A.swift", "é let a", "//^^^ b", "// --- B.swift", "c", "//^ d"])
    #expect(example.files.map(\.path) == ["A.swift", "B.swift"])
    #expect(example.files.map(\.text) == ["é let a\n", "c\n"])
    #expect(example.marks == [Mark(path: "A.swift", range: SourceRange(0, 6), word: "error", message: "b")])
    #expect(example.problems.map(\.line) == [7])
  }

  @Test("A wrapping moves the marks with the code", arguments: Wrapping.keeping)
  func wrapping(_ wrapping: Wrapping) {
    let example = example(["  let a = 1", "  //  ^ b", "  let c = 2", "  //  ^ d"])
    let (files, marks) = wrapping.apply(to: example)
    #expect(marks.map { files[0].text($0.range) } == ["a", "c"])
  }

  @Test("A wrapping that silences leaves no mark, and the files that it is not about as they are")
  func silencing() {
    let example = example(["// --- A.swift", "let a = 1", "//  ^ b", "// --- B.swift", "c"])
    for wrapping in Wrapping.silencing {
      let (files, marks) = wrapping.apply(to: example)
      #expect(marks.isEmpty)
      #expect(files.map(\.path) == ["A.swift", "B.swift", "Kept.swift"])
      #expect(files[0].bytes.count > example.files[0].text.utf8.count)
      #expect(files[1].text(SourceRange(0, files[1].bytes.count)) == "c\n")
    }
  }

  private func example(_ lines: [String]) -> Example {
    let text = (["```swift"] + lines + ["```"]).map { $0 + "\n" }.joined()
    let page = PageFile(path: "Rules/none.md", ruleID: "none", text: text)
    return Example(fence: page.page.fences[0], fixed: nil, in: page)
  }
}

import Testing

@testable import NapkinLint

@Suite("Offsets become lines and columns")
struct SourceTests {
  struct Place: CustomTestStringConvertible, Sendable {
    let text: String
    let offset: Int
    let line: Int
    let column: Int
    let utf16Column: Int

    var testDescription: String { "\(text.debugDescription) at \(offset)" }
  }

  @Test("Lines end at LF, CRLF and CR", arguments: [
    Place(text: "", offset: 0, line: 1, column: 1, utf16Column: 1),
    Place(text: "ab", offset: 2, line: 1, column: 3, utf16Column: 3),
    Place(text: "a\nb", offset: 1, line: 1, column: 2, utf16Column: 2),
    Place(text: "a\nb", offset: 2, line: 2, column: 1, utf16Column: 1),
    Place(text: "a\r\nb", offset: 2, line: 1, column: 3, utf16Column: 3),
    Place(text: "a\r\nb", offset: 3, line: 2, column: 1, utf16Column: 1),
    Place(text: "a\rb", offset: 2, line: 2, column: 1, utf16Column: 1),
    Place(text: "a\n\r\n\rb", offset: 5, line: 4, column: 1, utf16Column: 1),
    Place(text: "a\n", offset: 2, line: 2, column: 1, utf16Column: 1),
    Place(text: "é👍x", offset: 6, line: 1, column: 7, utf16Column: 4),
    Place(text: "a", offset: 9, line: 1, column: 10, utf16Column: 2),
  ])
  func positions(_ place: Place) {
    let bytes = Array(place.text.utf8)
    let index = LineIndex(bytes)
    #expect(index.position(at: place.offset) == Position(line: place.line, column: place.column))
    #expect(index.utf16Position(at: place.offset, in: bytes) == Position(line: place.line, column: place.utf16Column))
  }

  @Test("A line's range leaves its ending out", arguments: [
    (1, "ab"), (2, ""), (3, "c"), (4, "d"), (5, ""), (0, ""), (6, ""),
  ])
  func lines(number: Int, text: String) {
    let file = SourceFile(path: "A.swift", text: "ab\r\n\nc\rd\n")
    #expect(file.text(LineIndex(file.bytes).range(ofLine: number, in: file.bytes)) == text)
  }

  @Test("Bytes that are no UTF-8 are shown as such")
  func invalidBytes() {
    let file = SourceFile(path: "A.swift", bytes: [0x61, 0xFF, 0x62])
    #expect(file.text(SourceRange(0, 3)) == "a\u{FFFD}b")
    #expect(LineIndex(file.bytes).utf16Position(at: 2, in: file.bytes).column == 3)
  }

  @Test("A path has a folder", arguments: [
    ("A.swift", ""), ("App/A.swift", "App"), ("/App/Home/A.swift", "/App/Home"),
  ])
  func folders(path: String, folder: String) {
    #expect(SourceFile(path: path, text: "").folder == folder)
  }

  @Test("A file is in each folder on its path, and in no other", arguments: [
    ("App", true), ("Home", true), ("A.swift", false), ("Ho", false), ("", false),
  ])
  func isInFolder(name: String, isInside: Bool) {
    #expect(SourceFile(path: "App/Home/A.swift", text: "").isInFolder(named: name) == isInside)
  }

  @Test("Ranges contain what lies inside", arguments: [
    (SourceRange(2, 5), SourceRange(2, 5), true), (SourceRange(2, 5), SourceRange(3, 3), true),
    (SourceRange(2, 5), SourceRange(4, 6), false), (SourceRange(2, 5), SourceRange(1, 3), false),
  ])
  func ranges(outer: SourceRange, inner: SourceRange, isInside: Bool) {
    #expect(outer.contains(inner) == isInside)
  }
}

import Testing

@testable import NapkinLint

@Suite("A line of code in a frame")
struct ReportCodeLineTests {
  private func drawn(_ bytes: [UInt8], mark: SourceRange, width: Int = 60) -> String {
    let line = CodeLine(SourceRange(0, bytes.count), mark: mark, in: bytes, width: width)
    return line.text + "\n" + String(repeating: " ", count: line.indentation)
      + String(repeating: "^", count: line.markWidth)
  }

  @Test(
    "has its mark under the columns that the text fills",
    arguments: [
      ("a router b", "a router b\n  ^^^^^^"),
      ("\trouter", "    router\n    ^^^^^^"),
      ("ab\trouter\t?", "ab  router  ?\n    ^^^^^^"),
      ("é router", "é router\n  ^^^^^^"),
      ("e\u{301} router", "e\u{301} router\n  ^^^^^^"),
      ("漢字 router", "漢字 router\n     ^^^^^^"),
      ("👩‍👩‍👧🇩🇪👍🏽 router", "👩‍👩‍👧🇩🇪👍🏽 router\n       ^^^^^^"),
      ("❤️❤ router", "❤️❤ router\n    ^^^^^^"),
      ("ｆｕｌｌ router", "ｆｕｌｌ router\n         ^^^^^^"),
      ("\u{FEFF}router", "\u{FEFF}router\n^^^^^^"),
      ("a\u{1B}b\0router", "a␛b␀router\n    ^^^^^^"),
    ])
  func columns(source: String, picture: String) {
    let file = SourceFile(path: "a.swift", text: source)
    #expect(drawn(file.bytes, mark: file.range(of: "router")) == picture)
  }

  @Test("marks a wide name as wide as it is")
  func wideMark() {
    let file = SourceFile(path: "a.swift", text: "let 画面👍 = 1")
    #expect(drawn(file.bytes, mark: file.range(of: "画面👍")) == "let 画面👍 = 1\n    ^^^^^^")
  }

  @Test("shows each byte that is not UTF-8 as one column")
  func invalidBytes() {
    let bytes: [UInt8] = [0xFF, 0xC3, 0xE2, 0x82] + Array("x".utf8)
    #expect(drawn(bytes, mark: SourceRange(4, 5)) == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}x\n    ^")
  }

  @Test("keeps what lies around the mark when the line is long")
  func longLines() {
    let long = String(repeating: "abcdefgh", count: 20)
    let head = SourceFile(path: "a.swift", text: "router" + long)
    #expect(drawn(head.bytes, mark: head.range(of: "router"), width: 22) == "routerabcdefghabcdef…\n^^^^^^")
    let middle = SourceFile(path: "a.swift", text: long + "router" + long)
    #expect(
      drawn(middle.bytes, mark: middle.range(of: "router"), width: 22) == "…bcdefghrouterabcdefg…\n        ^^^^^^")
    let tail = SourceFile(path: "a.swift", text: long + "router")
    #expect(drawn(tail.bytes, mark: tail.range(of: "router"), width: 22) == "…bcdefghrouter\n        ^^^^^^")
  }

  @Test("cuts between characters, not between bytes")
  func longWideLines() {
    let wide = String(repeating: "漢", count: 2_000)
    let file = SourceFile(path: "a.swift", text: wide + "router" + wide)
    #expect(drawn(file.bytes, mark: file.range(of: "router"), width: 17) == "…漢漢router漢漢…\n     ^^^^^^")
  }

  @Test("keeps a few columns on a terminal that has fewer", arguments: [-3, 0, 1, 9])
  func narrow(width: Int) {
    let file = SourceFile(path: "a.swift", text: "var router: HomeRouting?")
    #expect(drawn(file.bytes, mark: file.range(of: "router"), width: width) == "… router:…\n  ^^^^^^")
  }

  @Test("shows the start of a mark that is wider than the line may be")
  func longMark() {
    let bytes = Array(String(repeating: "x", count: 500).utf8)
    #expect(
      drawn(bytes, mark: SourceRange(100, 400), width: 12) == "…xxxxxxxxxx…\n ^^^^^^^^^^")
  }
}

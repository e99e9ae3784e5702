import Testing

@testable import NapkinLint

@Suite("Scanner: trivia")
struct ScannerTriviaTests {
  @Test("A comment is trivia of its kind", arguments: [
    ("// a", "line-comment"),
    ("//", "line-comment"),
    ("/// a", "doc-line-comment"),
    ("//// a", "doc-line-comment"),
    ("/* a */", "block-comment"),
    ("/**/", "block-comment"),
    ("/** a */", "doc-block-comment"),
    ("/***/", "doc-block-comment"),
    ("/*/ a */", "block-comment"),
    ("/* a /* b */ c */", "block-comment"),
    ("/* a /* b */", "block-comment"),
    ("/* a", "block-comment"),
    ("/*", "block-comment"),
  ])
  func kinds(source: String, expected: String) {
    #expect(dumpKinds(source) == expected)
  }

  @Test("A comment ends where Swift ends it", arguments: [
    ("a // b\nc", "//␣b", "a c"),
    ("a // b\r\nc", "//␣b", "a c"),
    ("a // b\rc", "//␣b", "a c"),
    ("a /* b */ c", "/*␣b␣*/", "a c"),
    ("a/* /* */ \" */b", "/*␣/*␣*/␣\"␣*/", "a b"),
    ("/* // */ a", "/*␣//␣*/", "a"),
    ("// /* \na", "//␣/*␣", "a"),
    ("/**//**/a", "/**/ /**/", "a"),
    ("/* a **/ b", "/*␣a␣**/", "b"),
  ])
  func ends(source: String, trivia: String, tokens: String) {
    #expect(triviaTexts(source) == trivia)
    #expect(tokenTexts(source) == tokens)
  }

  @Test("An unterminated block comment is marked so", arguments: [
    ("/* a */", true), ("/* /* */", false), ("/*/", false),
  ])
  func isTerminated(source: String, expected: Bool) {
    #expect(Scanner.scan(Array(source.utf8)).trivia.map(\.isTerminated) == [expected])
  }

  @Test("A token knows whether white space, a comment or a line break lies before it", arguments: [
    ("a b", ["startsLine", "followsTrivia"]),
    ("a\nb", ["startsLine", "startsLine followsTrivia"]),
    ("a\r\tb", ["startsLine", "startsLine followsTrivia"]),
    ("a.b", ["startsLine", "", ""]),
    ("a/* */b", ["startsLine", "followsTrivia"]),
    ("a/*\n*/b", ["startsLine", "startsLine followsTrivia"]),
    ("a// \nb", ["startsLine", "startsLine followsTrivia"]),
    (" a", ["startsLine followsTrivia"]),
    ("\"\"\"\n\"\"\" a", ["startsLine", "", "", "followsTrivia"]),
  ])
  func flags(source: String, expected: [String]) {
    let flags = Scanner.scan(Array(source.utf8)).tokens.map { token in
      let names = [(Token.Flags.startsLine, "startsLine"), (.followsTrivia, "followsTrivia")]
      return names.filter { token.flags.contains($0.0) }.map(\.1).joined(separator: " ")
    }
    #expect(flags == expected)
  }

  @Test("A byte order mark and a shebang count at the file's start", arguments: [
    ("\u{FEFF}let", "bom word"),
    ("#!/usr/bin/swift\nlet", "shebang word"),
    ("\u{FEFF}#!/usr/bin/swift\nlet", "bom shebang word"),
    ("a\n#!x", "word pound operator word"),
    ("a \u{FEFF}b", "word garbage word"),
    ("#!", "shebang"),
  ])
  func fileStart(source: String, expected: String) {
    #expect(dumpKinds(source) == expected)
  }

  @Test("All kinds of white space are space", arguments: [
    " ", "\t", "\n", "\r", "\r\n", "\u{0B}", "\u{0C}", " \t\n \u{0C}",
  ])
  func whiteSpace(source: String) {
    let lines = TokenDump(Array("a\(source)b".utf8)).lines
    #expect(lines.map(\.kind) == ["word", "space", "word"])
  }

  @Test("Bytes that begin no token are garbage, as long as they go", arguments: [
    ([0x00], "garbage"),
    ([0x61, 0x00, 0x01, 0x7F, 0x62], "word garbage word"),
    ([0xFF, 0xFE, 0x61], "garbage word"),
    ([0xE2, 0x82, 0x61], "garbage word"),
    ([0xC0, 0x80], "garbage"),
    ([0xED, 0xA0, 0x80], "garbage"),
    ([0x60, 0x61], "garbage word"),
    ([0xC2, 0xA0, 0x61], "garbage word"),
    ([0x2A, 0x2F], "garbage"),
    ([0xE2, 0x80, 0x9D], "garbage"),
  ] as [([UInt8], String)])
  func garbage(bytes: [UInt8], expected: String) {
    #expect(dumpKinds(bytes) == expected)
  }

  @Test("A conflict marker is skipped with the code up to its end", arguments: [
    ("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\nd", "word conflict word"),
    ("<<<<<<< HEAD\n>>>>>>> other", "conflict"),
    (">>>> ORIGINAL\nb\n<<<<\nnext line\nd", "conflict word"),
    ("a\n<<<<<<< HEAD\nb", "word operator word word"),
    ("a\n <<<<<<< HEAD\n>>>>>>> other", "word operator word operator word"),
    ("a\n<<<<<<< HEAD\n >>>>>>> other", "word operator word operator word"),
    ("=======", "operator"),
  ])
  func conflicts(source: String, expected: String) {
    #expect(dumpKinds(source) == expected)
  }
}

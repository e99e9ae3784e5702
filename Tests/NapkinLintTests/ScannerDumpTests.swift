import Testing

@testable import NapkinLint

@Suite("Scanner: the dump")
struct ScannerDumpTests {
  @Test("A dump has a line for each token, each comment and each run of white space")
  func lines() {
    let dump = TokenDump(Array("let a = \"b\\(c)\" // d\n@e #f(1, 1.5)\n".utf8))
    #expect(String(decoding: dump.text, as: UTF8.self) == """
      0 3 word
      3 4 space
      4 5 word
      5 6 space
      6 7 operator
      7 8 space
      8 9 string-open
      9 10 string-text
      10 12 interp-open
      12 13 word
      13 14 interp-close
      14 15 string-close
      15 16 space
      16 20 line-comment
      20 21 space
      21 22 at
      22 23 word
      23 24 space
      24 25 pound
      25 26 word
      26 27 punctuation
      27 28 integer
      28 29 punctuation
      29 30 space
      30 33 float
      33 34 punctuation
      34 35 space

      """)
  }

  @Test("A gap that is not all white space shows as garbage")
  func gaps() {
    let source = ScannedSource(tokens: [Token(start: 2, end: 3, kind: .word)], trivia: [], words: WordSet())
    #expect(TokenDump(source, of: Array(" ab c".utf8)).lines.map(\.kind) == ["garbage", "word", "garbage"])
    #expect(TokenDump(source, of: Array("  b  ".utf8)).lines.map(\.kind) == ["space", "word", "space"])
  }
}

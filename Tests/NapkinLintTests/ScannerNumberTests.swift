import Testing

@testable import NapkinLint

@Suite("Scanner: numbers")
struct ScannerNumberTests {
  @Test("Integers of every base", arguments: [
    "0", "1_000", "0b1010_01", "0o17_7", "0xFF_a0", "007", "0b", "0b2", "0o9", "0xg", "0x", "12ab", "1_",
  ])
  func integers(source: String) {
    #expect(tokenTexts(source) == source)
    #expect(tokenKinds(source) == "integer")
  }

  @Test("Floats with fraction and exponent, wrong exponents included", arguments: [
    "0.1", "1_0.0_1", "1e10", "1E+5", "1.5e-3_0", "0x1p4", "0x1.8p-2", "0x1.8P+1", "1e", "1e+", "1.5ex",
    "0x1p", "0x1.8pq",
  ])
  func floats(source: String) {
    #expect(tokenTexts(source) == source)
    #expect(tokenKinds(source) == "float")
  }

  @Test("A period is part of a number only before a digit and not behind a period", arguments: [
    ("1.description", "1 . description", "integer period word"),
    ("t.0.1", "t . 0 . 1", "word period integer period integer"),
    ("t.0.1.2", "t . 0 . 1 . 2", "word period integer period integer period integer"),
    ("t.0 .1", "t . 0 . 1", "word period integer period integer"),
    ("1.", "1 .", "integer period"),
    ("0...9", "0 ... 9", "integer ellipsis integer"),
    ("1..<2", "1 ..< 2", "integer operator integer"),
    ("1.5.rounded()", "1.5 . rounded ( )", "float period word leftParenthesis rightParenthesis"),
    ("0xff.fp", "0xff . fp", "integer period word"),
    ("0xff.description", "0xff . description", "integer period word"),
    ("-1", "- 1", "operator integer"),
    ("1-1", "1 - 1", "integer operator integer"),
    ("1e-1-1", "1e-1 - 1", "float operator integer"),
  ])
  func periods(source: String, texts: String, kinds: String) {
    #expect(tokenTexts(source) == texts)
    #expect(tokenKinds(source) == kinds)
  }

  @Test("A platform's version is integers and periods", arguments: [
    ("@available(macOS 10.15, *)", "@ available ( macOS 10 . 15 , * )"),
    ("@available(iOS, introduced: 13.0.1, message: \"1.0 \\(1.5)\")",
      "@ available ( iOS , introduced : 13 . 0 . 1 , message : \" 1.0␣ \\( 1 . 5 ) \" )"),
    ("if #available(iOS 17.4, *), x(1.5)", "if #available ( iOS 17 . 4 , * ) , x ( 1.5 )"),
    ("#unavailable(iOS 17.4)", "#unavailable ( iOS 17 . 4 )"),
    ("@backDeployed(before: iOS 17.4) func f(a: Double = 1.5)",
      "@ backDeployed ( before : iOS 17 . 4 ) func f ( a : Double = 1.5 )"),
    ("available(1.5)", "available ( 1.5 )"),
    ("@available(iOS 17.4 { 1.5 }", "@ available ( iOS 17 . 4 { 1.5 }"),
    ("@Clamped(0.5)", "@ Clamped ( 0.5 )"),
  ])
  func versions(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }
}

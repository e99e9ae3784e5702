import Testing

@testable import NapkinLint

@Suite("Scanner: strings")
struct ScannerStringTests {
  @Test("A string is its delimiters, its text, and the tokens of its interpolations", arguments: [
    (#""""#, #"" ""#),
    (#""a b""#, #"" a␣b ""#),
    (#""a\"b\\" c"#, #"" a\"b\\ " c"#),
    (#""\u{1F600}\n\t\0""#, #"" \u{1F600}\n\t\0 ""#),
    (#""a\(b)c""#, #"" a \( b ) c ""#),
    (#""\(b)""#, #"" \( b ) ""#),
    (#""\(a)\(b)""#, #"" \( a ) \( b ) ""#),
    (#""\(f(x, (y)))z""#, #"" \( f ( x , ( y ) ) ) z ""#),
    (#""\(f { "}" })z""#, #"" \( f { " } " } ) z ""#),
    (#""\("\("\(a)")")""#, #"" \( " \( " \( a ) " ) " ) ""#),
    (#""\(a /* ) " */ + b)""#, #"" \( a + b ) ""#),
    (#""// no comment" // comment"#, #"" //␣no␣comment ""#),
    (#""\(a, b: [c])""#, #"" \( a , b : [ c ] ) ""#),
    (#"'single'"#, #"' single '"#),
  ])
  func singleLine(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }

  @Test("A multi-line string ends at three quotes", arguments: [
    ("\"\"\"\n  a \"b\" \"\"c\n  \"\"\"", "\"\"\" ⏎␣␣a␣\"b\"␣\"\"c⏎␣␣ \"\"\""),
    ("\"\"\"\n\\(a)\n\\\"\"\"\n\"\"\"", "\"\"\" ⏎ \\( a ) ⏎\\\"\"\"⏎ \"\"\""),
    ("\"\"\"\n\\(\na\n)\n\"\"\"", "\"\"\" ⏎ \\( a ) ⏎ \"\"\""),
    ("\"\"\"\n\\(\"\"\"\n\\(a)\n\"\"\")\n\"\"\"", "\"\"\" ⏎ \\( \"\"\" ⏎ \\( a ) ⏎ \"\"\" ) ⏎ \"\"\""),
    ("\"\"\"\r\na\\  \r\nb\r\n\"\"\"", "\"\"\" ↵⏎a\\␣␣↵⏎b↵⏎ \"\"\""),
    ("\"\"\"\"\n", "\"\"\" \"⏎"),
  ])
  func multiLine(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }

  @Test("Pounds make a quote and a backslash mean themselves", arguments: [
    (##"#"a"b\n\(c)"#"##, ##"#" a"b\n\(c) "#"##),
    (##"#"a\#(b)c"#"##, ##"#" a \#( b ) c "#"##),
    (###"##"a"#\#(b)\##(c)"##"###, ###"##" a"#\#(b) \##( c ) "##"###),
    (##"#"""#"##, ##"#" " "#"##),
    (##"#"a\#"#b"#"##, ##"#" a\#"#b "#"##),
    ("#\"\"\"\na\"\"\"b\\(c)\\#(d)\n\"\"\"#", "#\"\"\" ⏎a\"\"\"b\\(c) \\#( d ) ⏎ \"\"\"#"),
    (##"#""" a "#"##, ##"#" ""␣a␣ "#"##),
    (###"#"a"## b"###, ###"#" a "## b"###),
  ])
  func raw(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }

  @Test("A single-line string without its end ends with its line", arguments: [
    ("\"a\nb", "\" a b"),
    ("\"a\\\nb", "\" a\\ b"),
    ("\"a\\(b\nc", "\" a \\( b c"),
    ("\"a\\(b\"c\\(d\ne", "\" a \\( b \" c \\( d e"),
    ("\"a\\(b // c)\"\nd", "\" a \\( b d"),
    ("#\"a\"\nb", "#\" a\" b"),
    ("\"\"\"\n\\(\"a\\(b\nc)\n\"\"\"", "\"\"\" ⏎ \\( \" a \\( b c ) ⏎ \"\"\""),
    ("\"\"\"\na", "\"\"\" ⏎a"),
    ("\"\\(", "\" \\("),
    ("\"", "\""),
    ("'a\nb", "' a b"),
  ])
  func unterminated(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
    #expect(Scanner.scan(Array(source.utf8)).tokens[0].flags.contains(.isUnterminated) == !expected.hasSuffix("\"\"\""))
  }

  @Test("Only what lacks its end is marked so")
  func unterminatedFlags() {
    let tokens = Scanner.scan(Array("\"\"\"\n\\(\"a\\(b\nc)\n\"\"\" \"d\"".utf8)).tokens
    let marked = tokens.filter { $0.flags.contains(.isUnterminated) }
    #expect(marked.map(\.kind) == [.stringOpen, .interpolationOpen])
    #expect(marked.map(\.start) == [6, 8])
  }

  @Test("A pasted curly quote is a word, up to its partner", arguments: [
    ("\u{201C}a b\u{201D} c", "\u{201C}a␣b\u{201D} c"),
    ("\u{201C}a b\nc", "\u{201C} a b c"),
    ("\u{201C}a \\(b)\u{201D}", "\u{201C} a \\ ( b )"),
  ])
  func curlyQuotes(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }
}

import Testing

@testable import NapkinLint

@Suite("Scanner: regex literals")
struct ScannerRegexTests {
  @Test("A slash where an expression begins opens a regex", arguments: [
    ("x = /a b/", "x = /a␣b/"),
    ("f(/a/)", "f ( /a/ )"),
    ("[/a/, /b/]", "[ /a/ , /b/ ]"),
    ("return /a/", "return /a/"),
    ("/a/.b()", "/a/ . b ( )"),
    (#"x = /a\/b/"#, #"x = /a\/b/"#),
    ("x = /[)]/", "x = /[)]/"),
    ("x = /(a)/", "x = /(a)/"),
    ("x = /a\"b/", "x = /a\"b/"),
    ("case /a/:", "case /a/ :"),
    ("try? /^ x/", "try ? /^␣x/"),
    ("!/a/", "! /a/"),
    ("x = /^a/", "x = /^a/"),
    ("x ? /a/ : /b/", "x ? /a/ : /b/"),
    ("{ /a/ }", "{ /a/ }"),
    ("x = /é/", "x = /é/"),
  ])
  func bare(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
    #expect(tokenKinds(source).contains("regex"))
  }

  @Test("A slash between operands divides", arguments: [
    ("a / b / c", "a / b / c"),
    ("a/b/c", "a / b / c"),
    ("(a) / b / c", "( a ) / b / c"),
    ("1 / 2 / 3", "1 / 2 / 3"),
    ("x = a /b", "x = a / b"),
    ("f(/, a)", "f ( / , a )"),
    ("reduce(1, /)", "reduce ( 1 , / )"),
    ("f(/) / g(/)", "f ( / ) / g ( / )"),
    ("a /= b", "a /= b"),
    ("f(a) { / b / c }", "f ( a ) { /␣b␣/ c }"),
    ("x\n/ y /\nz", "x / y / z"),
    ("self / a / b", "self / a / b"),
    ("\"a\" / b / c", "\" a \" / b / c"),
    ("(/a)", "( / a )"),
    ("x = a</b", "x = a </ b"),
    ("func /(a: A) -> B { a / b }", "func / ( a : A ) -> B { a / b }"),
    ("operator /^/", "operator /^/"),
  ])
  func division(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
  }

  @Test("A regex in pounds holds slashes, and lines behind a line break", arguments: [
    ("#/a/b/#", "#/a/b/#"),
    ("##/a/#b/##", "##/a/#b/##"),
    ("#/\n  a # b\n  c/d\n/# x", "#/⏎␣␣a␣#␣b⏎␣␣c/d⏎/# x"),
    (#"#/a\/#b/#"#, #"#/a\/#b/#"#),
    ("a #/b/#", "a #/b/#"),
    ("#/a\nb", "#/a b"),
    ("#/\na\nb", "#/ a b"),
    ("#/ \na\n/## x", "#/␣⏎a⏎/## x"),
    ("#/\na\n#/\nb\n/#", "#/⏎a⏎#/⏎b⏎/#"),
  ])
  func extended(source: String, expected: String) {
    #expect(tokenTexts(source) == expected)
    #expect(tokenKinds(source).contains("regex"))
  }

  @Test("A regex without its end is marked so", arguments: [("#/a", true), ("#/a/#", false), ("x = /a/", false)])
  func isUnterminated(source: String, expected: Bool) throws {
    let regex = try #require(Scanner.scan(Array(source.utf8)).tokens.first { $0.kind == .regex })
    #expect(regex.flags.contains(.isUnterminated) == expected)
  }
}

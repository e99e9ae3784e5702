import Testing

@testable import NapkinLint

@Suite("Scanner: directives and macros")
struct ScannerDirectiveTests {
  @Test("A directive is one token, a macro is a pound and a name", arguments: [
    ("#if DEBUG", "poundIf word"),
    ("#elseif os(iOS)", "poundElseif word leftParenthesis word rightParenthesis"),
    ("#else", "poundElse"),
    ("#endif", "poundEndif"),
    ("#sourceLocation(file: \"a\", line: 1)",
      "poundSourceLocation leftParenthesis word colon stringOpen stringText stringClose comma word colon integer "
        + "rightParenthesis"),
    ("#available(iOS 17, *)", "pound leftParenthesis word integer comma operator rightParenthesis"),
    ("#unavailable(iOS 17)", "pound leftParenthesis word integer rightParenthesis"),
    ("#Preview {", "pound word leftBrace"),
    ("#file", "pound word"),
    ("#selector(a)", "pound word leftParenthesis word rightParenthesis"),
    ("#iffy", "pound word"),
    ("#if2", "poundIf integer"),
    ("##a", "pound pound word"),
    ("# if", "pound word"),
    ("#", "pound"),
    ("@Observable", "at word"),
    ("@Model<A>(\n  b: c\n)", "at word leftAngle word rightAngle leftParenthesis word colon word rightParenthesis"),
    ("#if canImport(A, _version: 1.2)",
      "poundIf word leftParenthesis word comma word colon float rightParenthesis"),
  ])
  func kinds(source: String, expected: String) {
    #expect(tokenKinds(source) == expected)
  }

  @Test("The availability conditions bear their word", arguments: [
    ("#available(", Word.available), ("#unavailable(", .unavailable), ("#a", .other),
  ])
  func availabilityWords(source: String, expected: Word) throws {
    #expect(try #require(Scanner.scan(Array(source.utf8)).tokens.first).word == expected)
  }
}

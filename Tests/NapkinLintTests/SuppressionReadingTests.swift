import Testing

@testable import NapkinLint

@Suite("A suppression comment is read")
struct SuppressionReadingTests {
  @Test("It says how far it reaches, for which rules, why, and until when", arguments: [
    ("// napkin-lint:ignore next weak-router -- the tool owns it", "next weak-router (the tool owns it)"),
    ("//napkin-lint:ignore this weak-router", "this weak-router ()"),
    ("// napkin-lint:ignore file weak-router, weak-listener -- a - b -- c", "file weak-router weak-listener (a - b -- c)"),
    ("// napkin-lint:ignore next weak-router weak-listener", "next weak-router weak-listener ()"),
    ("/// napkin-lint:ignore next a,b ,c", "next a b c ()"),
    ("/* napkin-lint:ignore next a */", "next a ()"),
    ("/*napkin-lint:ignore next a*/", "next a ()"),
    ("/**\n * napkin-lint:ignore next a -- why\n * so\n */", "next a (why so)"),
    ("/* napkin-lint:ignore this a -- why */", "this a (why)"),
    ("//\tnapkin-lint:ignore\tnext\ta\t--\twhy\r", "next a (why)"),
    ("// napkin-lint:ignore next a--why", "next a (why)"),
    ("// napkin-lint:ignore next a --", "next a ()"),
    ("// napkin-lint:ignore next a -- why (until 2027-01-31)", "next a (why) 2027-01-31"),
    ("// napkin-lint:ignore next a -- (until 2027-01-31) why", "next a (why) 2027-01-31"),
    ("/* napkin-lint:ignore next a -- why (until 2028-02-29)*/", "next a (why) 2028-02-29"),
    ("// napkin-lint:ignore next a -- only until the release", "next a (only until the release)"),
    ("// napkin-lint:ignore next a -- holds (until we move)", "next a (holds (until we move))"),
    ("// napkin-lint:ignore next a -- until 9 o'clock", "next a (until 9 o'clock)"),
  ])
  func directive(comment: String, expected: String) {
    let (read, mistakes) = read(comment)
    #expect(read == expected)
    #expect(mistakes.isEmpty)
  }

  @Test("What only looks like one is prose", arguments: [
    "//", "/**/", "// see napkin-lint:ignore next a", "// napkin-lint: nothing to say here", "// Note: ignore next a",
    "// napkin-lint ignores this", "// napkin-lint is a linter", "// swiftlint:disable:next force_cast",
    "// napkin-lint: ignored on purpose", "// napkin: a square of cloth", "// TODO: ignore", "// napkin-lint", "// napkin-lint:",
    "// napkin-lint: weak-router is wrong here",
  ])
  func prose(comment: String) {
    let source = SourceFile(path: "A.swift", text: comment + "\n")
    let trivia = Scanner.scan(source.bytes).trivia
    #expect(trivia.compactMap { SuppressionComment($0, in: source.bytes, rules: Self.rules) }.isEmpty)
  }

  @Test("What is mistyped is named, and mended where it is certain what was meant", arguments: [
    ("napkin-lint: ignore next weak-router", "napkin-lint:ignore next weak-router"),
    ("napkinlint:ignore next weak-router -- why", "napkin-lint:ignore next weak-router -- why"),
    ("Napkin-Lint:ignore next weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin_lint:ignore next weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin lint:ignore next weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin:ignore next weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin-lint ignore next weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin-lint:ignorenext weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin-lint:ignore-next weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin-lint:ignore:this weak-router", "napkin-lint:ignore this weak-router"),
    ("napkin-lint:disable:next weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin-lint:disable-file weak-router, weak-listener -- x", "napkin-lint:ignore file weak-router, weak-listener -- x"),
    ("napkin-lint:ignored next weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin-lint:ingore next weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin-lint:ignore nxt weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin-lint:ignore next-line weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin-lint:ignore line weak-router", "napkin-lint:ignore this weak-router"),
    ("napkin-lint:ignore Next weak-router", "napkin-lint:ignore next weak-router"),
    ("napkin-lint:ignore next weak-router - why not", "napkin-lint:ignore next weak-router -- why not"),
    ("napkin-lint:ignore next weak-router — why not", "napkin-lint:ignore next weak-router -- why not"),
    ("napkin-lint:ignore next weak-router the tool owns it", "napkin-lint:ignore next weak-router -- the tool owns it"),
    ("napkin-lint:ignore next a -- why (until 2027/1/5)", "napkin-lint:ignore next a -- why (until 2027-01-05)"),
    ("napkin-lint:ignore next a -- why until 2027-01-05", "napkin-lint:ignore next a -- why (until 2027-01-05)"),
    ("napkin-lint:ignore next a -- why (until: 2027-01-05)", "napkin-lint:ignore next a -- why (until 2027-01-05)"),
  ])
  func mended(comment: String, expected: String) {
    let (_, mistakes) = read("// \(comment)")
    #expect(mistakes.count == 1)
    guard let edit = mistakes.first?.edit else { return #expect(Bool(false), "nothing is mended") }
    let bytes = Array("// \(comment)".utf8)
    let after = bytes[..<edit.range.start] + Array(edit.replacement.utf8) + bytes[edit.range.end...]
    #expect(String(decoding: after, as: UTF8.self) == "// \(expected)")
    #expect(read("// \(expected)").mistakes.isEmpty)
  }

  @Test("What cannot be mended says what is missing", arguments: [
    ("napkin-lint:ignore", "say how far this reaches"), ("napkin-lint:ignore weak-router", "say how far this reaches"),
    ("napkin-lint:ignore all weak-router", "say how far this reaches"), ("napkin-lint:ignore next", "say which rule"),
    ("napkin-lint:ignore next -- a", "say which rule"), ("napkin-lint:ignore next because I say so", "say which rule"),
    ("napkin-lint:enable next weak-router", "this allows nothing"), ("napkin-lint:foo", "this allows nothing"),
    ("napkin-lint:ignore next a -- (until 2027-02-29)", "'2027-02-29' is no day"),
    ("napkin-lint:ignore next a -- (until 31.01.2027)", "'31.01.2027' is no day"),
  ])
  func incomplete(comment: String, expected: String) {
    let mistakes = read("// \(comment)").mistakes
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.message.hasPrefix(expected) == true, "\(mistakes)")
    #expect(mistakes.first?.edit == nil)
  }

  private static let rules = RuleNames(["weak-router", "weak-listener", "di-nonisolated"])

  private func read(_ text: String) -> (directive: String?, mistakes: [SuppressionMistake]) {
    let bytes = Array(text.utf8)
    guard let comment = Scanner.scan(bytes).trivia.first.flatMap({ SuppressionComment($0, in: bytes, rules: Self.rules) })
    else { return (nil, []) }
    let directive = comment.directive.map { directive in
      let day = directive.lastDay.map { " \($0.text)" } ?? ""
      return "\(directive.reach.rawValue) \(directive.rules.map(\.rule).joined(separator: " ")) (\(directive.reason))\(day)"
    }
    return (directive, comment.mistakes)
  }
}

@Suite("A day of the calendar")
struct DayTests {
  @Test("is written in one way", arguments: ["2027-01-31", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func reading(text: String) { #expect(Day(text)?.text == text) }

  @Test("is in the calendar", arguments: [
    "2027-02-29", "1900-02-29", "2027-13-01", "2027-00-01", "2027-04-31", "2027-01-00", "0000-01-01", "2027-1-31", "27-01-31",
    "2027/01/31", "2027-01-31 ", "+027-01-31", "", "2027-01-3x",
  ])
  func invalid(text: String) { #expect(Day(text) == nil) }

  @Test("comes from a clock", arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"), (951_782_400, "2000-02-29"),
    (1_801_353_599, "2027-01-30"), (1_801_353_600, "2027-01-31"), (4_107_542_400, "2100-03-01"),
  ])
  func clock(seconds: Int, text: String) { #expect(Day(secondsSince1970: seconds)?.text == text) }

  @Test("comes before later ones")
  func order() throws {
    let days = try ["2026-12-31", "2027-01-31", "2027-02-01"].map { try #require(Day($0)) }
    #expect(days.sorted() == days && days.reversed().sorted() == days)
  }
}

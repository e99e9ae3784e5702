import Foundation
import Testing

@testable import NapkinLint

@Suite("What is allowed")
struct ReportSuppressedTests {
  /// A finding that counts between one that a comment allows and one that the baseline has.
  private static let example: ReportExample = {
    var example = ReportExample()
    let file = example.file("Home.swift", "let a = 1\nlet b = 1\nlet c = 1\nlet b = 1\n")
    example.finding("a", in: file, .error, "not a")
    example.allow(.comment(reason: "it is a \"test\""))
    example.finding("c", in: file, .warning, "not c")
    example.allow(.baseline)
    example.finding("b", in: file, .warning, "not b")
    example.hasBaseline = true
    return example
  }()

  private static func text(_ format: ReportFormat, showsSuppressed: Bool) -> String {
    example.text(format) { $0.showsSuppressed = showsSuppressed }
  }

  @Test("is in no report unless the user asks for it", arguments: ReportFormat.allCases)
  func absent(format: ReportFormat) {
    var plain = ReportExample()
    let file = plain.file("Home.swift", "let a = 1\nlet b = 1\nlet c = 1\nlet b = 1\n")
    plain.finding("b", in: file, .warning, "not b")
    plain.hasBaseline = true
    #expect(Self.text(format, showsSuppressed: false) == plain.text(format))
    if !format.canShowSuppressed { #expect(Self.text(format, showsSuppressed: true) == plain.text(format)) }
  }

  @Test("is marked in JSON, in its place, and counts nowhere", arguments: [ReportFormat.json, .jsonl])
  func json(format: ReportFormat) throws {
    let text = Self.text(format, showsSuppressed: true)
    let findings: [Reading.Object] =
      if format == .json { try Reading.value(Reading.object(text), "findings") } else {
        try text.split(separator: "\n").map { try Reading.object(String($0)) }
      }
    #expect(findings.map { $0["message"] as? String } == ["not a", "not b", "not c"])
    #expect(findings.map { $0["suppressed"] as? Bool } == [true, false, true])
    let suppressions = findings.map { $0["suppression"] as? [String: String] }
    #expect(
      suppressions == [
        ["kind": "inSource", "justification": "it is a \"test\""], nil,
        ["kind": "external", "justification": "the baseline has it"],
      ])
    guard format == .json else { return }
    let counts: [String: Int] = try Reading.value(Reading.object(text), "counts")
    #expect(counts == ["error": 0, "warning": 1, "info": 0])
  }

  @Test("has its suppressions in SARIF, and every result says whether it is new")
  func sarif() throws {
    let text = Self.text(.sarif, showsSuppressed: true)
    let results: [Reading.Object] = try Reading.value(Reading.object(text), "runs", "0", "results")
    let suppressions = results.map { $0["suppressions"] as? [[String: String]] }
    #expect(
      suppressions == [
        [["kind": "inSource", "justification": "it is a \"test\""]], [],
        [["kind": "external", "justification": "the baseline has it"]],
      ])
    #expect(results.map { $0["baselineState"] as? String } == ["new", "new", "unchanged"])
    var example = Self.example
    example.hasBaseline = false
    #expect(!example.text(.sarif).contains("baselineState") && !example.text(.sarif).contains("\"suppressions\":["))
  }

  @Test("does not change the fingerprints of what counts")
  func fingerprints() throws {
    var example = ReportExample()
    let file = example.file("Home.swift", "let a = a\n")
    for _ in 0..<2 { example.finding("a", in: file) }
    example.allow(.comment(reason: ""))
    let alone: [Reading.Object] = try Reading.value(Reading.object(example.text(.json)), "findings")
    let all: [Reading.Object] = try Reading.value(
      Reading.object(example.text(.json) { $0.showsSuppressed = true }), "findings")
    let counting = all.filter { $0["suppressed"] as? Bool == false }
    #expect(counting.map { $0["fingerprint"] as? String } == alone.map { $0["fingerprint"] as? String })
    #expect(Set(all.compactMap { $0["fingerprint"] as? String }).count == 2)
  }

  @Test("comes from the linter with the comment's reason")
  func linter() {
    let text = "import napkin\nactor I: Interactable {\n  // napkin-lint:ignore next weak-router -- it may (until 2027-01-31)\n"
      + "  var router: Routing?\n}\n"
    let file = SourceFile(path: "a.swift", text: text)
    let run = Linter(rules: [.weakRouter]).run(fileCount: 1, jobs: 1) { _ in file }
    #expect(run.findings.isEmpty && run.sources.keys.contains("a.swift"))
    #expect(run.allowed.map(\.ground) == [.comment(reason: "it may")])
    #expect(run.allowed.map(\.finding.rule) == ["weak-router"])
  }
}

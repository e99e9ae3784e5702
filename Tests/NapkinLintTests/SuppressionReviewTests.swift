import Testing

@testable import NapkinLint

@Suite("Suppressions are looked after")
struct SuppressionReviewTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let members: String
    /// `line:rule`, in order.
    let findings: [String]
    /// What `--fix` makes of the members; nil when it changes nothing.
    let fixed: String?

    init(_ title: String, _ members: String, _ findings: [String], fixed: String? = nil) {
      (testDescription, self.members, self.findings, self.fixed) = (title, members, findings, fixed)
    }
  }

  @Test("What is wrong is reported, and mended where that is safe", arguments: unused + expired + mistyped + circles)
  func review(_ example: Case) {
    let linter = Self.linter(RuleSelection(levels: ["suppression-without-reason": .off]))
    let run = Fixer(linter).fix([Self.file(example.members)]) { $0.rule.hasPrefix("suppression-") }
    #expect(Self.places(run.before.findings, in: example.members) == example.findings)
    let text = run.files.first.map { String(decoding: $0.after, as: UTF8.self) }
    #expect(text == example.fixed.map { Self.text($0) })
    #expect(run.refusedPaths.isEmpty)
  }

  @Test("Only rules that ran can be called unused")
  func rulesThatRan() {
    let members = "// napkin-lint:ignore next weak-router, weak-listener\nvar a: Int?"
    let file = Self.file(members)
    let findings = Self.linter(RuleSelection(skipped: ["weak-router"])).lint([file])
    #expect(Self.places(findings, in: members) == ["1:suppression-unused"])
    #expect(Self.linter(RuleSelection(skipped: ["weak-router", "weak-listener"])).lint([file]).isEmpty)
    #expect(Self.linter(RuleSelection(only: ["weak-router"])).lint([file]).isEmpty)
  }

  @Test("A run that sees a part of a project calls nothing unused that depends on the rest")
  func partialRuns() {
    let file = Self.file("// napkin-lint:ignore next weak-router\nvar a: Int?")
    let policy = SuppressionPolicy(seesWholeProjects: false)
    let linter = Linter(rules: Self.rules, suppressionPolicy: policy)
    #expect(linter.lint([file]).isEmpty)
  }

  @Test("Only projects of the framework are looked at")
  func otherProjects() {
    let file = SourceFile(path: "A.swift", text: "// napkin-lint:ignore next weak-routr\nvar a: Int?\n// napkin-lint:foo\n")
    #expect(Linter(rules: Rule.all).lint([file]).isEmpty)
  }

  @Test("A finding that is back says until when it was allowed, and where")
  func expiredFinding() throws {
    let file = Self.file("// napkin-lint:ignore next weak-router -- x (until 2026-06-30)\nvar a: Routing?")
    let finding = try #require(Self.linter(RuleSelection(only: ["weak-router"])).lint([file]).first)
    #expect(finding.message.hasSuffix("; it was allowed until 2026-06-30"))
    #expect(finding.related.last.map { file.text($0.range) } == "napkin-lint:ignore next weak-router")
  }

  @Test("Without a day nothing expires")
  func noDay() {
    let file = Self.file("// napkin-lint:ignore next weak-router -- x (until 2001-01-01)\nvar a: Routing?")
    #expect(Linter(rules: Self.rules).lint([file]).isEmpty)
  }

  @Test("Reasons are asked for when the user wants them")
  func reasons() {
    let file = Self.file("// napkin-lint:ignore next weak-router -- (until 2026-12-31)\nvar a: Routing?")
    var selection = RuleSelection()
    #expect(Self.linter(selection).lint([file]).isEmpty)
    selection.requiresReasons = true
    #expect(Self.linter(selection).lint([file]).map(\.rule) == ["suppression-without-reason"])
    selection.levels["suppression-without-reason"] = .off
    #expect(Self.linter(selection).lint([file]).isEmpty)
  }

  private static let rules = Rule.all.filter { $0.reviewSuppressions != nil || $0.id.hasPrefix("weak-") || $0.id == "di-nonisolated" }

  private static func linter(_ selection: RuleSelection) -> Linter {
    Linter(
      rules: rules, selection: selection, suppressionPolicy: SuppressionPolicy(today: Day("2026-07-01")))
  }

  private static func text(_ members: String) -> String {
    "import napkin\nactor I: Interactable {\n  let lifecycle = 1\n\(members)\n}\n"
  }

  private static func file(_ members: String) -> SourceFile { SourceFile(path: "A.swift", text: text(members)) }

  /// `line:rule` of findings in the file with these members.
  private static func places(_ findings: [Finding], in members: String) -> [String] {
    let lines = LineIndex(file(members).bytes)
    return findings.map { "\(lines.line(at: $0.range.start) - 3):\($0.rule)" }
  }
}

extension SuppressionReviewTests {
  private static let unused = [
    Case("used", "// napkin-lint:ignore next weak-router\nvar a: Routing?", []),
    Case("unused, on its own line", "  // napkin-lint:ignore next weak-router\nvar a: Int?", ["1:suppression-unused"], fixed: "var a: Int?"),
    Case("unused, behind code", "var a: Int? // napkin-lint:ignore this weak-router -- x\nvar b: Int?",
      ["1:suppression-unused"], fixed: "var a: Int?\nvar b: Int?"),
    Case("unused, before code", "/* napkin-lint:ignore this weak-router */ var a: Int?", ["1:suppression-unused"], fixed: "var a: Int?"),
    Case("unused, between code", "var a /* napkin-lint:ignore this weak-router */ : Int?", ["1:suppression-unused"], fixed: "var a : Int?"),
    Case("unused, over several lines", "/* napkin-lint:ignore next weak-router --\n why */\nvar a: Int?",
      ["1:suppression-unused"], fixed: "var a: Int?"),
    Case("unused, for the file", "var a: Int?\n// napkin-lint:ignore file weak-router", ["2:suppression-unused"], fixed: "var a: Int?"),
    Case("the first of two rules", "// napkin-lint:ignore next weak-listener, weak-router -- x\nvar a: Routing?",
      ["1:suppression-unused"], fixed: "// napkin-lint:ignore next weak-router -- x\nvar a: Routing?"),
    Case("the last of two rules", "// napkin-lint:ignore next weak-router, weak-listener -- x\nvar a: Routing?",
      ["1:suppression-unused"], fixed: "// napkin-lint:ignore next weak-router -- x\nvar a: Routing?"),
    Case("all but one of four rules",
      "// napkin-lint:ignore next weak-listener, weak-presenter-in-view,weak-router , weak-listener\nvar a: Routing?",
      ["1:suppression-unused", "1:suppression-unused", "1:suppression-unused"],
      fixed: "// napkin-lint:ignore next weak-router\nvar a: Routing?"),
    Case("a rule twice", "// napkin-lint:ignore next weak-router, weak-router\nvar a: Routing?", ["1:suppression-unused"],
      fixed: "// napkin-lint:ignore next weak-router\nvar a: Routing?"),
    Case("both rules", "// napkin-lint:ignore next weak-router, weak-listener\nvar a: Int?", ["1:suppression-unused"], fixed: "var a: Int?"),
    Case("a rule beside one that did not run", "// napkin-lint:ignore next di-nonisolated, weak-router\nvar a: Int?",
      ["1:suppression-unused"], fixed: "// napkin-lint:ignore next di-nonisolated\nvar a: Int?"),
    Case("the outer of two", "// napkin-lint:ignore file weak-router\n// napkin-lint:ignore next weak-router\nvar a: Routing?",
      ["1:suppression-unused"], fixed: "// napkin-lint:ignore next weak-router\nvar a: Routing?"),
    Case("of two equal ones the second", "// napkin-lint:ignore next weak-router\n// napkin-lint:ignore next weak-router\nvar a: Routing?",
      ["2:suppression-unused"], fixed: "// napkin-lint:ignore next weak-router\nvar a: Routing?"),
    Case("under '#if false'", "#if false\n// napkin-lint:ignore next weak-router\nvar a: Int?\n#endif", []),
  ]

  private static let expired = [
    Case("expired, with something to allow", "// napkin-lint:ignore next weak-router -- x (until 2026-06-30)\nvar a: Routing?",
      ["1:suppression-expired", "2:weak-router"]),
    Case("expired, with nothing to allow", "// napkin-lint:ignore next weak-router -- x (until 2026-06-30)\nvar a: Int?",
      ["1:suppression-expired"], fixed: "var a: Int?"),
    Case("on its last day", "// napkin-lint:ignore next weak-router -- x (until 2026-07-01)\nvar a: Routing?", []),
    Case("unused before its last day", "// napkin-lint:ignore next weak-router -- x (until 2026-12-31)\nvar a: Int?",
      ["1:suppression-unused"], fixed: "var a: Int?"),
    Case("no day", "// napkin-lint:ignore next weak-router -- x (until 2026-06-31)\nvar a: Routing?", ["1:suppression-malformed"]),
  ]

  private static let mistyped = [
    Case("a directive over something to allow", "// napkin-lint:disable:next weak-router\nvar a: Routing?",
      ["1:suppression-malformed", "2:weak-router"], fixed: "// napkin-lint:ignore next weak-router\nvar a: Routing?"),
    Case("a directive over nothing", "// napkin-lint:disable:next weak-router\nvar a: Int?", ["1:suppression-malformed"]),
    Case("a rule over something to allow", "// napkin-lint:ignore next weak-ruter\nvar a: Routing?",
      ["1:suppression-unknown-rule", "2:weak-router"], fixed: "// napkin-lint:ignore next weak-router\nvar a: Routing?"),
    Case("a rule over nothing", "// napkin-lint:ignore next weak-ruter\nvar a: Int?", ["1:suppression-unknown-rule"]),
    Case("a rule that resembles none", "// napkin-lint:ignore next everything\nvar a: Routing?",
      ["1:suppression-unknown-rule", "2:weak-router"]),
    Case("a rule beside an unused one", "// napkin-lint:ignore next nothing, weak-router\nvar a: Int?",
      ["1:suppression-unknown-rule", "1:suppression-unused"], fixed: "// napkin-lint:ignore next nothing\nvar a: Int?"),
    Case("a reason without dashes", "// napkin-lint:ignore next weak-router it lives on\nvar a: Routing?",
      ["1:suppression-malformed"], fixed: "// napkin-lint:ignore next weak-router -- it lives on\nvar a: Routing?"),
  ]

  private static let circles = [
    Case("allowed by one above", "// napkin-lint:ignore next suppression-unused\n// napkin-lint:ignore next weak-router\nvar a: Int?", []),
    Case("allowed for the file", "// napkin-lint:ignore file suppression-unused\nvar a: Int? // napkin-lint:ignore this weak-router", []),
    Case("not allowed by one below", "// napkin-lint:ignore next weak-router\nvar a: Int?\n// napkin-lint:ignore file suppression-unused",
      ["1:suppression-unused"], fixed: "var a: Int?\n// napkin-lint:ignore file suppression-unused"),
    Case("not allowed by itself", "// napkin-lint:ignore file suppression-unused, weak-router\nvar a: Int?",
      ["1:suppression-unused"], fixed: "// napkin-lint:ignore file suppression-unused\nvar a: Int?"),
    Case("with nothing to allow among suppressions", "// napkin-lint:ignore file suppression-unused\nvar a: Int?", []),
    Case("not allowed after its last day",
      "// napkin-lint:ignore file suppression-unused -- x (until 2026-06-30)\n// napkin-lint:ignore next weak-router\nvar a: Int?",
      ["1:suppression-expired", "2:suppression-unused"],
      fixed: "// napkin-lint:ignore file suppression-unused -- x (until 2026-06-30)\nvar a: Int?"),
  ]
}

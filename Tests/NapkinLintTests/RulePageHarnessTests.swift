import NapkinLint
import Testing

/// Runs examples of a rule that is known by heart, so that a mistake of the harness does not look like a good rule.
@Suite("The harness sees what a rule does wrong")
struct RulePageHarnessTests {
  private static let rule = Rule("no-router", severity: .warning) { file, findings in
    for token in file.outline.tokens where token.keyword == .router && !token.flags.contains(.startsLine) {
      findings.report(token.range, "no router")
    }
  }

  private static let example = {
    let text = """
      ```swift
      import napkin
      let router = 1
      //  ^^^^^^ warning: no router
      let presenter = "router" // router
      #if DEBUG
      func f() { print(router) }
      //               ^^^^^^ warning: no router
      #endif
      ```
      """
    let page = PageFile(path: "Rules/no-router.md", ruleID: "no-router", text: text)
    return Example(fence: page.page.fences[0], fixed: nil, in: page)
  }()

  @Test("What is marked is found wherever the example is put", arguments: Wrapping.all)
  func wrapping(_ wrapping: Wrapping) {
    let (files, marks) = wrapping.apply(to: Self.example)
    let findings = Linter(rules: [Self.rule]).lint(files)
    #expect(findings.count == (wrapping.keepsFindings ? 2 : 0))
    #expect(Difference.differences(of: findings, from: marks) == [])
  }

  @Test("A missing, a surplus, a shifted and a misworded finding are differences")
  func differences() {
    let findings = Linter(rules: [Self.rule]).lint(Wrapping.keeping[0].apply(to: Self.example).files)
    let marks = Self.example.marks
    let shifted = Mark(path: marks[0].path, range: SourceRange(18, 23), word: "warning", message: "no router")
    let louder = Mark(path: marks[0].path, range: marks[0].range, word: "error", message: "no router")
    let differences = { Difference.differences(of: findings, from: $0) }
    #expect(differences([marks[0]]) == [Difference(mark: marks[1], isMissing: false)])
    #expect(differences(marks + [shifted]) == [Difference(mark: shifted, isMissing: true)])
    #expect(differences(marks + [marks[0]]) == [Difference(mark: marks[0], isMissing: true)])
    #expect(differences([louder, marks[1]]).map(\.mark.word) == ["error", "warning"])
  }
}

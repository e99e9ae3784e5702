import NapkinLint
import Testing

@Suite("The examples of the rules' pages are their tests")
struct RulePageExampleTests {
  private static let allExamples = (Repository.pages + Repository.cases).flatMap(\.examples)
  private static let examples = allExamples.filter { $0.page.rule != nil }

  @Test("Carets stand below code", arguments: allExamples)
  func form(_ example: Example) {
    for problem in example.problems { example.page.record(problem.text, line: problem.line) }
    for file in example.files where !closesItsComments(file.text) {
      example.page.record("'\(file.path)' cannot stand in a comment: '/*' and '*/' do not match", line: example.line)
    }
  }

  @Test("What carets mark is reported in their words, and nothing else is", arguments: examples)
  func findings(_ example: Example) throws {
    let rule = try #require(example.page.rule)
    for wrapping in Wrapping.keeping {
      let (files, marks) = wrapping.apply(to: example)
      let findings = rule.findings(in: files)
      guard compare(findings, with: marks, in: example, place: wrapping.name) else { return }
    }
  }

  @Test("No other rule has anything to say about a page's examples", arguments: Repository.pages.flatMap(\.examples))
  func otherRules(_ example: Example) {
    guard let rule = example.page.rule else { return }
    let (files, marks) = Wrapping.keeping[0].apply(to: example)
    let own = rule.isOnByDefault ? [] : rule.findings(in: files)
    compare(Linter(rules: Rule.all, suppressionPolicy: Rule.policy).lint(files) + own, with: marks, in: example, place: "with all rules")
  }

  @Test("Code that is no code is not reported", arguments: examples.filter(\.isReported))
  func silence(_ example: Example) throws {
    let rule = try #require(example.page.rule)
    for wrapping in Wrapping.silencing {
      compare(rule.findings(in: wrapping.apply(to: example).files), with: [], in: example, place: wrapping.name)
    }
  }

  @Test("Safe fixes give what the page shows, and that is clean", arguments: examples.filter { $0.fixedFiles != nil })
  func fixes(_ example: Example) throws {
    let rule = try #require(example.page.rule)
    let fixedFiles = try #require(example.fixedFiles)
    let run = Fixer(rule.linter).fix(Wrapping.keeping[0].apply(to: example).files) { $0.rule == rule.id }
    for (file, fixed) in zip(example.files, fixedFiles) {
      let after = run.files.first { $0.path == file.path }?.after
      let text = after.map { String(decoding: $0, as: UTF8.self) } ?? file.text
      if text != fixed.text { example.page.record("--fix makes of '\(file.path)':\n\(text)", line: example.line) }
    }
    let location = example.page.sourceLocation(line: example.line)
    #expect(example.files.map(\.path) == fixedFiles.map(\.path), sourceLocation: location)
    let fixedSources = fixedFiles.map { SourceFile(path: $0.path, text: $0.text) }
    compare(rule.findings(in: fixedSources), with: [], in: example, place: "after --fix")
  }

  @Test("Where a page says that nothing can be repaired, nothing is", arguments: examples.filter(\.hasNoFix))
  func noFixes(_ example: Example) throws {
    let rule = try #require(example.page.rule)
    let findings = rule.findings(in: Wrapping.keeping[0].apply(to: example).files)
    for finding in findings where finding.fix?.applicability == .safe {
      let marks = Mark.marks(of: [finding])
      example.page.record("a safe fix is offered: \(finding.fix?.title ?? "")", line: example.pageLine(of: marks[0]))
    }
  }

  /// - Returns: whether what was found is what is expected.
  @discardableResult
  private func compare(_ findings: [Finding], with expected: [Mark], in example: Example, place: String) -> Bool {
    let differences = Difference.differences(of: findings, from: expected)
    for difference in differences {
      let line = expected == example.marks ? example.pageLine(of: difference.mark) : example.line
      example.page.record("\(place), \(difference)", line: line)
    }
    return differences.isEmpty
  }
}

/// Whether each `*/` ends a `/*`, as Swift counts them.
private func closesItsComments(_ text: String) -> Bool {
  var depth = 0
  var rest = text[...]
  while !rest.isEmpty {
    if rest.hasPrefix("/*") {
      depth += 1
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("*/") {
      depth -= 1
      rest = rest.dropFirst(2)
    } else {
      rest = rest.dropFirst()
    }
    if depth < 0 { return false }
  }
  return depth == 0
}

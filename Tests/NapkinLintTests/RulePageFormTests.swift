import Foundation
import NapkinLint
import Testing

@Suite("Every rule's page has the one form")
struct RulePageFormTests {
  @Test("The title is the rule's id and the file's name", arguments: Repository.pages)
  func title(_ file: PageFile) {
    #expect(file.page.title == file.ruleID, sourceLocation: file.sourceLocation(line: 1))
  }

  @Test("The summary is one sentence of at most 120 characters", arguments: Repository.pages)
  func summary(_ file: PageFile) {
    let summary = file.page.summary
    #expect(summary.hasSuffix("."), sourceLocation: file.sourceLocation(line: 3))
    #expect(!summary.contains(". "), sourceLocation: file.sourceLocation(line: 3))
    #expect((1...120).contains(summary.count), sourceLocation: file.sourceLocation(line: 3))
  }

  @Test("The line of facts says what the rule says", arguments: Repository.pages)
  func facts(_ file: PageFile) {
    let location = file.sourceLocation(line: 5)
    #expect(file.page.facts.map(\.name) == ["Severity", "Scope", "Fix", "Since"], sourceLocation: location)
    guard let rule = file.rule else { return }
    let severity = rule.isOnByDefault ? rule.severity.word : "\(rule.severity.word), off by default"
    #expect(file.page.fact("Severity") == severity, sourceLocation: location)
    #expect(file.page.fact("Scope") == rule.scope.word, sourceLocation: location)
    #expect(file.page.fact("Fix") == rule.fixability.word, sourceLocation: location)
  }

  @Test("The sections stand in the one order", arguments: Repository.pages)
  func sections(_ file: PageFile) {
    let headings = file.page.sections.map(\.heading)
    let allowed = RulePage.headings.filter { $0 != RulePage.optionalHeading || headings.contains($0) }
    #expect(headings == allowed, sourceLocation: file.sourceLocation(line: file.page.sections.first?.line ?? 1))
  }

  @Test("Why and how to fix begin with a sentence that can stand alone", arguments: Repository.pages)
  func sentences(_ file: PageFile) {
    for (heading, sentence) in [("Why", file.page.why), ("How to fix", file.page.howToFix)] {
      let location = file.sourceLocation(line: file.page.section(heading)?.line ?? 1)
      #expect((1...200).contains(sentence.count), sourceLocation: location)
      #expect(sentence.hasSuffix("."), sourceLocation: location)
    }
  }

  @Test("A page shows something that is reported and something that is not", arguments: Repository.pages)
  func examples(_ file: PageFile) {
    let reported = file.examples.filter(\.isReported)
    #expect(!reported.isEmpty, sourceLocation: file.sourceLocation(line: 1))
    #expect(reported.count < file.examples.count, sourceLocation: file.sourceLocation(line: 1))
  }

  @Test("Messages are one lower-case line without full stop, at most 120 characters long", arguments: Repository.pages)
  func messages(_ file: PageFile) {
    for example in file.examples {
      for mark in example.marks {
        let location = file.sourceLocation(line: example.pageLine(of: mark))
        #expect(mark.message.count <= 120, sourceLocation: location)
        #expect(mark.message.first?.isUppercase == false, sourceLocation: location)
        #expect(!mark.message.hasSuffix("."), sourceLocation: location)
      }
    }
  }

  @Test("The suppression that a page shows for copying names its rule", arguments: Repository.pages)
  func suppression(_ file: PageFile) {
    let lines = file.page.section("When to suppress it")?.lines ?? []
    let suppressions = lines.filter { $0.contains("napkin-lint:ignore") }
    let naming = suppressions.filter { $0.contains(" \(file.ruleID)") }
    #expect(!suppressions.isEmpty, sourceLocation: file.sourceLocation(line: 1))
    // A page about suppressions also shows the ones that it is about.
    let isAboutSuppressions = file.rule?.reviewSuppressions != nil
    #expect(isAboutSuppressions ? !naming.isEmpty : naming == suppressions, sourceLocation: file.sourceLocation(line: 1))
  }

  @Test("Links to files lead to files", arguments: Repository.pages)
  func links(_ file: PageFile) {
    for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for target in linkTargets(in: line) where !target.hasPrefix("https://") {
        let path = "\(Repository.root)/Rules/\(target)"
        #expect(FileManager.default.fileExists(atPath: path), sourceLocation: file.sourceLocation(line: index + 1))
      }
    }
  }

  @Test("A page can stand in a raw string, and only messages exceed 120 characters", arguments: Repository.pages)
  func text(_ file: PageFile) {
    #expect(!file.text.contains("\"\"\"##"), sourceLocation: file.sourceLocation(line: 1))
    #expect(!file.text.contains("\\##("), sourceLocation: file.sourceLocation(line: 1))
    for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard CaretLine(String(line)) == nil else { continue }
      #expect(line.count <= 120, sourceLocation: file.sourceLocation(line: index + 1))
    }
  }

  /// What stands in the parentheses of `[text](target)`, without the part behind `#`.
  private func linkTargets(in line: Substring) -> [Substring] {
    line.components(separatedBy: "](").dropFirst().compactMap { rest in
      rest.split(separator: ")", maxSplits: 1, omittingEmptySubsequences: false).first.map {
        $0.prefix { $0 != "#" }
      }
    }.filter { !$0.isEmpty }
  }
}

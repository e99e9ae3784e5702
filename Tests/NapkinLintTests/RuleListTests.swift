import Foundation
import NapkinLint
import Testing

@Suite("What is made from the pages is current")
struct RuleListTests {
  @Test("Every page has its rule")
  func everyPageHasItsRule() {
    for file in RuleSources.unwritten {
      let name = RuleSources.swiftFileName(of: file.ruleID)
      file.record("Rules/<Group>/\(name) is missing: a rule \"\(file.ruleID)\" is declared nowhere", line: 1)
    }
  }

  @Test("Every rule has its page, and its file and property are named after it")
  func everyRuleHasItsPage() {
    for id in RuleSources.withoutPage { Issue.record("write Rules/\(id).md: the rule '\(id)' has no page") }
    for (id, group) in RuleSources.groups {
      let path = "Sources/NapkinLint/Rules/\(group)/\(RuleSources.swiftFileName(of: id))"
      let declaration = "static let \(RuleSources.propertyName(of: id)) = Rule("
      let text = Repository.text(path)
      #expect(text?.contains(declaration) == true, "'\(path)' has to declare '\(declaration)'")
    }
  }

  @Test("Made files are as the pages are", arguments: MadeFile.all)
  func madeFileIsCurrent(_ file: MadeFile) {
    guard Repository.text(file.path) != file.text else { return }
    try? file.text.write(toFile: "\(Repository.root)/\(file.path)", atomically: true, encoding: .utf8)
    Issue.record("\(file.path) was stale and has been made again: run the tests again, then commit it")
  }
}

import Foundation
import NapkinLint
import Testing

@Suite("What is made from the pages is current")
struct RuleListTests {
  @Test("Every page has its rule")
  func everyPageHasItsRule() {
    for file in MadeFiles.unwritten {
      let name = MadeFiles.swiftFileName(of: file.ruleID)
      file.record("Rules/<Group>/\(name) is missing: a rule \"\(file.ruleID)\" is declared nowhere", line: 1)
    }
  }

  @Test("Every rule has its page, and its file and property are named after it")
  func everyRuleHasItsPage() {
    for id in MadeFiles.withoutPage { Issue.record("write Rules/\(id).md: the rule '\(id)' has no page") }
    for (id, group) in MadeFiles.groups {
      let path = "Sources/NapkinLint/Rules/\(group)/\(MadeFiles.swiftFileName(of: id))"
      let declaration = "static let \(MadeFiles.propertyName(of: id)) = Rule("
      let text = Repository.text(path)
      #expect(text?.contains(declaration) == true, "'\(path)' has to declare '\(declaration)'")
    }
  }

  @Test(
    "Made files are as the pages are",
    arguments: [(MadeFiles.ruleListPath, MadeFiles.ruleList), (MadeFiles.indexPath, MadeFiles.index)])
  func madeFileIsCurrent(path: String, text: String) {
    guard Repository.text(path) != text else { return }
    try? text.write(toFile: "\(Repository.root)/\(path)", atomically: true, encoding: .utf8)
    Issue.record("\(path) was stale and has been made again: run the tests again, then commit it")
  }
}

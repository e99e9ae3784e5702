import NapkinLint
import Testing

/// A rule's page, or a file of further examples in the same form.
struct PageFile: CustomTestStringConvertible, Sendable {
  /// Relative to the checkout.
  let path: String
  let ruleID: String
  let text: String
  let page: RulePage

  init(path: String, ruleID: String, text: String) {
    self.path = path
    self.ruleID = ruleID
    self.text = text
    page = RulePage(text)
  }

  var testDescription: String { path }

  var rule: Rule? { Rule.all.first { $0.id == ruleID } }

  /// The blocks of Swift, each with the `fixed` block that follows it.
  var examples: [Example] {
    let fences = page.fences.filter { $0.language == "swift" }
    return fences.indices.filter { !fences[$0].info.contains("fixed") }.map { index in
      let next = fences.dropFirst(index + 1).first
      return Example(fence: fences[index], fixed: next.flatMap { $0.info.contains("fixed") ? $0 : nil }, in: self)
    }
  }

  /// Makes a failure point at a line of the page.
  func sourceLocation(line: Int) -> SourceLocation {
    SourceLocation(
      fileID: "NapkinLintTests/\(path)", filePath: "\(Repository.root)/\(path)", line: max(line, 1), column: 1)
  }

  func record(_ problem: String, line: Int) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation(line: line))
  }
}

import Foundation
import Testing

/// A file that is made from the pages and the rules' Swift files.
struct MadeFile: CustomTestStringConvertible, Sendable {
  /// Relative to the checkout.
  let path: String
  let text: String

  var testDescription: String { path }

  static let all = [
    MadeFile(path: "Sources/NapkinLint/Rules/RuleList.swift", text: ruleList),
    MadeFile(path: "Rules/README.md", text: index),
  ]
}

extension MadeFile {
  private static var ruleList: String {
    let rules = RuleSources.written.map { "    .\(RuleSources.propertyName(of: $0.ruleID)),\n" }.joined()
    let pages = RuleSources.written.map { "    \"\($0.ruleID)\": ##\"\"\"\n\($0.text)\n\"\"\"##,\n" }.joined()
    let groups = RuleSources.written.map { "    \"\($0.ruleID)\": \"\(sentence(RuleSources.groups[$0.ruleID] ?? ""))\",\n" }
      .joined()
    return """
      // Made from the pages in Rules/ by `swift test`; do not edit.
      extension Rule {
        /// Every rule, in the order of ids.
        public static let all: [Rule] = \(rules.isEmpty ? "[]" : "[\n\(rules)  ]")

        /// The group of each rule, by its id.
        package static let groups: [String: String] = \(groups.isEmpty ? "[:]" : "[\n\(groups)  ]")

        /// The page of each rule, by its id.
        package static let pages: [String: String] = \(pages.isEmpty ? "[:]" : "[\n\(pages)  ]")
      }

      """
  }

  /// `ViewEvents` as a heading: `View events`.
  private static func sentence(_ group: String) -> String {
    let text = group.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined().dropFirst()
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static var index: String {
    let sections = Set(RuleSources.groups.values).sorted().map { group in
      let rows = RuleSources.written.filter { RuleSources.groups[$0.ruleID] == group }.map { file in
        let facts = ["Severity", "Fix"].map { file.page.fact($0) ?? "" }.joined(separator: " | ")
        return "| [\(file.ruleID)](\(file.ruleID).md) | \(file.page.summary) | \(facts) |\n"
      }
      let head = "| Rule | What it asks for | Severity | Fix |\n|---|---|---|---|\n"
      return "\n## \(sentence(group))\n\n" + head + rows.joined()
    }
    return """
      # Rules

      One page a rule. The examples on a page are its tests: see [CONTRIBUTING](../CONTRIBUTING.md).
      Made by `swift test`; do not edit.

      """ + sections.joined()
  }
}

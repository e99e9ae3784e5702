import Foundation
import NapkinLint

/// The Swift files of the rules, and which pages they belong to.
enum RuleSources {
  /// Pages whose rule is written, in the order of their ids.
  static let written = Repository.pages.filter { groups[$0.ruleID] != nil }

  /// Pages that no rule has yet.
  static let unwritten = Repository.pages.filter { groups[$0.ruleID] == nil }

  /// The ids of rules that have no page.
  static let withoutPage = groups.keys.filter { id in !Repository.pages.contains { $0.ruleID == id } }.sorted()

  /// For each rule's id, the folder that its Swift file stands in.
  static let groups: [String: String] = {
    var groups: [String: String] = [:]
    let folder = "Sources/NapkinLint/Rules"
    for group in Repository.names(in: folder) {
      for name in Repository.names(in: "\(folder)/\(group)") where name.hasSuffix(".swift") && !name.contains("+") {
        guard let text = Repository.text("\(folder)/\(group)/\(name)"), let id = ruleID(in: text) else { continue }
        groups[id] = group
      }
    }
    return groups
  }()

  static func swiftFileName(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
  }

  static func propertyName(of id: String) -> String {
    let words = id.split(separator: "-")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Rules share their folders with what they have in common, so a file is a rule's when it makes one.
  private static func ruleID(in text: String) -> String? {
    guard let start = text.range(of: "= Rule(")?.upperBound else { return nil }
    let parts = text[start...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }
}

extension Rule {
  /// What this rule alone reports, also when it is off by default.
  func findings(in files: [SourceFile]) -> [Finding] {
    linter.lint(files).filter { $0.rule == id }
  }

  /// Runs this rule alone; of a rule about suppressions also those whose findings they allow.
  var linter: Linter {
    let isReview = reviewSuppressions != nil
    let selection = isReview ? RuleSelection(levels: [id: .on(severity)]) : RuleSelection(only: [id])
    return Linter(rules: isReview ? Rule.all : [self], selection: selection, suppressionPolicy: Self.policy)
  }

  /// Each page was written on the same day.
  static let policy = SuppressionPolicy(today: Day("2026-07-01"))
}

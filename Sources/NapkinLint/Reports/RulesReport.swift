/// The list of rules as data and as a table for documents.
package struct RulesReport: Sendable {
  private let rules: [Rule]
  private let pages: [String: String]
  private let groups: [String: String]
  private let address: RulesAddress?

  /// - Parameters:
  ///   - pages: each rule's page, by its id.
  ///   - groups: each rule's group, by its id.
  ///   - address: where the pages are published.
  package init(
    _ rules: [Rule], pages: [String: String], groups: [String: String], at address: RulesAddress? = nil
  ) {
    self.rules = rules
    self.pages = pages
    self.groups = groups
    self.address = address
  }

  package var json: [UInt8] {
    let entries = rules.map { rule -> JSON in
      .object([
        ("id", .string(rule.id)), ("group", .string(groups[rule.id] ?? "")), ("severity", .string(rule.severity.word)),
        ("isOnByDefault", .bool(rule.isOnByDefault)), ("scope", .string(rule.scope.word)),
        ("fix", .string(rule.fixability.word)), ("summary", .string(summary(of: rule))),
        ("page", .string(Self.page(of: rule.id, at: address))),
      ])
    }
    var bytes: [UInt8] = []
    JSON.object([("schemaVersion", .number(1)), ("rules", .array(entries))]).write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  package var markdown: String {
    let head = "| Rule | Group | Severity | Scope | Fix | What it asks for |\n|---|---|---|---|---|---|\n"
    return head + rules.map { rule in
      let severity = rule.isOnByDefault ? rule.severity.word : "\(rule.severity.word), off by default"
      let cells = [
        "[\(rule.id)](\(Self.page(of: rule.id, at: address)))", groups[rule.id] ?? "", severity, rule.scope.word, rule.fixability.word,
        summary(of: rule),
      ]
      return "| \(cells.joined(separator: " | ")) |\n"
    }.joined()
  }

  /// The address of a rule's page, or without one its path among the sources of the tool.
  static func page(of rule: String, at address: RulesAddress?) -> String {
    address?.page(of: rule) ?? "Rules/\(rule).md"
  }

  private func summary(of rule: Rule) -> String {
    RulePage(pages[rule.id] ?? "").summary
  }
}

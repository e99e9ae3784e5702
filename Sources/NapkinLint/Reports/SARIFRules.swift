/// What a SARIF report says of the rules: all of them, so that a run without findings shows what was looked for.
struct SARIFRules {
  private let rules: [Entry]
  private let indexes: [String: Int]
  private let pages: [String: String]
  private let address: RulesAddress?

  private struct Entry {
    let id: String
    let severity: Severity
    let isOnByDefault: Bool
    let fixability: Rule.Fixability
  }

  init(findings: [Finding], pages: [String: String], at address: RulesAddress?) {
    var rules = Rule.all.map {
      Entry(id: $0.id, severity: $0.severity, isOnByDefault: $0.isOnByDefault, fixability: $0.fixability)
    }
    var indexes = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for finding in findings where indexes[finding.rule] == nil {
      indexes[finding.rule] = rules.count
      rules.append(Entry(id: finding.rule, severity: finding.severity, isOnByDefault: true, fixability: .none))
    }
    (self.rules, self.indexes, self.pages, self.address) = (rules, indexes, pages, address)
  }

  func index(of rule: String) -> Int {
    indexes[rule] ?? -1
  }

  var json: JSON { .array(rules.map(json)) }

  private func json(_ rule: Entry) -> JSON {
    let text = pages[rule.id] ?? ""
    let page = RulePage(text)
    let summary = page.summary.isEmpty ? rule.id : Self.shortened(page.summary)
    let why = page.section("Why")?.firstParagraph ?? ""
    let help = [page.summary, why, page.section("How to fix")?.firstParagraph ?? "", "napkin-lint explain \(rule.id)"]
    let link = address.map { [(key: "helpUri", value: JSON.string($0.page(of: rule.id)))] } ?? []
    return .object([
      ("id", .string(rule.id)),
      ("name", .string(Self.name(of: rule.id))),
      ("shortDescription", SARIFReport.text(summary)),
      ("fullDescription", SARIFReport.text(why.isEmpty ? summary : Self.shortened("\(page.summary) \(why)"))),
      (
        "help",
        .object([
          ("text", .string(help.filter { !$0.isEmpty }.joined(separator: "\n\n"))),
          ("markdown", .string(text.isEmpty ? "`napkin-lint explain \(rule.id)`" : text)),
        ])
      ),
      (
        "defaultConfiguration",
        .object([("enabled", .bool(rule.isOnByDefault)), ("level", .string(rule.severity.sarifLevel))])
      ),
      ("properties", properties(of: rule)),
    ] + link)
  }

  private func properties(of rule: Entry) -> JSON {
    let group = Rule.groups[rule.id].map { [JSON.string($0.lowercased())] } ?? []
    return .object([
      ("tags", .array([.string("napkin")] + group)),
      ("precision", .string("high")),
      ("problem.severity", .string(rule.severity == .info ? "recommendation" : rule.severity.word)),
      ("fix", .string(rule.fixability.word)),
    ])
  }

  /// GitHub takes no description that is longer.
  private static func shortened(_ text: String) -> String {
    text.utf16.count <= 1024 ? text : String(text.prefix(1000)) + "…"
  }

  /// `weak-router` as types are named: `WeakRouter`.
  private static func name(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

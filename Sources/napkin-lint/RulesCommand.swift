import NapkinLint

/// Lists the rules.
struct RulesCommand {
  private let options: RulesOptions

  init(_ options: RulesOptions) {
    self.options = options
  }

  func run() -> ExitStatus {
    let report = RulesReport(Rule.all, pages: Rule.pages, groups: Rule.groups, at: options.address)
    switch options.format {
    case .json: return Output.standard.deliver(report.json)
    case .markdown: return Output.standard.deliver(report.markdown)
    case .table:
      let paint = Paint(isColored: Environment.ofProcess().isColored(options.color))
      let lines = Self.table(of: Rule.all, pages: Rule.pages, groups: Rule.groups, paint)
      return Output.standard.deliver(lines.map { $0 + "\n" }.joined())
    }
  }

  /// A line of headings, then one line a rule; each column as wide as its widest word.
  static func table(of rules: [Rule], pages: [String: String], groups: [String: String], _ paint: Paint) -> [String] {
    let head = ["RULE", "GROUP", "SEVERITY", "FIX", "SCOPE", "SUMMARY"]
    let rows = rules.map { rule in
      [
        rule.id, groups[rule.id] ?? "", rule.isOnByDefault ? rule.severity.word : "off", rule.fixability.word, rule.scope.word,
        RulePage(pages[rule.id] ?? "").summary,
      ]
    }
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    let lines = zip(rows, rules).map { row, rule in
      line(row, widths) {
        $0 == 2 ? rule.severity.style : nil
      } paint: {
        paint($0, $1)
      }
    }
    return [
      line(head, widths) { _ in
        .bold
      } paint: {
        paint($0, $1)
      }
    ] + lines
  }

  private static func line(
    _ cells: [String], _ widths: [Int], style: (Int) -> Paint.Style?, paint: (String, Paint.Style) -> String
  ) -> String {
    let padded = cells.enumerated().map { column, cell in
      let text = style(column).map { paint(cell, $0) } ?? cell
      let isLast = column == cells.count - 1
      return isLast ? text : text + String(repeating: " ", count: widths[column] - cell.count)
    }
    return padded.joined(separator: "  ")
  }
}

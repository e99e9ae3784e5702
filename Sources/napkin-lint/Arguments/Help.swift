import NapkinLint

/// The help of each command, made from the table of options.
enum Help {
  static func text(of subcommand: Subcommand) -> String {
    var lines = ["\(subcommand.summary)", "", "usage: napkin-lint \(subcommand.usage)"]
    if subcommand == .lint { lines += commands() }
    lines += options(of: subcommand)
    if !subcommand.remarks.isEmpty { lines += [""] + subcommand.remarks }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func commands() -> [String] {
    let shown = Subcommand.named.filter { !$0.isHidden }
    return ["", "commands:"] + table(shown.map { ($0.usage, $0.summary) })
      + ["  napkin-lint COMMAND --help tells more."]
  }

  private static func options(of subcommand: Subcommand) -> [String] {
    ["", "options:"] + table(Option.all(of: subcommand).map { (spelling(of: $0), $0.help) })
  }

  private static func spelling(of option: Option) -> String {
    let short = option.short.map { "\($0), " } ?? ""
    let value = option.value.map { " \($0.placeholder)" } ?? ""
    return short + option.name.spelling + value
  }

  /// Two columns; the second one starts behind the longest entry of the first.
  private static func table(_ rows: [(left: String, right: String)]) -> [String] {
    let indentation = 4 + (rows.map(\.left.count).max() ?? 0)
    return rows.flatMap { left, right in
      Prose.wrapped(right, width: width - indentation).enumerated().map { index, line in
        let head = index == 0 ? "  \(left)" : ""
        return head + String(repeating: " ", count: indentation - head.count) + line
      }
    }
  }

  private static let width = 100
}

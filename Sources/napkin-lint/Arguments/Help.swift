import NapkinLint

/// The help of each command, made from the table of options.
struct Help {
  private let width: Int

  /// - Parameter columns: how wide the page may be; prose is hard to read on a wider one than the usual.
  static func text(of subcommand: Subcommand, columns: Int? = nil) -> String {
    Help(width: min(max(columns ?? widest, narrowest), widest)).text(of: subcommand)
  }

  private static let narrowest = 40
  private static let widest = 100

  private func text(of subcommand: Subcommand) -> String {
    var lines = Prose.wrapped(subcommand.summary, width: width) + ["", "usage: napkin-lint \(subcommand.usage)"]
    if subcommand == .lint { lines += commands() }
    lines += options(of: subcommand)
    if !subcommand.remarks.isEmpty { lines += [""] + fitted(subcommand.remarks) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func commands() -> [String] {
    let shown = Subcommand.named.filter { !$0.isHidden }
    return ["", "commands:"] + table(shown.map { ($0.usage, $0.summary) })
      + ["  napkin-lint COMMAND --help tells more."]
  }

  private func options(of subcommand: Subcommand) -> [String] {
    ["", "options:"] + table(Option.all(of: subcommand).map { (spelling(of: $0), $0.help) })
  }

  private func spelling(of option: Option) -> String {
    let short = option.short.map { "\($0), " } ?? ""
    let value = option.value.map { " \($0.placeholder)" } ?? ""
    return short + option.name.spelling + value
  }

  /// Two columns; the second one starts behind the longest entry of the first, or on a narrow page below it.
  private func table(_ rows: [(left: String, right: String)]) -> [String] {
    let longest = 4 + (rows.map(\.left.count).max() ?? 0)
    let isNarrow = width - longest < Self.narrowest
    let indentation = isNarrow ? 6 : longest
    return rows.flatMap { left, right in
      let head = "  \(left)"
      let lines = Prose.wrapped(right, width: width - indentation)
      return (isNarrow ? [head] : []) + lines.enumerated().map { index, line in
        let start = index == 0 && !isNarrow ? head : ""
        return start + String(repeating: " ", count: indentation - start.count) + line
      }
    }
  }

  /// Lines as they are where they fit; on a narrower page their paragraphs are broken anew.
  private func fitted(_ lines: [String]) -> [String] {
    guard lines.contains(where: { $0.count > width }) else { return lines }
    var paragraphs: [String] = []
    for line in lines {
      let goesOn = !line.hasPrefix(" ") && !line.contains("  ") && !line.isEmpty
      if goesOn, let last = paragraphs.last, !last.isEmpty, !last.contains("  ") {
        paragraphs[paragraphs.count - 1] = "\(last) \(line)"
      } else {
        paragraphs.append(line)
      }
    }
    return paragraphs.flatMap { $0.contains("  ") || $0.isEmpty ? [$0] : Prose.wrapped($0, width: width) }
  }
}

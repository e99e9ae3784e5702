/// A comparison for a terminal of 80 columns, and for a pull request.
enum ComparisonText {
  private static let width = 80

  static func text(of comparison: TreeComparison) -> String {
    guard let summary = comparison.summary else { return "the tree of napkins is as before\n" }
    var lines = [summary, ""]
    for entry in ComparisonOutline(comparison).entries { lines += self.lines(of: entry) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(of entry: ComparisonOutline.Entry) -> [String] {
    let outer = entry.lasts.dropLast().map { $0 ? "   " : "│  " }.joined()
    let marker = entry.lasts.last.map { $0 ? "└─ " : "├─ " } ?? ""
    let below = outer + (entry.lasts.last.map { $0 ? "   " : "│  " } ?? "") + "   "
    let name = entry.place == nil ? "… \(entry.name)" : entry.name
    let head = outer + marker + name + (entry.words.isEmpty ? "" : "  ")
    let sign = entry.change.sign
    var lines = wrapped(entry.words.joined(separator: ", "), behind: head, below: below)
    for note in entry.notes { lines += wrapped(note, behind: below, below: below + "  ") }
    return lines.map { line in sign + " " + line }
  }

  private static func wrapped(_ words: String, behind head: String, below: String) -> [String] {
    // Deep trees leave little room; then lines get longer.
    let space = max(width - 2 - max(head.count, below.count), 24)
    return Prose.wrapped(words, width: space).enumerated().map { number, line in (number == 0 ? head : below) + line }
  }
}

extension TreeComparison.Change {
  /// As in patches.
  var sign: String {
    switch self {
    case .kept: " "
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }
}

extension TreeComparison {
  /// The formats that a comparison can be drawn in.
  package static let formats: [GraphFormat] = [.text, .mermaid, .html]

  /// The comparison as bytes to print; as text where the format draws no comparisons.
  package func bytes(as format: GraphFormat) -> [UInt8] {
    switch format {
    case .mermaid: Array(ComparisonMermaid.text(of: self).utf8)
    case .html: Array(ComparisonHTML.text(of: self).utf8)
    case .text, .dot, .json, .svg: Array(ComparisonText.text(of: self).utf8)
    }
  }

  package var isEmpty: Bool { summary == nil }
}

/// A piece of a page's section: what a reader sees as one thing.
enum PageBlock: Equatable, Sendable {
  case paragraph(String)
  case list([String])
  case heading(String)
  case code(info: [String], lines: [String])

  /// Takes lines below a heading of the second level apart.
  static func all(in lines: [String]) -> [PageBlock] {
    var reader = Reader()
    for line in lines { reader.take(line) }
    reader.endProse()
    reader.endFence()
    return reader.blocks
  }

  var isCode: Bool {
    if case .code = self { return true }
    return false
  }

  /// Code as it is after the repairs.
  var isFixed: Bool {
    if case .code(let info, _) = self { return info.contains("fixed") }
    return false
  }

  /// Code in which something is reported.
  var isReported: Bool {
    guard case .code(_, let lines) = self else { return false }
    return lines.contains { CaretLine($0).map { $0.word != "note" } ?? false }
  }

  private struct Reader {
    private(set) var blocks: [PageBlock] = []
    private var paragraph = ""
    private var items: [String] = []
    private var fence: (backticks: Int, info: [String], lines: [String])?

    mutating func take(_ line: String) {
      let backticks = line.prefix { $0 == "`" }.count
      if let open = fence {
        let text = Markdown.trimmed(line[...])
        if text.count >= open.backticks, text.allSatisfy({ $0 == "`" }) { endFence() } else { fence?.lines.append(line) }
      } else if backticks >= 3 {
        endProse()
        fence = (backticks, line.dropFirst(backticks).split(separator: " ").map(String.init), [])
      } else {
        take(prose: line)
      }
    }

    private mutating func take(prose line: String) {
      let text = Markdown.trimmed(line[...])
      if text.isEmpty {
        endProse()
      } else if line.hasPrefix("### ") {
        endProse()
        blocks.append(.heading(Markdown.trimmed(line.dropFirst(4))))
      } else if line.hasPrefix("- ") {
        if !paragraph.isEmpty { endProse() }
        items.append(String(line.dropFirst(2)))
      } else if let last = items.popLast() {
        items.append("\(last) \(text)")
      } else {
        paragraph += paragraph.isEmpty ? text : " \(text)"
      }
    }

    mutating func endProse() {
      if !paragraph.isEmpty { blocks.append(.paragraph(paragraph)) }
      if !items.isEmpty { blocks.append(.list(items)) }
      (paragraph, items) = ("", [])
    }

    mutating func endFence() {
      guard let open = fence else { return }
      blocks.append(.code(info: open.info, lines: open.lines))
      fence = nil
    }
  }
}

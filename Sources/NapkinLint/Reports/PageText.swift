/// A rule's page as a terminal shows it: prose broken into lines, code as it is, marks of Markdown as far as they
/// help where there is no colour.
package struct PageText {
  private let paint: Paint
  private let width: Int
  private var lines: [String] = []
  /// The prose that is not yet broken into lines, and what stands before its first and its other lines.
  private var prose = ""
  private var indentation = (first: "", others: "")

  /// - Parameter width: how many columns a line may fill; long lines are hard to read, so more than 100 are not used.
  package static func text(of page: String, isColored: Bool, width: Int) -> String {
    var text = PageText(paint: Paint(isColored: isColored), width: min(width, 100))
    text.take(page)
    return text.lines.joined(separator: "\n") + "\n"
  }

  private init(paint: Paint, width: Int) {
    self.paint = paint
    self.width = width
  }

  private mutating func take(_ page: String) {
    var fence: Substring?
    for line in Markdown.lines(of: page) {
      let backticks = line.prefix { $0 == "`" }
      if let open = fence {
        if backticks.count >= open.count { fence = nil } else { takeCode(line) }
      } else if backticks.count >= 3 {
        endProse()
        fence = backticks
        if line.hasSuffix(" fixed") { lines.append(paint("repaired:", .dim)) }
      } else {
        take(line: line)
      }
    }
    endProse()
  }

  private mutating func take(line: String) {
    if line.isEmpty {
      endProse()
      lines.append("")
    } else if line.hasPrefix("#") {
      endProse()
      lines.append(paint(heading(line), .bold))
    } else if line.hasPrefix("- ") {
      endProse()
      indentation = ("- ", "  ")
      prose = String(line.dropFirst(2))
    } else {
      prose += prose.isEmpty ? line : " " + Markdown.trimmed(line[...])
    }
  }

  private mutating func takeCode(_ line: String) {
    let text = Visible.text(line)
    let isMark = Markdown.trimmed(line[...]).hasPrefix("//") && line.contains("^")
    lines.append(text.isEmpty ? "" : "    " + (isMark ? paint(text, .warning) : text))
  }

  private mutating func endProse() {
    guard !prose.isEmpty else { return }
    let broken = Prose.wrapped(Visible.text(withoutLinks(prose)), width: width - indentation.others.count)
    for (index, line) in broken.enumerated() {
      lines.append((index == 0 ? indentation.first : indentation.others) + emphasised(line))
    }
    prose = ""
    indentation = ("", "")
  }

  /// Without colour a heading of the second level is told from prose by its capitals.
  private func heading(_ line: String) -> String {
    let level = line.prefix { $0 == "#" }.count
    let text = Markdown.trimmed(line.dropFirst(level))
    return level == 2 ? text.uppercased() : text
  }
}

extension PageText {
  /// Code in colour needs no backticks, and bold text no asterisks; without colour both say what is meant.
  private func emphasised(_ line: String) -> String {
    let code = paint.isColored ? replacing("`", in: line) { paint($0, .code) } : line
    return replacing("**", in: code) { paint($0, .bold) }
  }

  /// Hands what stands between each two marks to `change`, and drops the marks; a mark without a partner stays.
  private func replacing(_ mark: String, in line: String, _ change: (String) -> String) -> String {
    var result = ""
    var rest = line[...]
    while let open = rest.range(ofFirst: mark), let close = rest[open.upperBound...].range(ofFirst: mark) {
      result += rest[..<open.lowerBound] + change(String(rest[open.upperBound..<close.lowerBound]))
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// Keeps the words of a link; a terminal cannot follow one to a neighbouring page.
  private func withoutLinks(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let middle = rest.range(ofFirst: "]("), let open = rest[..<middle.lowerBound].lastIndex(of: "["),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let address = rest[middle.upperBound..<close]
      result += rest[..<open] + rest[rest.index(after: open)..<middle.lowerBound]
      if address.contains("://") { result += " (\(address))" }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

extension Substring {
  fileprivate func range(ofFirst text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

extension RulePage {
  /// Takes a page's text apart, line by line.
  package init(_ text: String) {
    let lines = Markdown.lines(of: text)
    let fences = Self.fences(in: lines)
    let headings = Self.headings(in: lines, outside: fences)
    let titleHeading = headings.first { $0.level == 1 }
    let openingStart = titleHeading.map { $0.index + 1 } ?? 0
    let sectionStarts = headings.filter { $0.level == 2 && $0.index >= openingStart }
    let opening = lines[openingStart..<(sectionStarts.first?.index ?? lines.count)]

    title = titleHeading?.text ?? ""
    summary = Markdown.firstParagraph(of: opening)
    facts = opening.first { $0.hasPrefix("**") }.map(Self.facts(in:)) ?? []
    sections = sectionStarts.enumerated().map { number, heading in
      let end = number + 1 < sectionStarts.count ? sectionStarts[number + 1].index : lines.count
      return Section(heading: heading.text, line: heading.index + 1, lines: Array(lines[heading.index + 1..<end]))
    }
    self.fences = fences
  }

  private struct Heading {
    let level: Int
    let text: String
    let index: Int
  }

  private static func headings(in lines: [String], outside fences: [Fence]) -> [Heading] {
    let code = fences.map { $0.line - 1..<$0.line - 1 + $0.lines.count }
    return lines.enumerated().compactMap { index, line in
      let level = line.prefix { $0 == "#" }.count
      guard level > 0, line.dropFirst(level).first == " ", !code.contains(where: { $0.contains(index) }) else {
        return nil
      }
      return Heading(level: level, text: Markdown.trimmed(line.dropFirst(level)), index: index)
    }
  }

  /// A fence ends at a line of at least as many backticks as it began with, or with the page.
  private static func fences(in lines: [String]) -> [Fence] {
    var fences: [Fence] = []
    var index = 0
    while index < lines.count {
      let backticks = lines[index].prefix { $0 == "`" }.count
      index += 1
      guard backticks >= 3 else { continue }
      let info = lines[index - 1].dropFirst(backticks).split(separator: " ").map(String.init)
      let body = lines[index...].prefix { !isFenceEnd($0, backticks: backticks) }
      fences.append(Fence(info: info, line: index + 1, lines: Array(body)))
      index = body.endIndex + 1
    }
    return fences
  }

  private static func isFenceEnd(_ line: String, backticks: Int) -> Bool {
    let text = Markdown.trimmed(line[...])
    return text.count >= backticks && text.allSatisfy { $0 == "`" }
  }

  /// Reads `**Severity** error · **Scope** project`.
  private static func facts(in line: String) -> [Fact] {
    line.split(separator: "·").compactMap { part in
      let words = part.split(separator: "*", omittingEmptySubsequences: true).map(Markdown.trimmed(_:))
        .filter { !$0.isEmpty }
      return words.count == 2 ? Fact(name: words[0], value: words[1]) : nil
    }
  }
}

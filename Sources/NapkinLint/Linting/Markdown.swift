/// The little of Markdown that pages are read by.
enum Markdown {
  static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  static func trimmed(_ text: Substring) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let head = text.drop(while: isSpace)
    guard let last = head.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(head[...last])
  }

  static func firstParagraph(of lines: ArraySlice<String>) -> String {
    lines.drop { trimmed($0[...]).isEmpty }
      .prefix { !trimmed($0[...]).isEmpty }
      .map { trimmed($0[...]) }
      .joined(separator: " ")
  }

  /// The text up to the first full stop that ends a word outside backticks.
  static func firstSentence(of paragraph: String) -> String {
    var isCode = false
    var sentence = ""
    for character in paragraph {
      if character == " ", sentence.last == ".", !isCode { break }
      if character == "`" { isCode.toggle() }
      sentence.append(character)
    }
    return sentence
  }
}

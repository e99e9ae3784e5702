/// A comment line of a page's code that consists of carets and a message, and says what is reported in the line above.
package struct CaretLine: Sendable {
  /// Counted in characters from the line's start.
  package let columns: Range<Int>
  /// The word before the message, if any: a severity or `note`.
  package let word: String?
  package let message: String

  /// Slashes that touch the carets stand for two of them.
  package init?(_ line: String) {
    let indentation = line.prefix { $0 == " " }.count
    guard line.dropFirst(indentation).hasPrefix("//") else { return nil }
    let gap = line.dropFirst(indentation + 2).prefix { $0 == " " }.count
    let carets = line.dropFirst(indentation + 2 + gap).prefix { $0 == "^" }.count
    guard carets > 0 else { return nil }
    let end = indentation + 2 + gap + carets
    columns = (gap == 0 ? indentation : end - carets)..<end

    let text = line.dropFirst(end).drop { $0 == " " }
    let word = ["error", "warning", "info", "note"].first { text.hasPrefix($0 + ": ") }
    self.word = word
    message = String(text.dropFirst(word.map { $0.count + 2 } ?? 0))
  }
}

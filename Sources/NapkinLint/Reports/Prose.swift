/// Breaks prose into lines.
package enum Prose {
  /// Lines of at most `width` columns, unless a single word is longer; at least one line.
  package static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for word in text.split(separator: " ") {
      let wordWidth = DisplayWidth.of(String(word))
      if line.isEmpty {
        (line, lineWidth) = (String(word), wordWidth)
      } else if lineWidth + 1 + wordWidth <= width {
        line += " \(word)"
        lineWidth += 1 + wordWidth
      } else {
        lines.append(line)
        (line, lineWidth) = (String(word), wordWidth)
      }
    }
    return lines + [line]
  }
}

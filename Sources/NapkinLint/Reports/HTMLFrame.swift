/// The lines around a place in a page, with the place marked.
struct HTMLFrame {
  let path: String
  let range: SourceRange
  /// How many lines are shown before and behind the place's own.
  let context: Int

  /// How many bytes of a line are shown before and behind the mark; people write shorter ones.
  private static let reach = 200

  /// Nothing for a file whose text is not known.
  func html(_ places: inout SourcePlaces) -> String {
    guard let bytes = places.source(of: path)?.bytes else { return "" }
    let index = places.index(of: path)
    let line = index.line(at: range.start)
    let shown = max(1, line - context)...min(index.lineCount, line + context)
    let lines = shown.map { number -> String in
      let whole = index.range(ofLine: number, in: bytes)
      let code = number == line ? marked(whole, in: bytes) : Self.text(whole, near: whole.start, in: bytes)
      let kind = number == line ? " class=\"at\"" : ""
      return "<span\(kind)><i>\(number)</i>\(code)\n</span>"
    }
    return "<pre tabindex=\"0\"><code>\(lines.joined())</code></pre>"
  }

  private func marked(_ line: SourceRange, in bytes: [UInt8]) -> String {
    let start = min(max(range.start, line.start), line.end)
    let end = min(max(range.end, start), line.end)
    return Self.text(SourceRange(line.start, start), near: start, in: bytes)
      + "<mark>\(Self.text(SourceRange(start, end), near: start, in: bytes))</mark>"
      + Self.text(SourceRange(end, line.end), near: end, in: bytes)
  }

  /// The part of a range that lies near an offset, with dots for the rest.
  private static func text(_ range: SourceRange, near offset: Int, in bytes: [UInt8]) -> String {
    let start = max(range.start, offset - reach)
    let end = max(start, min(range.end, offset + reach))
    return (start > range.start ? "…" : "") + HTML.escaped(code: bytes[start..<end]) + (end < range.end ? "…" : "")
  }
}

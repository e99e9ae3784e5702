/// The place of a finding as compilers draw it: the path, the line, and a mark under what is at fault.
struct CodeFrame {
  let path: String
  let range: SourceRange
  /// What the mark is made of.
  let mark: Character
  let style: Paint.Style

  /// - Parameter gutter: how many columns the line numbers fill.
  func lines(_ places: inout SourcePlaces, gutter: Int, width: Int, _ paint: Paint) -> [String] {
    let space = String(repeating: " ", count: gutter)
    guard let source = places.source(of: path) else {
      return [space + paint("--> ", .frame) + Visible.text(path)]
    }
    let position = places.position(at: range.start, in: path)
    let lineRange = places.index(of: path).range(ofLine: position.line, in: source.bytes)
    let line = CodeLine(lineRange, mark: range, in: source.bytes, width: width - gutter - 3)
    let number = String(position.line)
    let numberSpace = String(repeating: " ", count: max(0, gutter - number.count))
    return [
      space + paint("--> ", .frame) + "\(Visible.text(path)):\(position.line):\(position.column)",
      space + paint(" |", .frame),
      paint("\(numberSpace)\(number) |", .frame) + (line.text.isEmpty ? "" : " \(line.text)"),
      space + paint(" | ", .frame) + String(repeating: " ", count: line.indentation)
        + paint(String(repeating: mark, count: line.markWidth), style),
    ]
  }
}

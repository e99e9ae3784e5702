/// One line of source as a terminal shows it, with a mark under a part of it.
///
/// Tabs become spaces, what a terminal would obey becomes visible, and of a long line only what lies around the mark
/// is kept.
struct CodeLine {
  let text: String
  /// The columns before the mark, and how many it fills.
  let indentation: Int
  let markWidth: Int

  private static let tabWidth = 4

  /// - Parameters:
  ///   - line: the line in `bytes`, without its end.
  ///   - mark: what is marked; what lies outside the line does not count.
  ///   - width: how many columns the line may fill.
  init(_ line: SourceRange, mark: SourceRange, in bytes: [UInt8], width: Int) {
    // No character has more than four bytes a column, so nothing farther from the mark than this can be shown.
    let reach = 4 * max(width, 16)
    let markStart = min(max(mark.start, line.start), line.end)
    let markEnd = min(max(mark.end, markStart), line.end)
    let start = Self.characterStart(max(line.start, markStart - reach), in: bytes)
    let end = Self.characterStart(min(line.end, min(markEnd, markStart + reach) + reach), in: bytes)
    let cells = Self.cells(bytes[start..<end])
    let head = cells.prefix { $0.offset < markStart }
    let marked = cells[head.endIndex...].prefix { $0.offset < markEnd }
    let window = Window(
      cells, marked: marked.indices, width: width, isCut: (start > line.start, end < line.end))
    text = window.text
    indentation = window.indentation
    markWidth = max(1, window.markWidth)
  }

  fileprivate struct Cell {
    let text: String
    let width: Int
    let offset: Int
  }

  /// Never begins inside a character of several bytes.
  private static func characterStart(_ offset: Int, in bytes: [UInt8]) -> Int {
    var start = offset
    while start > 0, start < bytes.count, offset - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// What a reader takes as one character is one cell, so that a mark never stands under half of one.
  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    var scalars: [(scalar: Unicode.Scalar, offset: Int)] = []
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      let (scalar, length) = firstScalar(of: bytes[offset...])
      scalars.append((scalar, offset))
      offset += length
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars.lazy.map(\.scalar))
    var cells: [Cell] = []
    var index = 0
    var column = 0
    for character in text {
      let width = character == "\t" ? tabWidth - column % tabWidth : DisplayWidth.of(character)
      let shown = character == "\t" ? String(repeating: " ", count: width) : String(character)
      cells.append(Cell(text: shown, width: width, offset: scalars[index].offset))
      index += character.unicodeScalars.count
      column += width
    }
    return cells
  }

  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int) {
    if let byte = bytes.first, byte < 0x80 {
      let scalar = Unicode.Scalar(byte)
      return (byte == UInt8(ascii: "\t") ? scalar : Visible.replacement(for: scalar) ?? scalar, 1)
    }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return ("\u{FFFD}", 1) }
    let scalar = Unicode.UTF8.decode(encoded)
    return (Visible.replacement(for: scalar) ?? scalar, encoded.count)
  }
}

extension CodeLine {
  /// The cells that are shown.
  fileprivate struct Window {
    private(set) var text = ""
    private(set) var indentation = 0
    private(set) var markWidth = 0

    private static let ellipsis = "…"

    init(_ cells: [Cell], marked: Range<Int>, width: Int, isCut: (atStart: Bool, atEnd: Bool)) {
      let shown = Self.shown(cells, marked: marked, width: width, isCutAtStart: isCut.atStart)
      if shown.lowerBound > 0 || isCut.atStart { text = Self.ellipsis }
      indentation = text.count
      for index in shown {
        append(cells[index])
        if index < marked.lowerBound { indentation += cells[index].width }
        if marked.contains(index) { markWidth += cells[index].width }
      }
      if shown.upperBound < cells.count || isCut.atEnd { text += Self.ellipsis }
    }

    private mutating func append(_ cell: Cell) {
      let isBehindPounds = text.hasSuffix("##") && cell.text == "["
      text += isBehindPounds ? String(Visible.bracket) : cell.text
    }

    /// All that fits from the line's start when that holds the mark; else what lies around the mark.
    private static func shown(_ cells: [Cell], marked: Range<Int>, width: Int, isCutAtStart: Bool) -> Range<Int> {
      let room = max(width - 2, 8)
      let markEnd = cells[..<marked.upperBound].reduce(0) { $0 + $1.width }
      var first = 0
      if isCutAtStart || markEnd > room {
        first = marked.lowerBound
        var left = max(0, room - cells[marked].reduce(0) { $0 + $1.width }) / 2
        while first > 0, left >= cells[first - 1].width {
          first -= 1
          left -= cells[first].width
        }
      }
      var end = first
      var used = 0
      while end < cells.count, used + cells[end].width <= room {
        used += cells[end].width
        end += 1
      }
      return first..<end
    }
  }
}

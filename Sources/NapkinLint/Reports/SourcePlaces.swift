/// Finds lines and columns in the files of a run; counts each file's lines once.
struct SourcePlaces {
  private let sources: [String: SourceFile]
  private var indexes: [String: LineIndex] = [:]
  private var last = LastColumn()

  init(_ sources: [String: SourceFile]) {
    self.sources = sources
  }

  /// Nil for a file that the run did not keep.
  func source(of path: String) -> SourceFile? {
    sources[path]
  }

  mutating func index(of path: String) -> LineIndex {
    if let known = indexes[path] { return known }
    let index = LineIndex(sources[path]?.bytes ?? [])
    indexes[path] = index
    return index
  }

  /// The column counts UTF-8 bytes, as the Swift compiler does.
  mutating func position(at offset: Int, in path: String) -> Position {
    index(of: path).position(at: offset)
  }

  /// The column counts UTF-16 code units, and each byte that is not UTF-8 as one; a byte order mark is none of the
  /// text, as editors see it. Counting goes on from the last place when that lies before on the same line, so that a line
  /// with many findings is read once.
  mutating func utf16Position(at offset: Int, in path: String) -> Position {
    let bytes = sources[path]?.bytes ?? []
    let place = position(at: offset, in: path)
    let end = min(offset, bytes.count)
    var start = LastColumn(path: path, line: place.line, offset: offset - (place.column - 1), column: 1)
    if start.offset == 0, bytes.starts(with: Self.byteOrderMark) { start.offset = min(end, Self.byteOrderMark.count) }
    if last.path == path, last.line == place.line, last.offset <= end { start = last }
    start.column += String(decoding: bytes[max(0, start.offset)..<max(0, end)], as: UTF8.self).utf16.count
    start.offset = end
    last = start
    return Position(line: place.line, column: start.column)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private struct LastColumn {
    var path = ""
    var line = 0
    var offset = 0
    var column = 1
  }
}

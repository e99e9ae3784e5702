/// Finds lines and columns in the files of a run; counts each file's lines once.
struct SourcePlaces {
  private let sources: [String: SourceFile]
  private var indexes: [String: LineIndex] = [:]

  init(_ sources: [String: SourceFile]) {
    self.sources = sources
  }

  func bytes(of path: String) -> [UInt8] {
    sources[path]?.bytes ?? []
  }

  mutating func index(of path: String) -> LineIndex {
    if let known = indexes[path] { return known }
    let index = LineIndex(bytes(of: path))
    indexes[path] = index
    return index
  }

  /// The column counts UTF-8 bytes.
  mutating func position(at offset: Int, in path: String) -> Position {
    index(of: path).position(at: offset)
  }
}

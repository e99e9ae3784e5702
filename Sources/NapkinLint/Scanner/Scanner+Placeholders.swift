extension Scanner {
  /// Where the editor placeholder that begins at `start` ends. It holds neither a line break nor another beginning.
  func placeholderEnd(from start: Int) -> Int? {
    var offset = start + 2
    while offset < count {
      offset = nextOffset(from: offset, of: .lineFeed, .pound, .less, .less)
      guard offset < count, bytes[offset] != .lineFeed else { return nil }
      let next = byte(at: offset + 1)
      if bytes[offset] == .less, next == .pound { return nil }
      if bytes[offset] == .pound, next == .greater { return offset + 2 }
      offset += 1
    }
    return nil
  }

  /// Whether `#>` follows on the line.
  mutating func hasPlaceholderEnd(from start: Int) -> Bool {
    if start < searches.placeholderSearchedFrom || start >= searches.placeholderSearchEnd {
      searchPlaceholderEnd(from: start)
    }
    return searches.placeholderFound
  }

  private mutating func searchPlaceholderEnd(from start: Int) {
    var offset = start
    repeat {
      offset = nextOffset(from: offset + 1, of: .lineFeed, .pound)
    } while offset < count && bytes[offset] == .pound && byte(at: offset + 1) != .greater
    searches.placeholderSearchedFrom = start
    searches.placeholderSearchEnd = offset
    searches.placeholderFound = byte(at: offset) == .pound
  }
}

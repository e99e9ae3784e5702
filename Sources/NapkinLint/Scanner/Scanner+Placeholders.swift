extension Scanner {
  /// Where the editor placeholder that begins at `start` ends. It holds neither a line break nor another beginning.
  func placeholderEnd(from start: Int) -> Int? {
    var offset = start + 2
    while offset < count {
      offset = nextOffset(from: offset, of: "\n", "#", "<", "<")
      guard offset < count, bytes[offset] != UInt8(ascii: "\n") else { return nil }
      let next = byte(at: offset + 1)
      if bytes[offset] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { return nil }
      if bytes[offset] == UInt8(ascii: "#"), next == UInt8(ascii: ">") { return offset + 2 }
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
      offset = nextOffset(from: offset + 1, of: "\n", "#")
    } while offset < count && bytes[offset] == UInt8(ascii: "#") && byte(at: offset + 1) != UInt8(ascii: ">")
    searches.placeholderSearchedFrom = start
    searches.placeholderSearchEnd = offset
    searches.placeholderFound = byte(at: offset) == UInt8(ascii: "#")
  }
}

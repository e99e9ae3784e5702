/// Where each line of a file begins; turns byte offsets into lines and columns at the edge.
///
/// A line ends at LF, CRLF or a lone CR, as the Swift compiler counts them.
package struct LineIndex: Sendable {
  private let lineStarts: [Int]
  private let byteCount: Int

  package init(_ bytes: [UInt8]) {
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
        offset += 1
        starts.append(offset)
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        starts.append(offset)
      }
    }
    lineStarts = starts
    byteCount = bytes.count
  }

  package var lineCount: Int { lineStarts.count }

  /// The 1-based line that holds the byte at `offset`; the last line for an offset at or past the end.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The range of a 1-based line without its line ending.
  package func range(ofLine line: Int, in bytes: [UInt8]) -> SourceRange {
    guard line >= 1, line <= lineStarts.count else { return SourceRange(byteCount, byteCount) }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : byteCount
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return SourceRange(start, end)
  }

  /// The line, and the 1-based column counted in UTF-8 bytes, as the Swift compiler prints it.
  package func position(at offset: Int) -> Position {
    let line = line(at: offset)
    return Position(line: line, column: offset - lineStarts[line - 1] + 1)
  }

  /// The line, and the 1-based column counted in UTF-16 code units; each invalid byte counts as one.
  package func utf16Position(at offset: Int, in bytes: [UInt8]) -> Position {
    let line = line(at: offset)
    let text = String(decoding: bytes[lineStarts[line - 1]..<min(offset, bytes.count)], as: UTF8.self)
    return Position(line: line, column: text.utf16.count + 1)
  }
}

/// A place in a file as people and tools name it; both numbers are 1-based.
public struct Position: Hashable, Sendable {
  public let line: Int
  public let column: Int
}

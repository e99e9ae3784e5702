/// What changed in a file, as `diff -u` prints it and `git apply` and `patch -p1` take it.
package struct UnifiedDiff: Sendable {
  /// The whole patch of the file; empty when nothing changed.
  package let bytes: [UInt8]

  /// How many unchanged lines stand around changed ones.
  private static let context = 3

  /// - Parameter path: the path that the patch names, relative to the folder in which it is applied.
  package init(path: [UInt8], before: [UInt8], after: [UInt8]) {
    let old = before.lines
    let new = after.lines
    let hunks = Self.hunks(of: LineChange.changes(from: old, to: new))
    guard !hunks.isEmpty else {
      bytes = []
      return
    }
    bytes = Self.head("---", "a/".utf8 + path) + Self.head("+++", "b/".utf8 + path)
      + hunks.flatMap { Self.text(of: $0, old, new) }
  }

  /// The changes that stand near enough to share their context.
  private static func hunks(of changes: [LineChange]) -> [[LineChange]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private static func head(_ mark: String, _ path: [UInt8]) -> [UInt8] {
    // A name with a blank ends at the tab, or what follows it would be taken for a date.
    let end = path.contains(UInt8(ascii: " ")) ? "\t\n" : "\n"
    return Array("\(mark) ".utf8) + QuotedPath.bytes(of: path) + Array(end.utf8)
  }

  private static func text(of hunk: [LineChange], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [UInt8] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let start = max(0, first.old.lowerBound - context)
    let end = min(old.count, last.old.upperBound + context)
    let newStart = first.new.lowerBound - (first.old.lowerBound - start)
    let newEnd = last.new.upperBound + (end - last.old.upperBound)
    var text = Array("@@ -\(span(start..<end)) +\(span(newStart..<newEnd)) @@\n".utf8)
    var position = start
    for change in hunk {
      text += lines(old[position..<change.old.lowerBound], " ")
      text += lines(old[change.old], "-") + lines(new[change.new], "+")
      position = change.old.upperBound
    }
    return text + lines(old[position..<end], " ")
  }

  /// The first line, counted from 1, and how many there are; of an empty range the line before it.
  private static func span(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }

  private static func lines(_ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: Unicode.Scalar) -> [UInt8] {
    lines.flatMap { line in
      let isWhole = line.last == UInt8(ascii: "\n")
      return [UInt8(ascii: mark)] + line + (isWhole ? [] : Array("\n\\ No newline at end of file\n".utf8))
    }
  }
}

extension [UInt8] {
  /// Each line with its line feed; the last may lack it.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(self[start...index])
      start = index + 1
    }
    if start < count { lines.append(self[start...]) }
    return lines
  }
}

/// Reads the hunks of a unified diff one by one.
struct PatchReader {
  struct Hunk: Equatable {
    /// The new file's path, without the prefix that git puts before it.
    let path: String
    /// The lines that came in, or that stand beside lines that went; 1-based, in the new file.
    let lines: [ClosedRange<Int>]
  }

  private var lines: ArraySlice<ArraySlice<UInt8>>
  private var path: String?
  /// The patch ended before a hunk did.
  private(set) var isCutOff = false

  init(_ patch: [UInt8]) {
    lines = patch.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    // Behind the last newline no line begins.
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// The next hunk of a file that still exists.
  mutating func nextHunk() -> Hunk? {
    while let line = lines.popFirst() {
      if line.starts(with: "+++ ".utf8) {
        path = PatchPath.path(in: line.dropFirst(4))
      } else if line.starts(with: "@@ ".utf8), let head = HunkHead(line) {
        let changed = changedLines(of: head)
        if let path { return Hunk(path: path, lines: changed) }
      }
    }
    return nil
  }

  /// Reads as many lines as the hunk's head says, so that no changed line is taken for a head.
  private mutating func changedLines(of head: HunkHead) -> [ClosedRange<Int>] {
    var (line, oldLeft, newLeft) = (head.newStart, head.oldCount, head.newCount)
    // Of a hunk that only removes, the head names the line before it.
    if newLeft == 0 { line += 1 }
    var changed: [ClosedRange<Int>] = []
    while oldLeft > 0 || newLeft > 0, let text = lines.popFirst() {
      switch text.first {
      case UInt8(ascii: "+"):
        changed.append(line...line)
        line += 1
        newLeft -= 1
      case UInt8(ascii: "-"):
        changed.append(max(1, line - 1)...line)
        oldLeft -= 1
      case UInt8(ascii: "\\"): break
      default:
        line += 1
        oldLeft -= 1
        newLeft -= 1
      }
    }
    if oldLeft > 0 || newLeft > 0 { isCutOff = true }
    return changed
  }
}

/// `@@ -12,3 +14,5 @@`.
private struct HunkHead {
  let oldCount: Int
  let newStart: Int
  let newCount: Int

  init?(_ line: ArraySlice<UInt8>) {
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count >= 4, words[1].first == UInt8(ascii: "-"), words[2].first == UInt8(ascii: "+"),
      let old = Self.span(words[1].dropFirst()), let new = Self.span(words[2].dropFirst())
    else { return nil }
    oldCount = old.count
    (newStart, newCount) = new
  }

  private static func span(_ text: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
    let parts = text.split(separator: UInt8(ascii: ",")).map { Int(String(decoding: $0, as: UTF8.self)) }
    guard let start = parts.first ?? nil, start >= 0, start < Int.max / 2 else { return nil }
    guard parts.count > 1 else { return (start, 1) }
    guard let count = parts[1], count >= 0 else { return nil }
    return (start, count)
  }
}

/// The path behind `+++`, as git and diff write it.
enum PatchPath {
  /// - Returns: nil for a file that is gone.
  static func path(in text: ArraySlice<UInt8>) -> String? {
    let path = text.first == UInt8(ascii: "\"") ? unquoted(text.dropFirst()) : upToTab(text)
    guard path != Array("/dev/null".utf8) else { return nil }
    return String(decoding: withoutPrefix(path), as: UTF8.self)
  }

  /// What `diff` writes behind a tab is a date.
  private static func upToTab(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var path = Array(text.prefix { $0 != UInt8(ascii: "\t") })
    if path.last == UInt8(ascii: "\r") { path.removeLast() }
    return path
  }

  /// `b/`, or one of the letters that git uses when it names the sides: index, work tree, commit, object.
  private static func withoutPrefix(_ path: [UInt8]) -> ArraySlice<UInt8> {
    let hasPrefix = path.count > 2 && path[1] == UInt8(ascii: "/") && "biwco".utf8.contains(path[0])
    return hasPrefix ? path[2...] : path[...]
  }

  /// A path in quotes, with C's escapes.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var path: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        path.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): path.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): path.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): path.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "0")...UInt8(ascii: "3"):
        let digits = [escape] + rest.prefix(2)
        rest = rest.dropFirst(2)
        path.append(digits.reduce(0) { $0 &* 8 &+ ($1 &- UInt8(ascii: "0")) })
      default: path.append(escape)
      }
    }
    return path
  }
}

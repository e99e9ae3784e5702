/// How the two dumps of one file differ.
struct FileJudgement: Judgement {
  let hasError: Bool
  let byteCount: Int
  let pieceCount: Int
  private(set) var differences: [Difference] = []

  var differenceCount: Int { differences.count }

  init(_ bytes: [UInt8]) {
    let syntax = SyntaxDump(bytes)
    let expected = syntax.lines
    let found = judgedLines(of: bytes)
    hasError = syntax.hasError
    byteCount = bytes.count
    pieceCount = found.count
    compare(expected, found, bytes)
  }

  /// Walks both dumps; where they differ, up to the next offset at which both begin the same line.
  private mutating func compare(_ expected: [JudgedLine], _ found: [JudgedLine], _ bytes: [UInt8]) {
    var (left, right) = (0, 0)
    while left < expected.count || right < found.count {
      if left < expected.count, right < found.count, expected[left] == found[right] {
        left += 1
        right += 1
        continue
      }
      let (leftStart, rightStart) = (left, right)
      repeat {
        let leftEnd = left < expected.count ? expected[left].end : Int.max
        let rightEnd = right < found.count ? found[right].end : Int.max
        if leftEnd <= rightEnd { left += 1 }
        if rightEnd <= leftEnd { right += 1 }
      } while (left < expected.count || right < found.count)
        && !(left < expected.count && right < found.count && expected[left] == found[right])
      differences.append(Difference(expected: expected[leftStart..<left], found: found[rightStart..<right], bytes))
    }
  }

  func print(path: String, limit: Int) {
    for difference in differences.prefix(max(limit, 0)) {
      Swift.print("\(path):\(difference.start):\(hasError ? " (file with errors)" : "")")
      Swift.print(difference.text)
    }
  }
}

struct Difference: Sendable {
  let start: Int
  let expected: [Piece]
  let found: [Piece]
  let excerpt: String

  struct Piece: Sendable {
    let kind: String
    let detail: String
    let text: String
  }

  init(expected: ArraySlice<JudgedLine>, found: ArraySlice<JudgedLine>, _ bytes: [UInt8]) {
    start = min(expected.first?.start ?? bytes.count, found.first?.start ?? bytes.count, bytes.count)
    self.expected = expected.map { Piece($0, bytes) }
    self.found = found.map { Piece($0, bytes) }
    let around = max(start - 60, 0)..<min(start + 60, bytes.count)
    excerpt = String(decoding: bytes[around], as: UTF8.self)
  }

  var text: String {
    """
      ...\(excerpt.debugDescription)...
      SwiftSyntax: \(expected.prefix(12).map(\.description).joined(separator: " "))
      scanner:     \(found.prefix(12).map(\.description).joined(separator: " "))
    """
  }
}

extension Difference.Piece: CustomStringConvertible {
  fileprivate init(_ line: JudgedLine, _ bytes: [UInt8]) {
    kind = line.kind
    detail = line.detail
    text = String(decoding: bytes[min(line.start, bytes.count)..<min(line.end, bytes.count)].prefix(60), as: UTF8.self)
  }

  var description: String { "\(kind)\(detail.isEmpty ? "" : "/\(detail)")(\(text.debugDescription))" }
}

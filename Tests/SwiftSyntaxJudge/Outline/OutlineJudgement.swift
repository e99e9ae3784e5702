/// How the outline of one file differs from SwiftSyntax's tree.
struct OutlineJudgement: Judgement {
  let hasError: Bool
  let byteCount: Int
  let pieceCount: Int
  private(set) var accepted: [String] = []
  private(set) var differenceCount = 0
  /// The first ones: a file that is read quite differently has very many.
  private var differences: [OutlineDifference] = []

  init(_ bytes: [UInt8]) {
    let syntax = SyntaxFacts(bytes)
    hasError = syntax.hasError
    var outline = OutlineFacts(bytes)
    outline.addChains(at: syntax.facts.filter { $0.key == .chain }.map(\.offset))
    byteCount = bytes.count
    pieceCount = syntax.facts.count
    compare(syntax.facts.sorted(), outline.facts.sorted(), bytes)
  }

  private mutating func compare(_ expected: [Fact], _ found: [Fact], _ bytes: [UInt8]) {
    var (left, right) = (expected[...], found[...])
    while true {
      switch (left.first, right.first) {
      case (let one?, let other?) where one == other:
        left.removeFirst()
        right.removeFirst()
      case (let one?, let other?) where one.offset == other.offset && one.key == other.key:
        note(OutlineDifference(expected: left.removeFirst(), found: right.removeFirst(), bytes))
      case (let one?, let other) where other.map({ one < $0 }) ?? true:
        note(OutlineDifference(expected: left.removeFirst(), found: nil, bytes))
      case (_, .some): note(OutlineDifference(expected: nil, found: right.removeFirst(), bytes))
      default: return
      }
    }
  }

  private mutating func note(_ difference: OutlineDifference) {
    if let reason = difference.acceptedReason {
      accepted.append(reason)
    } else {
      differenceCount += 1
      if differences.count < 100 { differences.append(difference) }
    }
  }

  func print(path: String, limit: Int) {
    for difference in differences.prefix(max(limit, 0)) {
      Swift.print("\(path):\(difference.place):\(hasError ? " (file with errors)" : "") \(difference.key)")
      Swift.print(difference.text)
    }
  }
}

struct OutlineDifference: Sendable {
  let key: Fact.Key
  let place: String
  let expected: String?
  let found: String?
  private let excerpt: String

  init(expected: Fact?, found: Fact?, _ bytes: [UInt8]) {
    let offset = min(max((expected ?? found)?.offset ?? 0, 0), bytes.count)
    key = (expected ?? found)?.key ?? .kind
    let lines = LineIndex(bytes)
    let position = lines.position(at: offset)
    place = "\(position.line):\(position.column)"
    self.expected = expected?.value
    self.found = found?.value
    let line = lines.range(ofLine: position.line, in: bytes)
    let start = max(line.start, offset - 60)
    excerpt = String(decoding: bytes[start..<max(start, min(line.end, offset + 80))], as: UTF8.self)
  }

  var text: String {
    """
      \(excerpt)
      SwiftSyntax: \(expected ?? "-")
      outline:     \(found ?? "-")
    """
  }
}

extension OutlineDifference {
  /// Why the outline may differ here; nothing when it may not.
  var acceptedReason: String? { nil }
}

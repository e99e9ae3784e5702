/// How the outline of one file differs from SwiftSyntax's tree.
struct OutlineJudgement: Judgement {
  let hasError: Bool
  let byteCount: Int
  let pieceCount: Int
  private(set) var accepted: [String] = []
  private(set) var differenceCount = 0
  /// The first ones: a file that is read quite differently has very many.
  private var differences: [OutlineDifference] = []
  private let specialRanges: [Range<Int>]

  init(_ bytes: [UInt8]) {
    let syntax = SyntaxFacts(bytes)
    hasError = syntax.hasError
    var outline = OutlineFacts(bytes)
    outline.addChains(at: syntax.facts.filter { $0.key == .chain }.map(\.offset))
    byteCount = bytes.count
    pieceCount = syntax.facts.count
    specialRanges = syntax.specialRanges
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
    if let reason = difference.reason(specialRanges: specialRanges) {
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
  let offset: Int
  let place: String
  let expected: String?
  let found: String?
  private let excerpt: String
  private let isModuleSelected: Bool

  init(expected: Fact?, found: Fact?, _ bytes: [UInt8]) {
    offset = min(max((expected ?? found)?.offset ?? 0, 0), bytes.count)
    key = (expected ?? found)?.key ?? .kind
    let lines = LineIndex(bytes)
    let position = lines.position(at: offset)
    place = "\(position.line):\(position.column)"
    self.expected = expected?.value
    self.found = found?.value
    let line = lines.range(ofLine: position.line, in: bytes)
    let start = max(line.start, offset - 60)
    isModuleSelected = bytes[max(offset - 40, line.start)..<offset].split(separator: UInt8(ascii: ".")).last
      .map { String(decoding: $0, as: UTF8.self).contains("::") } ?? false
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
  func reason(specialRanges: [Range<Int>]) -> String? {
    if specialRanges.contains(where: { $0.contains(offset) }) {
      return "the arguments of an attribute with a grammar of its own are read as expressions"
    }
    if key == .call, excerpt.contains("borrowing ()") {
      return "what may stand before a type is not called behind a space"
    }
    if excerpt.contains("operator"), excerpt.hasSuffix(","), key == .end || key == .statement {
      return "an operator's list of types, long forbidden, takes whatever stands behind its last comma"
    }
    if key == .chain, isModuleSelected { return "a module selector is a name of the chain" }
    return nil
  }
}

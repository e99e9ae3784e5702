/// Ranges of a file that suppressions cover, in which one lookup gives the innermost that holds another range.
struct SuppressedRanges {
  /// In the order of their starts, wider ones first.
  private var entries: [Entry] = []
  /// For each entry the nearest one before it that reaches as far as its start.
  private var outer: [Int?] = []

  struct Entry {
    let range: SourceRange
    let place: SuppressionPlace
  }

  mutating func add(_ range: SourceRange, _ place: SuppressionPlace) {
    entries.append(Entry(range: range, place: place))
  }

  /// Sorts the ranges, once all are added.
  mutating func finish() {
    entries.sort { ($0.range.start, -$0.range.end, $0.place) < ($1.range.start, -$1.range.end, $1.place) }
    var open: [Int] = []
    for index in entries.indices {
      while let last = open.last, entries[last].range.end < entries[index].range.start { open.removeLast() }
      outer.append(open.last)
      open.append(index)
    }
  }

  /// The innermost entry that holds a range; of equal ones the first.
  func innermost(around range: SourceRange) -> SuppressionPlace? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.start <= range.start { low = middle + 1 } else { high = middle }
    }
    var next: Int? = low > 0 ? low - 1 : nil
    while let index = next, entries[index].range.end < range.end { next = outer[index] }
    guard var best = next else { return nil }
    while let index = outer[best], entries[index].range == entries[best].range { best = index }
    return entries[best].place
  }
}

/// One rule of one suppression comment, by their numbers.
struct SuppressionPlace: Hashable, Comparable, Sendable {
  let comment: Int
  let mention: Int

  static func < (left: SuppressionPlace, right: SuppressionPlace) -> Bool {
    (left.comment, left.mention) < (right.comment, right.mention)
  }
}

/// What searches ahead have found, so that a later search does not read the same bytes again.
///
/// Without it a line of a million unpaired delimiters would take a million searches to the line's end.
struct SearchMemory {
  /// No search for the end of a curly quote that begins before this offset succeeds.
  var curlyQuoteFailsBefore = 0
  /// The end of the first editor placeholder that ends behind `placeholderSearchedFrom`, or where a line ends
  /// without one.
  var placeholderSearchedFrom = Int.max
  var placeholderSearchEnd = 0
  var placeholderFound = false
  /// The rest of the file holds no end for such a conflict marker.
  var lacksConflictEnd = false
  var lacksPerforceConflictEnd = false
  var stringClosers = Closers(range: 0..<0)
  var regexClosers = Closers(range: 0..<0)
}

/// The closing delimiters in a part of a file: those after which none with as many pounds comes.
struct Closers {
  let range: Range<Int>
  private var offsets: [Int] = []
  private var pounds: [Int] = []

  init(range: Range<Int>) { self.range = range }

  func covers(_ offset: Int) -> Bool { range.contains(offset) }

  /// Offsets must be added in rising order.
  mutating func add(_ offset: Int, pounds count: Int) {
    guard count > 0 else { return }
    while let last = pounds.last, last <= count {
      pounds.removeLast()
      offsets.removeLast()
    }
    offsets.append(offset)
    pounds.append(count)
  }

  /// Whether a delimiter that ends at or behind `offset`, its pounds not counted, has that many pounds.
  func hasCloser(from offset: Int, pounds count: Int) -> Bool {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < pounds.count && pounds[low] >= count
  }
}

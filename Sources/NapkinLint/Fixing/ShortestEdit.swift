/// The fewest lines that go and come between two texts, by Myers' algorithm.
struct ShortestEdit<Line: Equatable> {
  private let old: [Line]
  private let new: [Line]
  /// For each number of edits, and each diagonal that so many reach, how far they came in the old text before.
  private var steps: [[Int]] = []

  /// Time and memory grow with the square of the edits, and nobody reads a patch that is longer.
  private static var limit: Int { 1000 }

  private init(_ old: [Line], _ new: [Line]) {
    (self.old, self.new) = (old, new)
  }

  /// - Returns: nil when the texts have too little in common.
  static func changes(from old: [Line], to new: [Line]) -> [LineChange]? {
    var edit = ShortestEdit(old, new)
    return edit.isFound() ? edit.changes : nil
  }

  private mutating func isFound() -> Bool {
    let middle = min(Self.limit, old.count + new.count) + 1
    var reached = [Int](repeating: 0, count: 2 * middle + 1)
    for count in 0..<middle {
      steps.append(Array(reached[(middle - count)...(middle + count)]))
      for diagonal in stride(from: -count, through: count, by: 2) {
        let (left, right) = (reached[middle + diagonal - 1], reached[middle + diagonal + 1])
        let isInsertion = Self.isInsertion(diagonal, of: count, left, right)
        var position = count == 0 ? 0 : isInsertion ? right : left + 1
        while position < old.count, position - diagonal < new.count, old[position] == new[position - diagonal] {
          position += 1
        }
        reached[middle + diagonal] = position
        if position >= old.count, position - diagonal >= new.count { return true }
      }
    }
    return false
  }

  /// Goes back from the ends to the starts; what stands side by side is one change.
  private var changes: [LineChange] {
    var changes: [LineChange] = []
    var (left, right) = (old.count, new.count)
    for count in steps.indices.dropFirst().reversed() {
      let diagonal = left - right
      let before = { [steps] (diagonal: Int) in steps[count][diagonal + count] }
      let isInsertion =
        diagonal == -count || diagonal != count && before(diagonal - 1) < before(diagonal + 1)
      let from = isInsertion ? diagonal + 1 : diagonal - 1
      (left, right) = (before(from), before(from) - from)
      let change = LineChange(
        old: left..<(isInsertion ? left : left + 1), new: right..<(isInsertion ? right + 1 : right))
      if let next = changes.last, next.old.lowerBound == change.old.upperBound,
        next.new.lowerBound == change.new.upperBound
      {
        changes[changes.count - 1] = LineChange(
          old: left..<next.old.upperBound, new: right..<next.new.upperBound)
      } else {
        changes.append(change)
      }
    }
    return changes.reversed()
  }

  private static func isInsertion(_ diagonal: Int, of count: Int, _ left: Int, _ right: Int) -> Bool {
    diagonal == -count || diagonal != count && left < right
  }
}

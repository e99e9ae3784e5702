/// How alike two names are.
package enum EditDistance {
  /// How many insertions, deletions, replacements and swaps of neighbours turn one into the other.
  package static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
    between(left, right, atMost: .max) ?? .max
  }

  /// The same; nil when it takes more than so many, which is often clear after a few letters.
  package static func between(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int? {
    var leastOfLast = 0
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replacement = last[column] + (left[row] == right[column] ? 0 : 1)
        var distance = min(replacement, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      // A swap reaches back over one row, and no further.
      let least = current.min() ?? 0
      guard min(least, leastOfLast) <= limit else { return nil }
      leastOfLast = least
      (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}

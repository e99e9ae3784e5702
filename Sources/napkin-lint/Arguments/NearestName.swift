/// Finds what somebody meant who mistyped a name.
enum NearestName {
  /// The known name with the fewest edits to `name`, when those are few for its length, or else one that begins with
  /// it; the first among equals.
  static func of(_ name: String, among known: [String]) -> String? {
    let limit = max(1, name.utf8.count / 3)
    let written = Array(name.utf8)
    guard written.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known where abs(candidate.utf8.count - written.count) <= limit {
      let distance = editDistance(written, Array(candidate.utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name ?? known.first { written.count > 2 && $0.utf8.starts(with: written) }
  }

  /// How many insertions, deletions, replacements and swaps of neighbours turn one into the other.
  static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
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
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}

/// Neighbouring lines that others replace.
struct LineChange: Equatable {
  /// The lines that go; empty where some only come.
  let old: Range<Int>
  /// The lines that come; empty where some only go.
  let new: Range<Int>

  /// The changes that lead from some lines to others, in their order.
  ///
  /// Fixes change a few lines here and there, so where the two differ, the nearest place at which both go on alike is
  /// soon found. The result is right for any two texts, and the shortest for most.
  static func changes<Line: Equatable>(from old: [Line], to new: [Line]) -> [LineChange] {
    var changes: [LineChange] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
      } else {
        let change = nextChange(old[left...], new[right...])
        changes.append(change)
        (left, right) = (change.old.upperBound, change.new.upperBound)
      }
    }
    return changes
  }

  /// What lies before the nearest place from which two lines, or all that is left, are alike.
  private static func nextChange<Line: Equatable>(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> LineChange {
    for distance in 1..<max(old.count + new.count, 1) {
      for removed in max(0, distance - new.count)...min(distance, old.count) {
        let (oldRest, newRest) = (old.dropFirst(removed), new.dropFirst(distance - removed))
        guard oldRest.prefix(2) == newRest.prefix(2), oldRest.isEmpty == newRest.isEmpty else { continue }
        return LineChange(old: old.startIndex..<oldRest.startIndex, new: new.startIndex..<newRest.startIndex)
      }
    }
    return LineChange(old: old.indices, new: new.indices)
  }
}

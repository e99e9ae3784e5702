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
  static func changes<Line: Hashable>(from old: [Line], to new: [Line]) -> [LineChange] {
    let meetings = LineMeetings(old, new)
    var changes: [LineChange] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
      } else {
        let next = meetings.next(left, right)
        changes.append(LineChange(old: left..<next.old, new: right..<next.new))
        (left, right) = next
      }
    }
    return changes
  }
}

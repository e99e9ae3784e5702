/// Neighbouring lines that others replace.
struct LineChange: Equatable {
  /// The lines that go; empty where some only come.
  let old: Range<Int>
  /// The lines that come; empty where some only go.
  let new: Range<Int>

  /// The changes that lead from some lines to others, in their order: the fewest lines that go and come, unless the
  /// texts have too little in common to look for those.
  static func changes<Line: Hashable>(from old: [Line], to new: [Line]) -> [LineChange] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let (left, right) = (Array(old[head..<(old.count - tail)]), Array(new[head..<(new.count - tail)]))
    let changes = ShortestEdit.changes(from: left, to: right) ?? nearChanges(from: left, to: right)
    return changes.map { change in
      LineChange(
        old: (change.old.lowerBound + head)..<(change.old.upperBound + head),
        new: (change.new.lowerBound + head)..<(change.new.upperBound + head))
    }
  }

  /// Where the two differ, the nearest place counts at which both go on alike. The result is right for any two texts.
  static func nearChanges<Line: Hashable>(from old: [Line], to new: [Line]) -> [LineChange] {
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

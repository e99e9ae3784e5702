import Testing

@testable import NapkinLint

@Suite("A change of lines ends at the nearest place from which both texts are alike")
struct LineChangeTests {
  @Test("Each change of short texts is the nearest one")
  func nearest() {
    let texts = (0..<4).flatMap { Self.texts(length: $0) } + ["abcab", "aabba", "bcbcb", "cabca"].map(Array.init)
    for old in texts {
      for new in texts {
        #expect(LineChange.changes(from: old, to: new) == Self.changes(from: old, to: new), "\(old) to \(new)")
      }
    }
  }

  private static func texts(length: Int) -> [[Character]] {
    length == 0 ? [[]] : texts(length: length - 1).flatMap { text in "abc".map { text + [$0] } }
  }

  /// As the words of the suite have it: place for place, the nearest first.
  private static func changes(from old: [Character], to new: [Character]) -> [LineChange] {
    var changes: [LineChange] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        (left, right) = (left + 1, right + 1)
        continue
      }
      let places = (left...old.count).flatMap { first in (right...new.count).map { (first, $0) } }
      let ordered = places.sorted { ($0.0 + $0.1, $0.0) < ($1.0 + $1.1, $1.0) }
      let meeting = ordered.first { first, second in
        old[first...].prefix(2) == new[second...].prefix(2) && (first < old.count) == (second < new.count)
      }
      let end = meeting ?? (old.count, new.count)
      changes.append(LineChange(old: left..<end.0, new: right..<end.1))
      (left, right) = end
    }
    return changes
  }
}

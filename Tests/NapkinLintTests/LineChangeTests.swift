import Testing

@testable import NapkinLint

@Suite("The changes between two texts")
struct LineChangeTests {
  private static let texts =
    (0..<4).flatMap { texts(length: $0) } + ["abcab", "aabba", "bcbcb", "cabca", "abcabba", "cbabac"].map(Array.init)

  private static func texts(length: Int) -> [[Character]] {
    length == 0 ? [[]] : texts(length: length - 1).flatMap { text in "abc".map { text + [$0] } }
  }

  @Test("lead from one to the other, with as few lines as can be")
  func fewest() {
    for old in Self.texts {
      for new in Self.texts {
        let changes = LineChange.changes(from: old, to: new)
        #expect(Self.applied(changes, from: old, to: new) == new, "\(old) to \(new)")
        #expect(Self.size(changes) == Self.fewest(old[...], new[...]), "\(old) to \(new)")
      }
    }
  }

  @Test("stand apart where a line between them stays")
  func apart() {
    for old in Self.texts {
      for new in Self.texts {
        let changes = LineChange.changes(from: old, to: new)
        for (one, next) in zip(changes, changes.dropFirst()) { #expect(one.old.upperBound < next.old.lowerBound) }
      }
    }
  }

  @Test("are right, too, where the texts have too little in common for the fewest")
  func unlike() {
    let old = (0..<1500).map { $0.isMultiple(of: 3) ? $0 : -$0 }
    let new = (0..<1500).map { $0.isMultiple(of: 3) ? $0 : $0 + 10_000 }
    #expect(ShortestEdit.changes(from: old, to: new) == nil)
    #expect(Self.applied(LineChange.changes(from: old, to: new), from: old, to: new) == new)
    for old in Self.texts {
      for new in Self.texts {
        #expect(Self.applied(LineChange.nearChanges(from: old, to: new), from: old, to: new) == new, "\(old) to \(new)")
      }
    }
  }

  private static func applied<Line>(_ changes: [LineChange], from old: [Line], to new: [Line]) -> [Line] {
    var result: [Line] = []
    var position = 0
    for change in changes {
      result += old[position..<change.old.lowerBound] + new[change.new]
      position = change.old.upperBound
    }
    return result + old[position...]
  }

  private static func size(_ changes: [LineChange]) -> Int { changes.reduce(0) { $0 + $1.old.count + $1.new.count } }

  /// By trying all that can be done with the first lines.
  private static func fewest(_ old: ArraySlice<Character>, _ new: ArraySlice<Character>) -> Int {
    guard let first = old.first, let other = new.first else { return old.count + new.count }
    if first == other { return fewest(old.dropFirst(), new.dropFirst()) }
    return 1 + min(fewest(old.dropFirst(), new), fewest(old, new.dropFirst()))
  }
}

/// Where two texts may go on alike: with two equal lines, with an equal last line, or with their ends.
struct LineMeetings {
  /// For each line and the end of the old text what it begins with.
  private let old: [Start]
  private let newCount: Int
  /// In the new text, in ascending order.
  private let places: [Start: [Int]]

  /// A line and the next one, as numbers, of which equal lines have the same; behind the end there is none.
  private struct Start: Hashable {
    let line: Int?
    let next: Int?
  }

  init<Line: Hashable>(_ old: [Line], _ new: [Line]) {
    var numbers: [Line: Int] = [:]
    self.old = Self.starts(of: old, &numbers)
    newCount = new.count
    places = Dictionary(grouping: Self.starts(of: new, &numbers).enumerated(), by: \.element)
      .mapValues { $0.map(\.offset) }
  }

  /// The nearest meeting: the one with the fewest lines before it in both, and of several the first in the old text.
  ///
  /// The search goes no farther than what it finds, so all searches of a text together look at each line once or twice.
  func next(_ left: Int, _ right: Int) -> (old: Int, new: Int) {
    var nearest = (old: old.count - 1, new: newCount)
    var distance = nearest.old - left + nearest.new - right
    var position = left
    while position < old.count, position - left < distance {
      if let place = firstPlace(of: old[position], from: right), position - left + place - right < distance {
        nearest = (position, place)
        distance = position - left + place - right
      }
      position += 1
    }
    return nearest
  }

  private func firstPlace(of start: Start, from right: Int) -> Int? {
    guard let places = places[start] else { return nil }
    let next = places.partitioningIndex { $0 >= right }
    return next < places.count ? places[next] : nil
  }

  private static func starts<Line: Hashable>(of lines: [Line], _ numbers: inout [Line: Int]) -> [Start] {
    let all = lines.map { line in
      let number = numbers[line] ?? numbers.count
      numbers[line] = number
      return number
    }
    return (0...all.count).map { index in
      Start(line: index < all.count ? all[index] : nil, next: index + 1 < all.count ? all[index + 1] : nil)
    }
  }
}

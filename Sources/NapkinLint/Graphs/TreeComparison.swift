/// What became of the tree of napkins: two states of the code laid over each other.
package struct TreeComparison: Sendable {
  let old: Graph
  let new: Graph
  /// Those of the new tree in its order, then those that are gone.
  private(set) var napkins: [ComparedNapkin] = []
  private(set) var edges: [ComparedEdge] = []
  /// For each napkin the edges to its children: in the order of the new tree, then those that are gone.
  private(set) var childEdges: [[Int]] = []
  private(set) var parentEdges: [[Int]] = []
  /// Where walks begin.
  private(set) var starts: [Int] = []
  /// The napkins that changed, with or without the edges below them, and all that leads there.
  private(set) var relevant: Set<Int> = []

  /// What happened to a part of the tree.
  enum Change: String, CaseIterable {
    case kept, added, removed, changed
  }

  package init(from old: Graph, to new: Graph) {
    self.old = old
    self.new = new
    let (oldKeys, newKeys) = (NapkinKey.all(in: old.tree), NapkinKey.all(in: new.tree))
    var numbers: [NapkinKey: Int] = [:]
    for (number, key) in newKeys.enumerated() {
      numbers[key] = napkins.count
      napkins.append(ComparedNapkin(name: key.name, old: nil, new: number))
    }
    for (number, key) in oldKeys.enumerated() {
      if let known = numbers[key] {
        napkins[known].old = number
      } else {
        numbers[key] = napkins.count
        napkins.append(ComparedNapkin(name: key.name, old: number, new: nil))
      }
    }
    addEdges(newKeys.map { numbers[$0] ?? 0 }, oldKeys.map { numbers[$0] ?? 0 })
    for number in napkins.indices { napkins[number].change = change(of: napkins[number]) }
    for number in edges.indices { edges[number].change = change(of: edges[number]) }
    relevant = findRelevant()
    let all = new.tree.roots.map { numbers[newKeys[$0.napkin]] ?? 0 } + old.tree.roots.map { numbers[oldKeys[$0.napkin]] ?? 0 }
    var seen: Set<Int> = []
    starts = all.filter { seen.insert($0).inserted }
  }

  private mutating func addEdges(_ newNumbers: [Int], _ oldNumbers: [Int]) {
    childEdges = Array(repeating: [], count: napkins.count)
    parentEdges = childEdges
    var known: [[Int]: Int] = [:]
    for (number, edge) in new.tree.edges.enumerated() {
      let ends = [newNumbers[edge.parent], newNumbers[edge.child]]
      known[ends] = append(ComparedEdge(parent: ends[0], child: ends[1], old: nil, new: number))
    }
    for (number, edge) in old.tree.edges.enumerated() {
      let ends = [oldNumbers[edge.parent], oldNumbers[edge.child]]
      if let same = known[ends] {
        edges[same].old = edges[same].old ?? number
      } else {
        known[ends] = append(ComparedEdge(parent: ends[0], child: ends[1], old: number, new: nil))
      }
    }
  }

  private func findRelevant() -> Set<Int> {
    var waiting = napkins.indices.filter { napkins[$0].change != .kept }
    waiting += edges.lazy.filter { $0.change != .kept }.map(\.parent)
    var seen: Set<Int> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      waiting += parentEdges[next].map { edges[$0].parent }
    }
    return seen
  }

  private mutating func append(_ edge: ComparedEdge) -> Int {
    childEdges[edge.parent].append(edges.count)
    parentEdges[edge.child].append(edges.count)
    edges.append(edge)
    return edges.count - 1
  }
}

/// A napkin in one of the trees or in both, by its number there.
struct ComparedNapkin: Sendable {
  let name: String
  var old: Int?
  var new: Int?
  var change = TreeComparison.Change.kept
}

/// An edge in one of the trees or in both, by its number there.
struct ComparedEdge: Sendable {
  /// Among the compared napkins.
  let parent: Int
  let child: Int
  var old: Int?
  var new: Int?
  var change = TreeComparison.Change.kept
}

/// What tells a napkin from the others in both trees: its name, and which one it is of several that have it.
private struct NapkinKey: Hashable {
  let name: String
  let ordinal: Int

  static func all(in tree: NapkinTree) -> [NapkinKey] {
    var counts: [String: Int] = [:]
    return tree.napkins.map { napkin in
      let ordinal = counts[napkin.name] ?? 0
      counts[napkin.name] = ordinal + 1
      return NapkinKey(name: napkin.name, ordinal: ordinal)
    }
  }
}

extension TreeComparison {
  private func change(of napkin: ComparedNapkin) -> Change {
    guard let before = napkin.old else { return .added }
    guard let after = napkin.new else { return .removed }
    return old.words(for: before) == new.words(for: after) ? .kept : .changed
  }

  private func change(of edge: ComparedEdge) -> Change {
    guard let before = edge.old else { return .added }
    guard let after = edge.new else { return .removed }
    let (first, second) = (old.tree.edges[before], new.tree.edges[after])
    let isSame = words(first, old) == words(second, new) && (!showsEvents || first.eventNames == second.eventNames)
    return isSame ? .kept : .changed
  }

  private var showsEvents: Bool { new.details.contains(.events) }

  /// The labels of an edge, its end included.
  private func words(_ edge: TreeEdge, _ graph: Graph) -> [String] {
    graph.words(for: edge) + (graph.detachWords(for: edge).map { [$0] } ?? [])
  }

  /// The labels of an edge as it is, or as it was when it is gone.
  func words(for edge: ComparedEdge) -> [String] {
    if let number = edge.new { return words(new.tree.edges[number], new) }
    return edge.old.map { words(old.tree.edges[$0], old) } ?? []
  }

  func words(for napkin: ComparedNapkin) -> [String] {
    if let number = napkin.new { return new.words(for: number) }
    return napkin.old.map { old.words(for: $0) } ?? []
  }

  /// What else there is to say of an edge: what it was before, and what the child does not tell the parent as before.
  func notes(for edge: ComparedEdge) -> [String] {
    guard let before = edge.old.map({ old.tree.edges[$0] }), let after = edge.new.map({ new.tree.edges[$0] }) else { return [] }
    var notes: [String] = []
    let (was, now) = (words(before, old), words(after, new))
    if was != now { notes.append("was: " + (was.isEmpty ? "without labels" : was.joined(separator: ", "))) }
    guard showsEvents else { return notes }
    let told = after.eventNames.filter { !before.eventNames.contains($0) }
    let untold = before.eventNames.filter { !after.eventNames.contains($0) }
    if !told.isEmpty { notes.append("now tells \(told.joined(separator: ", "))") }
    if !untold.isEmpty { notes.append("no longer tells \(untold.joined(separator: ", "))") }
    return notes
  }

  func notes(for napkin: ComparedNapkin) -> [String] {
    guard napkin.change == .changed, let before = napkin.old else { return [] }
    let was = old.words(for: before).joined(separator: ", ")
    return ["was: " + (was.isEmpty ? "of no known kind" : was)]
  }

  /// The place of the interactor, with the file's whole path, in the state that has it.
  func place(of napkin: ComparedNapkin) -> String {
    if let number = napkin.new { return new.text(of: new.tree.napkins[number].interactor.place) }
    return napkin.old.map { old.text(of: old.tree.napkins[$0].interactor.place) } ?? ""
  }

  /// The parents that a napkin of both trees has only in the one that is named.
  func parents(of napkin: Int, only change: Change) -> [String] {
    guard napkins[napkin].old != nil, napkins[napkin].new != nil else { return [] }
    return parentEdges[napkin].filter { edges[$0].change == change }.map { napkins[edges[$0].parent].name }
  }

  /// A napkin that one parent built before and another one builds now.
  func isMoved(_ napkin: Int) -> Bool {
    !parents(of: napkin, only: .added).isEmpty && !parents(of: napkin, only: .removed).isEmpty
  }

  /// `2 napkins added, 1 moved, 1 edge changed`; nil when all is as before.
  var summary: String? {
    let states = napkins.map(\.change)
    // The edges of napkins that come or go come and go with them.
    let between = edges.filter { edge in
      let ends = [napkins[edge.parent], napkins[edge.child]]
      return ends.allSatisfy { $0.old != nil && $0.new != nil } && !isMoved(edge.child)
    }.map(\.change)
    let counts = [
      ("napkin", "added", states.count { $0 == .added }), ("napkin", "removed", states.count { $0 == .removed }),
      ("napkin", "changed", states.count { $0 == .changed }), ("napkin", "moved", napkins.indices.count(where: isMoved)),
      ("edge", "added", between.count { $0 == .added }), ("edge", "removed", between.count { $0 == .removed }),
      ("edge", "changed", between.count { $0 == .changed }),
    ].filter { $0.2 > 0 }
    guard !counts.isEmpty else { return edges.contains { $0.change != .kept } ? "the tree changed" : nil }
    return counts.map { "\(Count.text($0.2, $0.0)) \($0.1)" }.joined(separator: ", ")
  }
}

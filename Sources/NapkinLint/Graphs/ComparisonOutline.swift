/// The lines in which a comparison is told: what changed, and the way to it from the roots. What did not change and
/// leads nowhere is only counted.
struct ComparisonOutline {
  private let comparison: TreeComparison
  private(set) var entries: [Entry] = []
  private var shown: Set<Int> = []

  /// A napkin below its parent, or a count of those that did not change.
  struct Entry {
    let depth: Int
    /// For each level below the first, whether nothing follows on it.
    let lasts: [Bool]
    let change: TreeComparison.Change
    let name: String
    let words: [String]
    let notes: [String]
    /// The interactor's file and line; nil for a count.
    let place: String?
    /// The napkin itself is gone, and not only what leads to it.
    var isGone = false
  }

  init(_ comparison: TreeComparison) {
    self.comparison = comparison
    for start in comparison.starts where comparison.relevant.contains(start) { add(from: start) }
    // Napkins that no root leads to.
    for napkin in comparison.napkins.indices where comparison.relevant.contains(napkin) && !shown.contains(napkin) {
      add(from: napkin)
    }
  }

  private struct Step {
    let napkin: Int
    let edge: ComparedEdge?
    let lasts: [Bool]
    /// How many others are not worth a line; then the rest says nothing.
    var others = 0
  }

  private mutating func add(from start: Int) {
    var waiting = [Step(napkin: start, edge: nil, lasts: [])]
    while let step = waiting.popLast() {
      guard step.others == 0 else {
        let words = step.others == 1 ? "1 other as before" : "\(step.others) others as before"
        entries.append(
          Entry(depth: step.lasts.count, lasts: step.lasts, change: .kept, name: words, words: [], notes: [], place: nil))
        continue
      }
      let isGone = step.edge?.change == .removed
      let survives = comparison.napkins[step.napkin].new != nil
      entries.append(entry(for: step))
      // What left a parent and is still there is shown below the one that has it now.
      guard !(isGone && survives), shown.insert(step.napkin).inserted else { continue }
      waiting += children(of: step).reversed()
    }
  }

  private func children(of step: Step) -> [Step] {
    let edges = comparison.childEdges[step.napkin].map { comparison.edges[$0] }
    let told = edges.filter { $0.change != .kept || comparison.relevant.contains($0.child) }
    let others = edges.count - told.count
    return told.enumerated().map { position, edge in
      Step(napkin: edge.child, edge: edge, lasts: step.lasts + [position == told.count - 1 && others == 0])
    } + (others == 0 ? [] : [Step(napkin: step.napkin, edge: nil, lasts: step.lasts + [true], others: others)])
  }

  private func entry(for step: Step) -> Entry {
    let napkin = comparison.napkins[step.napkin]
    let own = napkin.change
    let edgeChange = step.edge?.change ?? own
    let change = edgeChange == .kept ? own : edgeChange
    var words = step.edge.map(comparison.words) ?? comparison.words(for: napkin)
    if step.edge == nil, !comparison.starts.contains(step.napkin) { words.append("no root leads to it") }
    if shown.contains(step.napkin) { words.append("shown above") }
    let moves = step.edge.map { stayNotes($0, edgeChange) } ?? []
    let notes = (step.edge.map(comparison.notes) ?? []) + comparison.notes(for: napkin) + moves
    return Entry(
      depth: step.lasts.count, lasts: step.lasts, change: change, name: napkin.name, words: words, notes: notes,
      place: comparison.place(of: napkin), isGone: own == .removed)
  }

  /// Where a napkin came from or is now, when only an edge to it came or went.
  private func stayNotes(_ edge: ComparedEdge, _ change: TreeComparison.Change) -> [String] {
    let napkin = comparison.napkins[edge.child]
    guard napkin.old != nil, napkin.new != nil else { return [] }
    func names(_ change: TreeComparison.Change) -> String {
      comparison.parents(of: edge.child, only: change).joined(separator: ", ")
    }
    switch change {
    case .added: return names(.removed).isEmpty ? [] : ["moved here from \(names(.removed))"]
    case .removed where !names(.added).isEmpty: return ["moved to \(names(.added))"]
    case .removed:
      let others = [names(.kept), names(.changed)].filter { !$0.isEmpty }.joined(separator: ", ")
      return [others.isEmpty ? "still there, but nobody builds it" : "still below \(others)"]
    case .kept, .changed: return []
    }
  }
}

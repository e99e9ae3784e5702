extension Rule {
  static let treeCycle = Rule(aboutTree: "tree-cycle", severity: .info) { tree, findings in
    guard !tree.cycles.isEmpty else { return }
    let labeled = NapkinTree(tree.project)
    for cycle in labeled.cycles {
      guard let last = cycle.last, let place = last.placeOfBuilding else { continue }
      let names = cycle.map { "'\(tree.napkins[$0.child].name)'" }
      let isEndless = cycle.allSatisfy { $0.attachment == .permanent }
      let way = cycle.count == 1 ? "itself" : "itself again by way of \(names.dropLast().joined(separator: ", "))"
      let related = cycle.dropLast().compactMap { edge in
        edge.placeOfBuilding.map {
          tree.project.relatedPlace($0, "'\(tree.napkins[edge.parent].name)' builds '\(tree.napkins[edge.child].name)'")
        }
      }
      findings.report(
        place,
        isEndless
          ? "\(names.last ?? "") attaches \(way) as soon as it loads, without end"
          : "\(names.last ?? "") builds \(way): make sure that something ends it",
        severity: isEndless ? .error : .info, related: related)
    }
  }
}

extension NapkinTree {
  /// One cycle of certain edges for each edge that leads back to a napkin on the way to it, beginning there.
  fileprivate var cycles: [[TreeEdge]] {
    var state = [Int](repeating: 0, count: napkins.count)
    var found: [[TreeEdge]] = []
    for start in napkins.indices where state[start] == 0 {
      var path: [TreeEdge] = []
      var waiting: [(napkin: Int, next: Int)] = [(start, 0)]
      state[start] = 1
      while let top = waiting.last {
        guard top.next < childEdges[top.napkin].count else {
          state[top.napkin] = 2
          waiting.removeLast()
          if !path.isEmpty { path.removeLast() }
          continue
        }
        waiting[waiting.count - 1].next += 1
        let edge = edges[childEdges[top.napkin][top.next]]
        guard !edge.isWeak else { continue }
        if state[edge.child] == 1 {
          let first = waiting.firstIndex { $0.napkin == edge.child } ?? 0
          found.append(Array(path[first...]) + [edge])
        } else if state[edge.child] == 0 {
          state[edge.child] = 1
          path.append(edge)
          waiting.append((edge.child, 0))
        }
      }
    }
    return found
  }
}

extension TreeEdge {
  /// Where the child is built, or else what shows that it is.
  var placeOfBuilding: TreePlace? { evidence.first { $0.kind == .builds }?.place ?? firstPlace }
}

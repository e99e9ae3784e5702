/// The app as a tree of napkins, as far as source shows it.
package struct NapkinTree: Sendable {
  package let project: Project
  /// In the order of their interactors' places.
  package let napkins: [Napkin]
  /// In the order of parents, and of the places where each first names a child.
  package let edges: [TreeEdge]
  package let roots: [TreeRoot]
  /// For each napkin the edges to its children, and those to its parents.
  package let childEdges: [[Int]]
  package let parentEdges: [[Int]]
  let types: NapkinTypes
  /// The places where napkins name parts of others.
  private(set) var foreignMentions: [ForeignMentions.Mention] = []

  /// - Parameter isLabeled: whether the edges tell how children are attached, shown and heard. Few rules ask for that.
  package init(_ project: Project, isLabeled: Bool = true) {
    self.project = project
    types = NapkinTypes(in: project)
    let edges = TreeEdges(of: types, in: project, isLabeled: isLabeled).all
    let napkins = types.napkins
    self.napkins = napkins
    self.edges = edges
    var (children, parents) = ([[Int]](repeating: [], count: napkins.count), [[Int]](repeating: [], count: napkins.count))
    for (number, edge) in edges.enumerated() {
      children[edge.parent].append(number)
      parents[edge.child].append(number)
    }
    (childEdges, parentEdges) = (children, parents)
    roots = TreeRoot.all(of: types, edges, in: project)
    foreignMentions = ForeignMentions(in: self).all
  }

  /// The napkins that certain edges and roots lead to.
  package var reachable: Set<Int> {
    var seen: Set<Int> = []
    var waiting = roots.map(\.napkin)
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      waiting += childEdges[next].map { edges[$0].child }
    }
    return seen
  }

  /// The edge from one napkin to another.
  func edge(from parent: Int, to child: Int) -> TreeEdge? {
    childEdges[parent].lazy.map { edges[$0] }.first { $0.child == child }
  }
}

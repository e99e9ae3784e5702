/// A comparison as a flowchart of Mermaid, which GitHub draws in comments: what changed, and the way to it.
enum ComparisonMermaid {
  static func text(of comparison: TreeComparison) -> String {
    guard comparison.summary != nil else { return "flowchart TD\n  same[\"the tree of napkins is as before\"]\n" }
    let edges = comparison.edges.filter { isShown($0, in: comparison) }
    let shown = Set(edges.flatMap { [$0.parent, $0.child] } + comparison.napkins.indices.filter {
      comparison.napkins[$0].change != .kept
    }).sorted()
    var lines = ["flowchart TD"]
    lines += shown.map { "  n\($0)[\(label(of: comparison.napkins[$0], in: comparison))]" }
    lines += edges.map { "  \(line(of: $0, in: comparison))" }
    lines += classes(of: shown, in: comparison).map { "  \($0)" }
    lines += links(of: edges, in: comparison).map { "  \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What changed, and the ways from the roots to it.
  private static func isShown(_ edge: ComparedEdge, in comparison: TreeComparison) -> Bool {
    edge.change != .kept || comparison.relevant.contains(edge.child)
  }

  private static func label(of napkin: ComparedNapkin, in comparison: TreeComparison) -> String {
    let change = napkin.change
    let sign = change == .kept ? "" : "\(change.sign) "
    let words = comparison.words(for: napkin).joined(separator: ", ")
    return MermaidGraph.quoted([sign + napkin.name, words] + comparison.notes(for: napkin))
  }

  private static func line(of edge: ComparedEdge, in comparison: TreeComparison) -> String {
    let change = edge.change
    let sign = change == .kept ? "" : "\(change.sign) "
    let rows = [sign + comparison.words(for: edge).joined(separator: ", ")] + comparison.notes(for: edge)
    let label = rows.allSatisfy(\.isEmpty) ? "" : "|\(MermaidGraph.quoted(rows))|"
    return "n\(edge.parent) \(change == .removed ? "-.->" : "-->")\(label) n\(edge.child)"
  }

  private static func classes(of shown: [Int], in comparison: TreeComparison) -> [String] {
    styles.flatMap { change, fill, stroke, text -> [String] in
      let members = shown.filter { comparison.napkins[$0].change == change }
      guard !members.isEmpty else { return [] }
      let dashes = change == .removed ? ",stroke-dasharray:5 3" : ""
      return [
        "classDef \(change.rawValue) fill:\(fill),stroke:\(stroke),color:\(text)\(dashes)",
        "class \(members.map { "n\($0)" }.joined(separator: ",")) \(change.rawValue)",
      ]
    }
  }

  private static func links(of edges: [ComparedEdge], in comparison: TreeComparison) -> [String] {
    styles.compactMap { change, _, stroke, _ in
      let numbers = edges.indices.filter { edges[$0].change == change }
      guard !numbers.isEmpty else { return nil }
      return "linkStyle \(numbers.map(String.init).joined(separator: ",")) stroke:\(stroke),stroke-width:2px"
    }
  }

  private static let styles: [(TreeComparison.Change, fill: String, stroke: String, text: String)] = [
    (.added, "#dff3e3", "#2a6a3c", "#12311b"), (.removed, "#fbe3e0", "#a8231b", "#4a0f0b"),
    (.changed, "#fbedcf", "#7d5200", "#3a2600"),
  ]
}

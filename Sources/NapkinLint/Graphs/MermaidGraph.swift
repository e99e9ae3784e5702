/// The tree as a flowchart of Mermaid, which GitHub draws in comments.
enum MermaidGraph {
  static func text(of graph: Graph) -> String {
    var lines = ["flowchart TD"]
    for start in graph.starts {
      guard let component = graph.root(at: start)?.component else { continue }
      lines.append("  root\(start)([\(quoted(component.name))]) --> n\(start)")
    }
    for napkin in graph.napkins { lines.append("  \(node(napkin, in: graph))") }
    for number in graph.edges { lines += edge(graph.tree.edges[number], in: graph).map { "  \($0)" } }
    lines += classes.map { "  \($0)" }
    for domain in [NapkinPart.Isolation.actor, .mainActor] {
      let members = graph.napkins.filter { graph.tree.napkins[$0].isolation(of: .interactor) == domain }
      guard !members.isEmpty else { continue }
      lines.append("  class \(members.map { "n\($0)" }.joined(separator: ",")) \(domain == .actor ? "actor" : "mainActor")")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let classes = [
    "classDef actor fill:#e3eefc,stroke:#2a63b8,color:#10233f",
    "classDef mainActor fill:#fdeede,stroke:#a85a10,color:#3a2106",
  ]

  private static func node(_ napkin: Int, in graph: Graph) -> String {
    var rows = [graph.tree.napkins[napkin].name, graph.words(for: napkin).joined(separator: ", ")]
    if graph.details.contains(.isolation) {
      rows += graph.isolationWords(for: napkin).map { "\($0): \($1.joined(separator: ", "))" }
    }
    if let findings = graph.findingWords(for: napkin) { rows.append(findings) }
    return "n\(napkin)[\(quoted(rows))]"
  }

  private static func edge(_ edge: TreeEdge, in graph: Graph) -> [String] {
    let rows = [graph.words(for: edge).joined(separator: ", "), graph.detachWords(for: edge) ?? ""]
    let label = rows.allSatisfy(\.isEmpty) ? "" : "|\(quoted(rows))|"
    let arrow = graph.isDashed(edge) || edge.isWeak ? "-.->" : "-->"
    var lines = [
      "%% \(name(edge.parent, graph)) builds \(name(edge.child, graph)): \(graph.evidenceWords(for: edge))",
      "n\(edge.parent) \(arrow)\(label) n\(edge.child)",
    ]
    if graph.details.contains(.events), !edge.events.isEmpty {
      lines.append("n\(edge.child) -.->|\(quoted(edge.eventNames))| n\(edge.parent)")
    }
    return lines
  }

  private static func name(_ napkin: Int, _ graph: Graph) -> String { graph.tree.napkins[napkin].name }

  /// A text in quotes, a row a line; what is markup to Mermaid is written by its number.
  static func quoted(_ rows: [String]) -> String {
    "\"\(rows.filter { !$0.isEmpty }.map(escaped).joined(separator: "<br/>"))\""
  }

  private static func quoted(_ text: String) -> String { quoted([text]) }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "#", "<", ">", "&", ";", "`", "\\": "#\(scalar.value);"
      default: String(scalar)
      }
    }.joined()
  }
}

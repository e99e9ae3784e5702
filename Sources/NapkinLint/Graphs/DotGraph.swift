/// The tree for Graphviz.
enum DotGraph {
  static func text(of graph: Graph) -> String {
    var lines = [
      "digraph napkins {",
      "  rankdir=TB;",
      "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=12];",
      "  edge [fontname=\"Helvetica\", fontsize=10];",
    ]
    for start in graph.starts {
      guard let component = graph.root(at: start)?.component else { continue }
      lines.append("  root\(start) [label=\(quoted([component.name])), shape=ellipse, fillcolor=\"#eeeeee\"];")
      lines.append("  root\(start) -> n\(start);")
    }
    lines += graph.napkins.map { "  \(node($0, in: graph))" }
    for number in graph.edges { lines += edge(graph.tree.edges[number], in: graph).map { "  \($0)" } }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private static func node(_ napkin: Int, in graph: Graph) -> String {
    let parts = graph.tree.napkins[napkin]
    var rows = [parts.name, graph.words(for: napkin).joined(separator: ", ")]
    if graph.details.contains(.isolation) {
      rows += graph.isolationWords(for: napkin).map { "\($0): \($1.joined(separator: ", "))" }
    }
    if let findings = graph.findingWords(for: napkin) { rows.append(findings) }
    let color = parts.isActor ? "#e3eefc" : "#fdeede"
    let tooltip = quoted([graph.text(of: parts.interactor.place)])
    return "n\(napkin) [label=\(quoted(rows)), fillcolor=\"\(color)\", tooltip=\(tooltip)];"
  }

  private static func edge(_ edge: TreeEdge, in graph: Graph) -> [String] {
    let style = edge.isWeak ? "dotted" : graph.isDashed(edge) ? "dashed" : "solid"
    let label = quoted([graph.words(for: edge).joined(separator: ", "), graph.detachWords(for: edge) ?? ""])
    let evidence = quoted(edge.evidence.map { "\($0.kind.words): \(graph.text(of: $0.place))" })
    var lines = [
      "n\(edge.parent) -> n\(edge.child) [label=\(label), style=\(style), edgetooltip=\(evidence), labeltooltip=\(evidence)];"
    ]
    if graph.details.contains(.events), !edge.events.isEmpty {
      let events = quoted(edge.eventNames)
      lines.append("n\(edge.child) -> n\(edge.parent) [label=\(events), style=dashed, color=gray, constraint=false];")
    }
    return lines
  }

  /// A text in quotes, a row a line.
  private static func quoted(_ rows: [String]) -> String {
    "\"\(rows.filter { !$0.isEmpty }.map(escaped).joined(separator: "\\n"))\""
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\u{00}"..."\u{1F}": " "
      default: String(scalar)
      }
    }.joined()
  }
}

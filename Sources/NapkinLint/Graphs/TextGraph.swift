/// The tree for a terminal of 80 columns.
struct TextGraph {
  private let graph: Graph
  private var lines: [String] = []
  private var shown: Set<Int> = []

  private static let width = 80

  static func text(of graph: Graph) -> String {
    var text = TextGraph(graph: graph)
    text.print()
    return text.lines.map { $0 + "\n" }.joined()
  }

  private init(graph: Graph) {
    self.graph = graph
  }

  private mutating func print() {
    for start in graph.starts {
      if !lines.isEmpty { lines.append("") }
      printStart(start)
    }
    for napkin in graph.unreached where !shown.contains(napkin) {
      if !lines.isEmpty { lines.append("") }
      lines.append("no root leads to:")
      print(napkin, by: nil, indentation: "   ", marker: "└─ ")
    }
    let counts = [(graph.napkins.count, "napkin"), (graph.edges.count, "edge"), (graph.starts.count, "root")]
    lines += ["", counts.map { Count.text($0, $1) }.joined(separator: ", ")]
  }

  private mutating func printStart(_ start: Int) {
    guard let root = graph.root(at: start), let component = root.component else {
      print(start, by: nil, indentation: "", marker: "")
      return
    }
    lines.append("\(component.name)  \(graph.shortText(of: component.place))")
    print(start, by: nil, indentation: "   ", marker: "└─ ")
  }

  /// - Parameters:
  ///   - indentation: what stands before the lines below the first.
  ///   - marker: what leads to the first line, in place of the indentation's end.
  private mutating func print(_ start: Int, by edge: TreeEdge?, indentation: String, marker: String) {
    var waiting = [Step(napkin: start, edge: edge, indentation: indentation, marker: marker)]
    while let step = waiting.popLast() {
      let isKnown = !shown.insert(step.napkin).inserted
      let edges = graph.edges(from: step.napkin)
      let below = step.indentation + (isKnown || edges.isEmpty ? "  " : "│ ")
      addHead(of: step, isKnown: isKnown, below: below)
      guard !isKnown else { continue }
      addDetails(of: step, below: below)
      for (position, edge) in edges.enumerated().reversed() {
        let isLast = position == edges.count - 1
        waiting.append(
          Step(
            napkin: edge.child, edge: edge, indentation: step.indentation + (isLast ? "   " : "│  "),
            marker: isLast ? "└─ " : "├─ "))
      }
    }
  }

  private struct Step {
    let napkin: Int
    let edge: TreeEdge?
    let indentation: String
    let marker: String
  }

  private mutating func addHead(of step: Step, isKnown: Bool, below: String) {
    let name = graph.tree.napkins[step.napkin].name
    var words = step.edge.map(graph.words) ?? graph.words(for: step.napkin)
    if isKnown { words.append("shown above") }
    if !isKnown, let edge = step.edge, edge.presentation != .headless { words += graph.words(for: step.napkin).filter { $0 != "view" } }
    let head = step.indentation.dropLast(step.marker.isEmpty ? 0 : 3) + step.marker + name
    add(words.joined(separator: ", "), behind: head + (words.isEmpty ? "" : "  "), below: below)
  }

  private mutating func addDetails(of step: Step, below: String) {
    if let edge = step.edge {
      if let detach = graph.detachWords(for: edge) { add(detach, behind: below, below: below) }
      add("evidence: \(graph.evidenceWords(for: edge))", behind: below, below: below + "  ")
    }
    if graph.details.contains(.events) { addEvents(of: step, below) }
    if graph.details.contains(.isolation) {
      for (domain, parts) in graph.isolationWords(for: step.napkin) {
        add("\(domain): \(parts.joined(separator: ", "))", behind: below, below: below + "  ")
      }
    }
    for finding in graph.findings[step.napkin] ?? [] {
      let file = finding.path.split(separator: "/").last.map(String.init) ?? finding.path
      add("\(finding.severity.word): \(finding.rule) in \(file)", behind: below, below: below + "  ")
    }
  }

  private mutating func addEvents(of step: Step, _ below: String) {
    for event in step.edge?.events ?? [] {
      let handler = event.handler.map { " handled at \(graph.shortText(of: $0))" } ?? " is handled nowhere"
      add("tells \(event.method)," + handler, behind: below, below: below + "  ")
    }
  }

  /// Adds words behind a head, and what does not fit below it.
  private mutating func add(_ words: String, behind head: String, below: String) {
    let space = Self.width - max(head.count, below.count)
    // Deep trees leave little room; then lines get longer.
    for (number, line) in Prose.wrapped(words, width: max(space, 24)).enumerated() {
      lines.append((number == 0 ? head : below) + line)
    }
    if words.isEmpty { lines.append(head) }
  }
}

extension Graph {
  func edges(from napkin: Int) -> [TreeEdge] {
    tree.childEdges[napkin].map { tree.edges[$0] }.filter { drawn.contains($0.child) }
  }
}

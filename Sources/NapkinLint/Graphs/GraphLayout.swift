/// Where each napkin of a graph is drawn: parents on the left, children on the right, no two of them on one place.
///
/// In a low picture a parent stands beside the middle of its children. In a high one that would be far from any of them,
/// so it stands beside the first.
struct GraphLayout {
  private(set) var cards: [Int: Card] = [:]
  /// The pills of the components that roots depend on, by the napkins below them.
  private(set) var pills: [Int: Card] = [:]
  /// The edges that lead from one card to the next.
  private(set) var treeEdges: [TreeEdge] = []
  /// The edges to napkins that hang below others, or that lead back.
  private(set) var otherEdges: [TreeEdge] = []
  private(set) var width = 0
  private(set) var height = 0
  /// Whether the picture is higher than a window.
  private(set) var isHigh = false

  /// A rectangle with the lines of text in it.
  struct Card {
    var x = 0
    var y = 0
    let width: Int
    let height: Int
    let rows: [Row]

    var middle: Int { y + height / 2 }
  }

  struct Row {
    let text: String
    let style: Style

    enum Style: String {
      case label, name, kind, event
    }
  }

  private static let columnGap = 56
  private static let rowGap = 18
  private static let margin = 24
  /// The height up to which parents stand beside the middle of their children.
  private static let highest = 1_200

  /// - Parameter top: how much room to leave above.
  init(of graph: Graph, top: Int) {
    var walk = Walk(graph)
    walk.run()
    (treeEdges, otherEdges) = (walk.treeEdges, walk.otherEdges)
    for napkin in walk.order { cards[napkin] = Self.card(of: napkin, by: walk.edges[napkin], also: otherEdges, in: graph) }
    for start in graph.starts {
      guard let component = graph.root(at: start)?.component else { continue }
      pills[start] = Card(width: Self.width(of: component.name, style: .name) + 32, height: 34, rows: [Row(text: component.name, style: .name)])
    }
    placeColumns(walk)
    placeRows(walk, from: top)
    width = (cards.values.map { $0.x + $0.width }.max() ?? 0) + Self.margin
    height = (cards.values.map { $0.y + $0.height }.max() ?? top) + Self.margin
  }

  private mutating func placeColumns(_ walk: Walk) {
    var widths: [Int: Int] = [:]
    for (napkin, card) in cards { widths[walk.depths[napkin] ?? 0] = max(widths[walk.depths[napkin] ?? 0] ?? 0, card.width) }
    let first = (pills.values.map(\.width).max().map { $0 + Self.columnGap } ?? 0) + Self.margin
    var starts = [first]
    for depth in 0..<(widths.keys.max() ?? 0) { starts.append(starts[depth] + (widths[depth] ?? 0) + Self.columnGap) }
    for napkin in cards.keys { cards[napkin]?.x = starts[walk.depths[napkin] ?? 0] }
    for start in pills.keys { pills[start]?.x = Self.margin }
  }

  /// Where an edge turns down to its child.
  func turn(of edge: TreeEdge) -> Int {
    guard let from = cards[edge.parent], let to = cards[edge.child] else { return 0 }
    // What leads back has no gap of its own.
    return to.x > from.x + from.width ? to.x - Self.columnGap / 2 : from.x + from.width + Self.columnGap / 2
  }

  /// Children below each other, each parent beside its own.
  private mutating func placeRows(_ walk: Walk, from top: Int) {
    var next = top
    var ends: [Int: Int] = [:]
    // Children stand behind their parents in the order, so they are placed first when it is read from its end; their
    // rows are given from the top, though.
    for napkin in walk.order where walk.children[napkin]?.isEmpty ?? true {
      let height = cards[napkin]?.height ?? 0
      cards[napkin]?.y = next
      next += height + Self.rowGap
    }
    isHigh = next - top > Self.highest
    for napkin in walk.order.reversed() {
      guard let children = walk.children[napkin], let first = children.first, let last = children.last else { continue }
      let middle = ((cards[first]?.middle ?? 0) + (cards[last]?.middle ?? 0)) / 2
      let height = cards[napkin]?.height ?? 0
      let beside = isHigh ? cards[first]?.y : nil
      cards[napkin]?.y = beside ?? max(top, middle - height / 2)
    }
    // A card that is higher than its children together pushes what follows in its column down.
    for napkin in walk.order {
      let depth = walk.depths[napkin] ?? 0
      guard let card = cards[napkin] else { continue }
      let shift = (ends[depth] ?? top) - card.y
      if shift > 0 { move(napkin, by: shift, walk) }
      ends[depth] = (cards[napkin]?.y ?? 0) + card.height + Self.rowGap
    }
    for start in pills.keys {
      guard let card = cards[start], let pill = pills[start] else { continue }
      pills[start]?.y = card.middle - pill.height / 2
    }
  }

  private mutating func move(_ napkin: Int, by shift: Int, _ walk: Walk) {
    var waiting = [napkin]
    while let next = waiting.popLast() {
      cards[next]?.y += shift
      waiting += walk.children[next] ?? []
    }
  }
}

extension GraphLayout {
  private static func card(of napkin: Int, by edge: TreeEdge?, also others: [TreeEdge], in graph: Graph) -> Card {
    var rows: [Row] = []
    if let edge { rows += labelRows(of: edge, in: graph) }
    for other in others where other.child == napkin {
      let words = graph.words(for: other).joined(separator: ", ")
      rows += wrapped("also below \(graph.tree.napkins[other.parent].name): \(words)", .label)
    }
    rows.append(Row(text: graph.tree.napkins[napkin].name, style: .name))
    let kind = graph.words(for: napkin).joined(separator: ", ")
    if !kind.isEmpty { rows.append(Row(text: kind, style: .kind)) }
    if graph.details.contains(.isolation) {
      for (domain, parts) in graph.isolationWords(for: napkin) {
        rows += parts.enumerated().map { Row(text: $0 == 0 ? "\(domain): \($1)" : "  \($1)", style: .kind) }
      }
    }
    if graph.details.contains(.events) {
      for method in edge?.eventNames ?? [] { rows.append(Row(text: "\u{2191} \(method)", style: .event)) }
    }
    let chips = chipsWidth(of: graph.tree.napkins[napkin])
    let width = max(rows.map { Self.width(of: $0.text, style: $0.style) }.max() ?? 0, chips) + 28
    return Card(width: width, height: rows.map { rowHeight($0.style) }.reduce(0, +) + 44, rows: rows)
  }

  private static func labelRows(of edge: TreeEdge, in graph: Graph) -> [Row] {
    let words = graph.words(for: edge).joined(separator: ", ")
    return wrapped(words, .label) + (graph.detachWords(for: edge).map { wrapped($0, .label) } ?? [])
  }

  private static func wrapped(_ text: String, _ style: Row.Style) -> [Row] {
    text.isEmpty ? [] : Prose.wrapped(text, width: 34).map { Row(text: $0, style: style) }
  }

  static func rowHeight(_ style: Row.Style) -> Int { style == .name ? 21 : 15 }

  static func chipsWidth(of napkin: Napkin) -> Int { napkin.parts.count { $0.role.letter != nil } * 22 }

  /// Letters of a monospaced font, all of one width.
  static func width(of text: String, style: Row.Style) -> Int {
    DisplayWidth.of(text) * (style == .name ? 88 : 69) / 10 + (style == .name ? 8 : 0)
  }

  /// The order in which napkins are drawn, and below which parent.
  private struct Walk {
    let graph: Graph
    var order: [Int] = []
    var depths: [Int: Int] = [:]
    var children: [Int: [Int]] = [:]
    var edges: [Int: TreeEdge] = [:]
    var treeEdges: [TreeEdge] = []
    var otherEdges: [TreeEdge] = []

    init(_ graph: Graph) {
      self.graph = graph
    }

    /// Children of all starts first, so that a napkin hangs below the first parent that a reader comes upon.
    mutating func run() {
      for start in graph.starts + graph.unreached where depths[start] == nil { run(from: start) }
    }

    private mutating func run(from start: Int) {
      var waiting: [(napkin: Int, edge: TreeEdge?, depth: Int)] = [(start, nil, 0)]
      while let next = waiting.popLast() {
        guard depths[next.napkin] == nil else {
          if let edge = next.edge { otherEdges.append(edge) }
          continue
        }
        depths[next.napkin] = next.depth
        order.append(next.napkin)
        if let edge = next.edge {
          edges[next.napkin] = edge
          treeEdges.append(edge)
          children[edge.parent, default: []].append(next.napkin)
        }
        waiting += graph.edges(from: next.napkin).reversed().map { ($0.child, $0, next.depth + 1) }
      }
    }
  }
}

extension NapkinPart.Role {
  /// The letter on the part's chip; nil for protocols and what has none.
  var letter: String? {
    switch self {
    case .interactor: "I"
    case .router: "R"
    case .builder: "B"
    case .component: "C"
    case .presenter: "P"
    case .viewController, .view: "V"
    case .listener: "L"
    case .dependency, .buildable, .routing, .presentable: nil
    }
  }
}

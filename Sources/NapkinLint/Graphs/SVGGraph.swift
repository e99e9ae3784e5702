/// The tree as a picture that stands alone.
struct SVGGraph {
  private let graph: Graph
  private let layout: GraphLayout
  private var lines: [String] = []

  private static let top = 96

  static func text(of graph: Graph) -> String {
    var picture = SVGGraph(graph: graph)
    picture.draw()
    return picture.lines.map { $0 + "\n" }.joined()
  }

  private init(graph: Graph) {
    self.graph = graph
    layout = GraphLayout(of: graph, top: Self.top)
  }

  private mutating func draw() {
    let (width, height) = (max(layout.width, 640), layout.height)
    lines.append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-labelledby=\"title desc\">")
    lines.append("<title id=\"title\">The tree of napkins</title>")
    let counts = [Count.text(graph.napkins.count, "napkin"), Count.text(graph.edges.count, "edge")]
    lines.append("<desc id=\"desc\">\(counts.joined(separator: " and ")) between them</desc>")
    lines.append("<style>\(GraphStyle.picture)</style>")
    lines.append("<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"/>")
    drawLegend()
    for edge in layout.otherEdges { drawCurve(of: edge, isOther: true) }
    for edge in layout.treeEdges { drawCurve(of: edge, isOther: false) }
    for (start, pill) in layout.pills.sorted(by: { $0.key < $1.key }) { drawPill(pill, above: start) }
    for napkin in graph.napkins { if let card = layout.cards[napkin] { draw(card, of: napkin) } }
    lines.append("</svg>")
  }

  private mutating func drawLegend() {
    let domains = [("actor", "actor"), ("main", "main actor"), ("parent", "parent's actor"), ("none", "no actor of its own")]
    var x = 24
    for (style, words) in domains {
      lines.append("<rect class=\"chip \(style)\" x=\"\(x)\" y=\"18\" width=\"16\" height=\"16\" rx=\"4\"/>")
      lines.append(text(words, x: x + 22, y: 30, "kind"))
      x += 22 + GraphLayout.width(of: words, style: .kind) + 18
    }
    lines.append(text("I interactor  R router  P presenter  V view  L listener  B builder  C component", x: 24, y: 54, "kind"))
    x = 24
    for (style, words) in [("line", "stays, or is detached again"), ("line dashed", "no detach seen"), ("line weak", "weak evidence")] {
      lines.append("<path class=\"\(style)\" d=\"M\(x) 72h30\"/>")
      lines.append(text(words, x: x + 36, y: 76, "kind"))
      x += 36 + GraphLayout.width(of: words, style: .kind) + 18
    }
  }

  private mutating func drawCurve(of edge: TreeEdge, isOther: Bool) {
    guard let from = layout.cards[edge.parent], let to = layout.cards[edge.child] else { return }
    let style = edge.isWeak ? "weak" : graph.isDashed(edge) ? "dashed" : ""
    let evidence = edge.evidence.map { "\($0.kind.words): \(graph.text(of: $0.place))" }.joined(separator: "\n")
    let path = layout.isHigh && !isOther ? corners(from, to, at: layout.turn(of: edge)) : curve(from, to)
    lines.append(
      "<path class=\"line \(style)\(isOther ? " other" : "")\" d=\"\(path)\"><title>\(Markup.escaped(evidence))</title></path>")
  }

  private func curve(_ from: GraphLayout.Card, _ to: GraphLayout.Card) -> String {
    let (x, end) = (from.x + from.width, to.x)
    let bend = max((end - x) / 2, 28)
    return "M\(x) \(from.middle)C\(x + bend) \(from.middle) \(end - bend) \(to.middle) \(end) \(to.middle)"
  }

  /// The edges of one parent go down in one line, where there are no cards.
  private func corners(_ from: GraphLayout.Card, _ to: GraphLayout.Card, at turn: Int) -> String {
    let start = "M\(from.x + from.width) \(from.middle)"
    let rise = to.middle - from.middle
    let radius = min(8, abs(rise) / 2)
    let (near, far) = rise > 0 ? (radius, -radius) : (-radius, radius)
    return start + "H\(turn - radius)Q\(turn) \(from.middle) \(turn) \(from.middle + near)"
      + "V\(to.middle + far)Q\(turn) \(to.middle) \(turn + radius) \(to.middle)H\(to.x)"
  }

  private mutating func drawPill(_ pill: GraphLayout.Card, above start: Int) {
    guard let card = layout.cards[start], let row = pill.rows.first else { return }
    let x = pill.x + pill.width
    let bend = max((card.x - x) / 2, 1)
    lines.append("<path class=\"line\" d=\"M\(x) \(pill.middle)C\(x + bend) \(pill.middle) \(card.x - bend) \(card.middle) \(card.x) \(card.middle)\"/>")
    lines.append("<rect class=\"card\" x=\"\(pill.x)\" y=\"\(pill.y)\" width=\"\(pill.width)\" height=\"\(pill.height)\" rx=\"17\"/>")
    lines.append(text(row.text, x: pill.x + 16, y: pill.y + 22, "name"))
  }
}

extension SVGGraph {
  private mutating func draw(_ card: GraphLayout.Card, of napkin: Int) {
    let parts = graph.tree.napkins[napkin]
    let name = Markup.escaped(parts.name)
    lines.append("<g class=\"napkin\" data-napkin=\"\(napkin)\" aria-label=\"\(name)\">")
    lines.append("<rect class=\"card\" x=\"\(card.x)\" y=\"\(card.y)\" width=\"\(card.width)\" height=\"\(card.height)\" rx=\"8\"/>")
    let bar = parts.isActor ? "actor" : "main"
    lines.append("<rect class=\"chip \(bar)\" x=\"\(card.x)\" y=\"\(card.y + 8)\" width=\"4\" height=\"\(card.height - 16)\"/>")
    var y = card.y + 8
    for row in card.rows {
      y += GraphLayout.rowHeight(row.style)
      lines.append(text(row.text, x: card.x + 14, y: y - 3, row.style.rawValue))
    }
    drawChips(of: parts, x: card.x + 14, y: card.y + card.height - 28)
    if let words = graph.findingWords(for: napkin) { drawBadge(words, of: napkin, card) }
    lines.append("</g>")
  }

  private mutating func drawChips(of napkin: Napkin, x: Int, y: Int) {
    var x = x
    for part in napkin.parts {
      guard let letter = part.role.letter else { continue }
      let style =
        switch napkin.isolation(of: part.role) {
        case .actor: "actor"
        case .mainActor: "main"
        case .parentsActor: "parent"
        case .none: "none"
        }
      let words = Markup.escaped("\(part.role.rawValue): \(part.name)\n\(graph.text(of: part.place))")
      lines.append(
        "<g><title>\(words)</title><rect class=\"chip \(style)\" x=\"\(x)\" y=\"\(y)\" width=\"18\" height=\"18\" rx=\"4\"/>"
          + "<text class=\"letter \(style)\" x=\"\(x + 9)\" y=\"\(y + 13)\">\(letter)</text></g>")
      x += 22
    }
  }

  private mutating func drawBadge(_ words: String, of napkin: Int, _ card: GraphLayout.Card) {
    let findings = graph.findings[napkin] ?? []
    let severity = findings.map(\.severity).max() ?? .info
    let x = card.x + card.width - 6
    lines.append(
      "<g><title>\(words)</title><circle class=\"badge \(severity.word)\" cx=\"\(x)\" cy=\"\(card.y + 4)\" r=\"11\"/>"
        + "<text class=\"count\" x=\"\(x)\" y=\"\(card.y + 8)\">\(min(findings.count, 99))</text></g>")
  }

  private func text(_ text: String, x: Int, y: Int, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" xml:space=\"preserve\">\(Markup.escaped(text))</text>"
  }
}

/// Text in HTML and SVG.
enum Markup {
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n": "&#10;"
      case "\u{00}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": " "
      default: String(scalar)
      }
    }.joined()
  }
}

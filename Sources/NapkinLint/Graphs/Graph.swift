/// The part of the tree that is printed, and what is printed with it.
package struct Graph: Sendable {
  let tree: NapkinTree
  let details: Set<GraphDetail>
  /// The napkins to draw, in the order of a walk from the roots, each before its children.
  let napkins: [Int]
  /// Where the walk begins.
  let starts: [Int]
  /// The edges between drawn napkins, by their numbers in the tree.
  let edges: [Int]
  /// For each napkin its findings.
  let findings: [Int: [Finding]]
  /// Napkins that no root leads to; none when the graph begins elsewhere.
  let unreached: [Int]
  let drawn: Set<Int>
  private let lines: [Int: LineIndex]

  /// - Parameters:
  ///   - root: the napkin to begin with; the roots of the tree when absent.
  ///   - depth: how many levels below the first are drawn.
  package init(
    of tree: NapkinTree, root: Int? = nil, depth: Int? = nil, details: Set<GraphDetail> = [], findings: [Finding] = []
  ) {
    self.tree = tree
    self.details = details
    let walked = Self.walk(tree, from: root.map { [$0] } ?? tree.roots.map(\.napkin), depth: depth ?? .max)
    let reached = Set(walked)
    unreached = root == nil && depth == nil ? tree.napkins.indices.filter { !reached.contains($0) } : []
    starts = root.map { [$0] } ?? tree.roots.map(\.napkin)
    let unreachedWalk = Self.walk(tree, from: unreached, depth: .max).filter { !reached.contains($0) }
    napkins = walked + unreachedWalk
    let all = Set(napkins)
    self.drawn = all
    edges = tree.edges.indices.filter { all.contains(tree.edges[$0].parent) && all.contains(tree.edges[$0].child) }
    self.findings = details.contains(.findings) ? Self.assign(findings, to: tree) : [:]
    lines = Self.lines(of: tree)
  }

  private static func walk(_ tree: NapkinTree, from starts: [Int], depth: Int) -> [Int] {
    var seen: Set<Int> = []
    var order: [Int] = []
    var waiting = starts.reversed().map { (napkin: $0, depth: 0) }
    while let next = waiting.popLast() {
      guard seen.insert(next.napkin).inserted else { continue }
      order.append(next.napkin)
      guard next.depth < depth else { continue }
      waiting += tree.childEdges[next.napkin].reversed().map { (tree.edges[$0].child, next.depth + 1) }
    }
    return order
  }

  /// A finding belongs to the napkin whose part it stands in.
  private static func assign(_ findings: [Finding], to tree: NapkinTree) -> [Int: [Finding]] {
    var owners: [String: [(path: String, napkin: Int)]] = [:]
    for (number, napkin) in tree.napkins.enumerated() {
      for part in napkin.parts { owners[part.name, default: []].append((tree.project.path(of: part.place), number)) }
    }
    var assigned: [Int: [Finding]] = [:]
    for finding in findings {
      let type = finding.symbol.split(separator: ".").first.map(String.init) ?? ""
      let candidates = owners[type] ?? []
      guard let owner = candidates.first(where: { $0.path == finding.path }) ?? candidates.first else { continue }
      assigned[owner.napkin, default: []].append(finding)
    }
    return assigned
  }

  private static func lines(of tree: NapkinTree) -> [Int: LineIndex] {
    var lines: [Int: LineIndex] = [:]
    func add(_ file: Int) {
      if lines[file] == nil { lines[file] = LineIndex(tree.project.files[file].source.bytes) }
    }
    for napkin in tree.napkins { for part in napkin.parts { add(part.place.file) } }
    for root in tree.roots {
      add(root.place.file)
      if let component = root.component { add(component.place.file) }
    }
    for edge in tree.edges {
      for place in edge.places { add(place.file) }
    }
    return lines
  }

  func line(of place: TreePlace) -> Int {
    lines[place.file]?.line(at: tree.project.range(of: place).start) ?? 1
  }

  func path(of place: TreePlace) -> String { tree.project.path(of: place) }

  /// `Sources/Home/HomeRouter.swift:12`
  func text(of place: TreePlace) -> String { "\(path(of: place)):\(line(of: place))" }

  /// The same with the file's name alone.
  func shortText(of place: TreePlace) -> String {
    "\(path(of: place).split(separator: "/").last.map(String.init) ?? ""):\(line(of: place))"
  }

  /// The root that a napkin is, when the walk begins there.
  func root(at napkin: Int) -> TreeRoot? { tree.roots.first { $0.napkin == napkin } }

  package var isEmpty: Bool { napkins.isEmpty }
}

extension TreeEdge {
  /// All places that the edge knows.
  var places: [TreePlace] {
    evidence.map(\.place) + attaches.map(\.place) + detaches.map(\.place) + triggers.map(\.place)
      + detachTriggers.map(\.place) + events.flatMap { [$0.call] + ($0.handler.map { [$0] } ?? []) }
  }
}

extension NapkinTree {
  /// The napkins of a name: exactly, or without the words that names end with.
  package func napkins(named name: String) -> [Int] {
    let exact = napkins.indices.filter { napkins[$0].name == name || napkins[$0].interactor.name == name }
    guard exact.isEmpty else { return exact }
    return napkins.indices.filter { napkins[$0].shortName == name }
  }
}

extension Napkin {
  /// `Home` of `HomeNapkin`.
  package var shortName: String {
    name.hasSuffix("Napkin") && name.count > "Napkin".count ? String(name.dropLast("Napkin".count)) : name
  }
}

import NapkinLint
import Testing

@Suite("The tree of napkins")
struct TreeTests {
  private static let tree = NapkinTree(Project(KioskApp.files.map(OutlinedFile.init)))

  @Test("has a napkin for each interactor, with its parts", arguments: [
    "Gate: interactor router builder component dependency buildable listener routing view controller, hosting parent",
    "Door: interactor router builder component dependency buildable listener routing presentable presenter "
      + "view controller view, view",
    "Shop: interactor router builder component dependency buildable listener routing presentable presenter "
      + "view controller view, view",
    "Clock: interactor router builder component dependency buildable listener routing, headless",
  ])
  func parts(expected: String) throws {
    let name = try #require(expected.split(separator: ":").first.map(String.init))
    let napkin = try #require(Self.tree.napkins.first { $0.name == name })
    let roles = napkin.parts.map(\.role.rawValue).joined(separator: " ")
    #expect("\(name): \(roles), \(napkin.kind.rawValue)" == expected)
  }

  @Test("knows by each kind of evidence who builds whom, and where", arguments: [
    ("Gate -> Door", ["holds-builder 81", "holds-builder 86", "builds 96", "constructs-builder 23",
      "provides-dependency 8", "listens 37"]),
    ("Shop -> Clock", ["holds-builder 73", "builds 89", "constructs-builder 78", "provides-dependency 6", "listens 38"]),
  ])
  func evidence(edge: String, expected: [String]) throws {
    let edge = try #require(Self.tree.edges.first { Self.name(of: $0) == edge })
    let places = edge.evidence.map { "\($0.kind.key) \(Self.line(of: $0.place))" }
    #expect(places == expected)
    #expect(!edge.isWeak)
  }

  @Test("tells how each child is attached, shown and detached, and why", arguments: [
    "Gate -> Door: swap embed, state-driven didBecomeActive; detached by state-driven didBecomeActive",
    "Gate -> Shop: swap embed, state-driven didBecomeActive; detached by state-driven didBecomeActive",
    "Shop -> Clock: permanent headless",
    "Shop -> Cart: on demand push, event-driven didTapCart; detached by event-driven cartDidClose",
  ])
  func labels(expected: String) {
    #expect(Self.tree.edges.map(Self.labels).contains(expected))
    #expect(Self.tree.edges.count == 4)
  }

  @Test("knows what children tell their parents", arguments: [
    ("Gate -> Door", "doorDidOpen", 62), ("Shop -> Clock", "clockDidStrike", 57), ("Shop -> Cart", "cartDidClose", 61),
  ])
  func events(edge: String, method: String, line: Int) throws {
    let edge = try #require(Self.tree.edges.first { Self.name(of: $0) == edge })
    #expect(edge.events.map(\.method) == [method])
    #expect(edge.events.map { $0.handler.map(Self.line) } == [line])
  }

  @Test("begins with the napkin that launches, below the component that depends on nothing")
  func roots() {
    #expect(Self.tree.roots.map { Self.tree.napkins[$0.napkin].name } == ["Gate"])
    #expect(Self.tree.roots.map(\.kind) == [.launch])
    #expect(Self.tree.roots.map { $0.component?.name } == ["AppComponent"])
    #expect(Self.tree.reachable.count == 5)
  }

  private static func name(of edge: TreeEdge) -> String {
    "\(tree.napkins[edge.parent].name) -> \(tree.napkins[edge.child].name)"
  }

  private static func labels(_ edge: TreeEdge) -> String {
    let words = [edge.attachment?.rawValue, edge.presentation?.rawValue].compactMap { $0 }.joined(separator: " ")
    let triggers = edge.triggers.map { ", \($0.kind.rawValue) \($0.method)" }.joined()
    let detached = edge.detachTriggers.map { "; detached by \($0.kind.rawValue) \($0.method)" }.joined()
    return "\(name(of: edge)): \(words)\(triggers)\(detached)"
  }

  private static func line(of place: TreePlace) -> Int {
    let source = tree.project.files[place.file].source
    return LineIndex(source.bytes).line(at: tree.project.range(of: place).start)
  }
}

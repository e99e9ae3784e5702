import Foundation
import NapkinLint
import Testing

@Suite("The tree as it is drawn")
struct GraphTests {
  private static let project = Project(KioskApp.files.map(OutlinedFile.init))
  private static let tree = NapkinTree(project)

  private static func text(_ format: GraphFormat, root: String? = nil, depth: Int? = nil, _ details: Set<GraphDetail> = [])
    -> String
  {
    let root = root.flatMap { tree.napkins(named: $0).first }
    let findings = Linter(rules: Rule.all).lint(KioskApp.files)
    let graph = Graph(of: tree, root: root, depth: depth, details: details, findings: findings)
    return String(decoding: graph.bytes(as: format), as: UTF8.self)
  }

  @Test("reads well in a terminal")
  func text() {
    #expect(
      Self.text(.text, root: "Shop") == """
        Shop  view
        ├─ Clock  permanent, headless
        │    evidence: router:73, build:89, builder:78, component:6, listener:38
        └─ Cart  on demand, push, event-driven didTapCart
             detached from cartDidClose
             evidence: router:74, build:94, builder:79, component:6, listener:38

        3 napkins, 2 edges, 1 root

        """)
  }

  @Test("stays within 80 columns")
  func width() {
    let lines = Self.text(.text, [.events, .isolation, .findings]).split(separator: "\n")
    #expect(lines.count > 30)
    #expect(lines.filter { $0.count > 80 }.isEmpty)
  }

  @Test("begins with the app's component, and can end early")
  func depth() {
    let text = Self.text(.text, depth: 1)
    #expect(text.hasPrefix("AppComponent  Shell.swift:4\n└─ Gate  launch, hosting parent\n"))
    #expect(text.contains("─ Shop") && !text.contains("─ Cart"))
  }

  @Test("shows events, isolation and findings when asked", arguments: [
    (GraphDetail.events, "tells cartDidClose, handled at Shop.swift:61"),
    (.isolation, "actor: ShopInteractor"), (.isolation, "parent's actor: CartListener"),
  ])
  func details(detail: GraphDetail, line: String) {
    #expect(Self.text(.text, [detail]).contains(line))
    #expect(!Self.text(.text).contains(line))
  }

  @Test("names every napkin, edge and label for Mermaid", arguments: [
    "flowchart TD", #"root0(["AppComponent"]) --> n"#, #"["Gate<br/>launch, hosting parent"]"#,
    #"-->|"on demand, push, event-driven didTapCart<br/>detached from cartDidClose"| n"#,
    "%% Shop builds Cart: router:74, build:94, builder:79, component:6, listener:38",
  ])
  func mermaid(line: String) {
    let text = Self.text(.mermaid).replacing(/root\d+/, with: "root0")
    #expect(text.contains(line))
  }

  @Test("names every napkin, edge and label for Graphviz", arguments: [
    "digraph napkins {", #"[label="AppComponent", shape=ellipse"#, #"label="Gate\nlaunch, hosting parent""#,
    #"label="permanent, headless", style=solid"#, "builder is made: Kiosk/Shop.swift:79",
  ])
  func dot(line: String) {
    #expect(Self.text(.dot).contains(line))
  }

  @Test("is data that a program reads")
  func json() throws {
    let data = Data(Self.text(.json).utf8)
    let graph = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let edges = try #require(graph["edges"] as? [[String: Any]])
    #expect((graph["napkins"] as? [Any])?.count == 5)
    #expect(edges.compactMap { $0["attachment"] as? String }.sorted() == ["on demand", "permanent", "swap", "swap"])
    #expect(edges.allSatisfy { (($0["evidence"] as? [Any])?.count ?? 0) >= 5 })
  }

  @Test("names what is drawn in words that no format takes for its own", arguments: [GraphFormat.mermaid, .dot])
  func escapes(format: GraphFormat) {
    let code = "import napkin\nactor `A\"<b>#;`Interactor: Interactable { nonisolated let lifecycle = InteractorLifecycle() }"
    let tree = NapkinTree(Project([OutlinedFile(SourceFile(path: "A.swift", text: code))]))
    let text = String(decoding: Graph(of: tree).bytes(as: format), as: UTF8.self)
    #expect(!text.contains("<b>"))
  }
}

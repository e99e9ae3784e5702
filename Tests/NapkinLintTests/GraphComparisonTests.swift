import Foundation
import NapkinLint
import Testing

@Suite("What became of the tree")
struct GraphComparisonTests {
  private static func graph(_ files: [SourceFile], _ details: Set<GraphDetail> = []) -> Graph {
    Graph(of: NapkinTree(Project(files.map(OutlinedFile.init))), details: details)
  }

  /// The kiosk's files with some replaced or left out.
  private static func kiosk(without name: String = "", replacing: String = "", with text: String = "") -> [SourceFile] {
    KioskApp.files.filter { $0.path != "Kiosk/\(name).swift" }.map { file in
      SourceFile(path: file.path, text: String(decoding: file.bytes, as: UTF8.self).replacing(replacing, with: text))
    }
  }

  private static func text(
    _ old: [SourceFile], _ new: [SourceFile], _ format: GraphFormat = .text, _ details: Set<GraphDetail> = []
  ) -> String {
    let comparison = TreeComparison(from: graph(old, details), to: graph(new, details))
    return String(decoding: comparison.bytes(as: format), as: UTF8.self)
  }

  @Test("is nothing where only lines moved", arguments: [GraphFormat.text, .mermaid, .html])
  func same(format: GraphFormat) {
    let moved = KioskApp.files.map { SourceFile(path: "New/\($0.path)", text: "\n\n" + String(decoding: $0.bytes, as: UTF8.self)) }
    #expect(Self.text(KioskApp.files, moved, format).contains("the tree of napkins is as before"))
  }

  @Test("is what is gone, with the way to it")
  func removed() {
    #expect(
      Self.text(Self.kiosk(), Self.kiosk(without: "Cart")) == """
        1 napkin removed

          Gate  launch, hosting parent
          ├─ Shop  swap, embed, state-driven
        - │  ├─ Cart  on demand, push, event-driven didTapCart, detached from
        - │  │     cartDidClose
          │  └─ … 1 other as before
          └─ … 1 other as before

        """)
  }

  @Test("is what is new, and what was before of an edge that changed")
  func changed() {
    let text = Self.text(Self.kiosk(without: "Clock"), Self.kiosk(replacing: ".push(", with: ".present("))
    #expect(text.hasPrefix("1 napkin added, 1 edge changed\n\n"))
    #expect(text.contains("+ │  ├─ Clock  permanent, headless\n"))
    #expect(text.contains("~ │  └─ Cart  on demand, modal, event-driven didTapCart, detached from\n"))
    #expect(text.contains("was: on demand, push, event-driven didTapCart, detached from\n"))
  }

  @Test("tells of a napkin that another one builds now, at both places")
  func moved() {
    func app(_ child: String) -> [SourceFile] {
      TreeApp.files(["A": ["B", "C"], "B": child == "B" ? ["D"] : [], "C": child == "C" ? ["D"] : [], "D": []])
    }
    #expect(
      Self.text(app("B"), app("C")) == """
        1 napkin moved

          A  view
          ├─ B  on demand, push, never detached
        - │  └─ D  on demand, push, never detached
        - │        moved to C
          └─ C  on demand, push, never detached
        +    └─ D  on demand, push, never detached
        +          moved here from B

        """)
  }

  @Test("tells what is still there, but built by nobody")
  func orphaned() {
    let new = TreeApp.files(["A": [], "B": ["C"], "C": []])
    let text = Self.text(TreeApp.files(["A": ["B"], "B": ["C"], "C": []]), new)
    #expect(text.contains("- └─ B  on demand, push, never detached\n-       still there, but nobody builds it\n"))
  }

  @Test("names the events that children tell, when asked")
  func events() {
    let new = Self.kiosk(replacing: "await listener?.cartDidClose()", with: "")
    #expect(Self.text(Self.kiosk(), new).hasPrefix("the tree of napkins is as before"))
    #expect(Self.text(Self.kiosk(), new, .text, [.events]).contains("no longer tells cartDidClose\n"))
  }

  @Test("stays within 80 columns, whatever changed")
  func width() {
    let lines = Self.text(TreeApp.files(count: 20), TreeApp.files(count: 60)).split(separator: "\n")
    #expect(lines.count > 40 && lines.allSatisfy { $0.count <= 80 })
  }

  @Test("is coloured by classes for Mermaid", arguments: [
    "flowchart TD\n", #"["- Cart<br/>view"]"#, #"-.->|"- on demand, push, event-driven didTapCart, detached from cartDidClose"| n"#,
    "classDef removed fill:", " removed\n", "linkStyle ",
  ])
  func mermaid(words: String) {
    #expect(Self.text(Self.kiosk(), Self.kiosk(without: "Cart"), .mermaid).contains(words))
  }

  @Test("is a page that asks for nothing from outside, and whose lists end")
  func page() {
    let html = Self.text(Self.kiosk(), Self.kiosk(without: "Cart"), .html)
    #expect(html.contains("<b class=\"removed\">removed</b> <del>Cart</del>") && html.contains("Kiosk/Cart.swift:"))
    #expect(html.firstRange(of: "http") == nil && html.firstRange(of: "src=") == nil)
    for tag in ["ul", "li", "div", "p"] {
      #expect(html.split(separator: "<\(tag)>").count + html.split(separator: "<\(tag) ").count - 1 == html.split(separator: "</\(tag)>").count)
    }
  }
}

import Foundation
import NapkinLint
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The tree as a picture")
struct GraphPictureTests {
  private static func text(_ format: GraphFormat, _ files: [SourceFile], _ details: Set<GraphDetail> = []) -> String {
    let tree = NapkinTree(Project(files.map(OutlinedFile.init)))
    return String(decoding: Graph(of: tree, details: details).bytes(as: format), as: UTF8.self)
  }

  @Test("has a card for each napkin, and none lies on another", arguments: [
    KioskApp.files, TreeApp.files(count: 1), TreeApp.files(count: 40),
  ])
  func cards(files: [SourceFile]) throws {
    let cards = try Rectangle.all(ofClass: "card", in: Self.text(.svg, files, [.events, .isolation]))
    #expect(cards.count >= NapkinTree(Project(files.map(OutlinedFile.init))).napkins.count)
    for (number, card) in cards.enumerated() {
      #expect(!cards[(number + 1)...].contains { $0.overlaps(card) })
    }
  }

  @Test("lies wholly inside its own frame")
  func frame() throws {
    let text = Self.text(.svg, TreeApp.files(count: 40))
    let frame = try #require(Rectangle.all(ofClass: "ground", in: text).first)
    for card in try Rectangle.all(ofClass: "card", in: text) {
      #expect(card.x >= 0 && card.x + card.width <= frame.width && card.y >= 0 && card.y + card.height <= frame.height)
    }
  }

  @Test("is well-formed, whatever types are called", arguments: [[GraphDetail](), [.events, .isolation, .findings]])
  func wellFormed(details: [GraphDetail]) {
    let name = "actor `A<&\"'>Interactor`: Interactable { nonisolated let lifecycle = InteractorLifecycle() }"
    let files = KioskApp.files + [SourceFile(path: "A&B.swift", text: "import napkin\n\(name)\n")]
    let parser = XMLParser(data: Data(Self.text(.svg, files, Set(details)).utf8))
    #expect(parser.parse(), "\(parser.parserError?.localizedDescription ?? "")")
  }

  @Test("names every napkin, every label and what shows each edge", arguments: [
    ">Gate<", ">AppComponent<", ">on demand, push, event-driven<", ">detached from cartDidClose<",
    "builder is made: Kiosk/Shop.swift:79", "main actor", "dashed",
  ])
  func words(words: String) {
    #expect(Self.text(.svg, KioskApp.files).contains(words))
  }

  @Test("as a page asks for nothing from outside")
  func page() {
    let text = Self.text(.html, KioskApp.files)
    #expect(text.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(text.replacing("http://www.w3.org/2000/svg", with: "").firstRange(of: "http") == nil)
    #expect(!text.contains("src=") && !text.contains("@import") && !text.contains("url("))
  }
}

/// A rectangle of a picture.
private struct Rectangle {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  static func all(ofClass style: String, in text: String) throws -> [Rectangle] {
    text.split(separator: "<rect class=\"\(style)\"").dropFirst().map { rest in
      let tag = rest.prefix { $0 != ">" }
      func number(_ name: String) -> Int {
        let parts = tag.split(separator: " \(name)=\"", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count < 2 ? 0 : Int(parts[1].prefix { $0 != "\"" }) ?? 0
      }
      return Rectangle(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }
  }

  func overlaps(_ other: Rectangle) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}

/// Apps of any size, each napkin with up to three children.
enum TreeApp {
  static func files(count: Int) -> [SourceFile] {
    (0..<count).map { number in
      let children = (3 * number + 1...3 * number + 3).filter { $0 < count }
      return SourceFile(path: "Screen\(number).swift", text: code(of: "Screen\(number)", children.map { "Screen\($0)" }))
    }
  }

  /// An app with these children for each name.
  static func files(_ children: [String: [String]]) -> [SourceFile] {
    children.sorted { $0.key < $1.key }.map { SourceFile(path: "\($0).swift", text: code(of: $0, $1)) }
  }

  private static func code(of name: String, _ children: [String]) -> String {
    let properties = children.map { "  private let builder\($0): \($0)Buildable\n" }.joined()
    let routes = children.map { child in
      """
        func routeTo\(child)() async {
          let router = await builder\(child).build(withListener: interactor)
          await attachChild(router)
          viewController.push(router.viewControllable)
        }

      """
    }.joined()
    return """
      import napkin
      protocol \(name)Listener: AnyObject, Sendable {}
      protocol \(name)Buildable: Buildable { func build(withListener listener: \(name)Listener) async -> ViewableRouting }
      final class \(name)Builder: Builder<\(name)Dependency>, \(name)Buildable {
        func build(withListener listener: \(name)Listener) async -> ViewableRouting {
          \(name)Router(interactor: \(name)Interactor(), viewController: \(name)ViewController())
        }
      }
      protocol \(name)Dependency: Dependency {}
      final actor \(name)Interactor: Interactable {
        nonisolated let lifecycle = InteractorLifecycle()
      }
      final class \(name)Router: ViewableRouter<\(name)Interactor, ViewControllable> {
      \(properties)
      \(routes)
      }

      """
  }
}

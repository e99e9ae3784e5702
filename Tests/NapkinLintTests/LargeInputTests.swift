import NapkinLint
import Testing

/// Inputs on which a walk over all pairs, or from the inside of each block to the outside, would not come to an end in
/// time. All rules look at them.
@Suite("Much of one kind takes no more than its share of the time", .serialized, .timeLimit(.minutes(5)))
struct LargeInputTests {
  @Test("Code that nests deeply", arguments: [
    Nest(in: .view, "VStack {\n", "}.accessibilityIdentifier(\"a\")\n"),
    Nest(in: .view, "ForEach(rows) { row in Text(\"a\").accessibilityIdentifier(\"a\")\n", "}\n"),
    Nest(in: .view, "dispatch {\n", "}\n"),
    Nest(in: .hook, "for await value in service.values() {\n", "if value { return } }\n"),
    Nest(in: .hook, "task { for await value in service.values() {\n", "} }\n"),
    Nest(in: .hook, "await MainActor.run { await service.load()\n", "}\n"),
    Nest(in: .hook, "await withTaskGroup(of: Void.self) { group in for await value in group {\n", "} }\n"),
    Nest(in: .hook, "for await value in Observations({\n", "}) {}\n"),
    Nest(in: .file, "struct HomeView: View { var body: some View {\n", "} }\n"),
  ])
  func nesting(nest: Nest) { lint(nest.text(depth: 2_000)) }

  @Test("Code that goes on and on", arguments: [
    Row(in: .view, "Text(\"a\").accessibilityIdentifier(\"a\")\n"),
    Row(in: .hook, "let work# = Task { await service.load() }\n"),
    Row(in: .members, "for await value in service.values() { print(value) }\n"),
    Row(in: .members, "func load#() { dispatch { await load0() } }\n"),
    Row(in: .file, "extension HomeInteractor { func load#() { Task { await load0() } } }\n"),
    Row(in: .file, "extension HomeRouter { func routeTo#() async { await attachChild(child) } }\n"),
    Row(in: .file, "final actor H#Interactor: Interactable {}\nfinal class H#Router: Router<H#Interactor> {}\n"),
    Row(in: .file, "protocol H#Dependency: H0Dependency {}\n"),
    Row(in: .file, "// napkin-lint:ignore next weak-ruter\n"),
    Row(in: .file, "// napkin-lint:ignore next suppression-unused\n"),
  ])
  func length(row: Row) { lint(row.text(count: 2_000)) }

  @Test("Brackets that never close", arguments: ["let a: (\n", "let a = [\n", "Text(\"a\", {\n", "if let a = b<(\n"])
  func openBrackets(line: String) {
    let open = String(repeating: line, count: 4_000)
    let router = "import Napkin\nfinal class HomeRouter: Router<HomeInteractor> {\n  func route() async {\n\(open)"
    let view = "import Napkin\nstruct HomeView: View {\n  var body: some View {\n\(open)"
    lint(LargeInputPlace.file.feature(holding: ""), besides: [router, view])
  }

  @Test("Lines that all change")
  func lines() {
    let before = (0..<20_000).map { "  var router\($0): HomeRouting?\n" }
    let after = before.map { "  weak" + $0.dropFirst() }
    let diff = UnifiedDiff(path: Array("A.swift".utf8), before: Array(before.joined().utf8), after: Array(after.joined().utf8))
    #expect(diff.bytes.count { $0 == UInt8(ascii: "\n") } == 40_003)
  }

  /// All rules look at the code, and the one interactor of it that says nothing of its lifecycle is found.
  private func lint(_ text: String, besides others: [String] = []) {
    let levels = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.id, RuleLevel.on($0.severity)) })
    let linter = Linter(rules: Rule.all, selection: RuleSelection(levels: levels), assumesFramework: true)
    let rest = others.enumerated().map { SourceFile(path: "Other\($0).swift", text: $1) }
    let findings = linter.lint([SourceFile(path: "Home.swift", text: text)] + rest)
    #expect(findings.contains { $0.rule == "interactor-lifecycle-property" && $0.symbol == "LastInteractor" })
  }
}

/// Where the code stands in a small feature.
enum LargeInputPlace: String {
  case view, hook, members, file

  func feature(holding code: String) -> String {
    """
    import Napkin
    import SwiftUI

    struct HomeView: View {
      weak var listener: HomePresentableListener?
      var body: some View {
        VStack {
    \(self == .view ? code : "")
        }
      }
    }

    final actor HomeInteractor: Interactable {
      nonisolated let lifecycle = InteractorLifecycle()
      let service: HomeService
      func didBecomeActive() async {
    \(self == .hook ? code : "")
      }
    \(self == .members ? code : "")
    }

    final class HomeRouter: Router<HomeInteractor> {
      private var child: ChildRouting?
    }

    \(self == .file ? code : "")
    final actor LastInteractor: Interactable {
    }
    """
  }
}

struct Nest: CustomTestStringConvertible {
  private let place: LargeInputPlace
  private let opening: String
  private let closing: String

  init(in place: LargeInputPlace, _ opening: String, _ closing: String) {
    (self.place, self.opening, self.closing) = (place, opening, closing)
  }

  func text(depth: Int) -> String {
    place.feature(holding: String(repeating: opening, count: depth) + String(repeating: closing, count: depth))
  }

  var testDescription: String { "\(place): \(opening.dropLast())" }
}

/// Code that is repeated, with a number in place of each `#`.
struct Row: CustomTestStringConvertible {
  private let place: LargeInputPlace
  private let code: String

  init(in place: LargeInputPlace, _ code: String) {
    (self.place, self.code) = (place, code)
  }

  func text(count: Int) -> String {
    let parts = code.split(separator: "#", omittingEmptySubsequences: false)
    return place.feature(holding: (0..<count).map { parts.joined(separator: "\($0)") }.joined())
  }

  var testDescription: String { "\(place): \(code.split(separator: "\n")[0])" }
}

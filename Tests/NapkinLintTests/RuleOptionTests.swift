import NapkinLint
import Testing

@Suite("What a team tells rules")
struct RuleOptionTests {
  private static func findings(_ configuration: String, _ source: String) throws -> [String] {
    let file = try ConfigurationFile(Array(configuration.utf8), path: "c.json", rules: Rule.all)
    let selections = FileSelections(
      others: file.settings.selection, [], numbers: [:], projects: ["": file.settings.project])
    let files = [SourceFile(path: "A.swift", text: source)]
    return Linter(rules: Rule.all, selections: selections).lint(files).map(\.rule)
  }

  private static func view(_ body: String) -> String {
    """
    import SwiftUI
    import napkin

    struct HomeView: View {
      var body: some View {
        \(body)
          .accessibilityIdentifier(A11y.home)
      }
    }
    """
  }

  private static let leafRule = "leaf-accessibility-identifier"

  @Test(
    "of identifiers counts",
    arguments: [
      ("{}", "List { Text(a); Text(b) }", false),
      (#"{"profile": "strict"}"#, "List { Text(a); Text(b) }", true),
      (#"{"rules": {"leaf-accessibility-identifier": {"strictContainers": true}}}"#, "List { Text(a); Text(b) }", true),
      (
        #"{"profile": "strict", "rules": {"leaf-accessibility-identifier": {"strictContainers": false}}}"#,
        "List { Text(a); Text(b) }", false
      ),
      ("{}", "CardStack { Text(a); Text(b) }", false),
      (
        #"{"rules": {"leaf-accessibility-identifier": {"containers": ["CardStack"]}}}"#,
        "CardStack { Text(a); Text(b) }", true
      ),
      (
        #"{"rules": {"leaf-accessibility-identifier": {"containers": ["CardStack"]}}}"#,
        "Cards { Text(a); Text(b) }", false
      ),
      ("{}", "Form { Text(a); Text(b) }", true),
      (#"{"rules": {"leaf-accessibility-identifier": {"leaves": ["Form"]}}}"#, "Form { Text(a); Text(b) }", false),
    ])
  func identifiers(_ configuration: String, _ body: String, _ isReported: Bool) throws {
    #expect(try Self.findings(configuration, Self.view(body)).contains(Self.leafRule) == isReported)
  }

  @Test("of leaves makes a container that shows one of them a lesser evil")
  func leafInside() throws {
    func severities(_ configuration: String) throws -> [Severity] {
      let file = try ConfigurationFile(Array(configuration.utf8), path: "c.json", rules: Rule.all)
      let source = SourceFile(path: "A.swift", text: Self.view("VStack { PriceTag(price) }"))
      return Linter(rules: Rule.all, selection: file.settings.selection).lint([source])
        .filter { $0.rule == Self.leafRule }.map(\.severity)
    }
    #expect(try severities("{}") == [.warning])
    #expect(try severities(#"{"rules": {"leaf-accessibility-identifier": {"leaves": ["PriceTag"]}}}"#) == [.info])
  }

  @Test(
    "of wrappers that hold weakly counts for the rule that was told",
    arguments: [
      ("{}", ["weak-listener", "weak-router"]),
      (#"{"rules": {"weak-router": {"weakWrappers": ["Unretained", "Box"]}}}"#, ["weak-listener"]),
      (
        #"{"rules": {"weak-router": {"weakWrappers": ["Unretained"]}, "weak-listener": {"weakWrappers": ["Box"]}}}"#, []
      ),
      (#"{"rules": {"weak-router": {"weakWrappers": ["Other"]}}}"#, ["weak-listener", "weak-router"]),
    ] as [(String, [String])])
  func wrappers(_ configuration: String, _ rules: [String]) throws {
    let source = """
      import napkin

      protocol HomeRouting: Routing {}
      protocol HomeListener: AnyObject, Sendable {}

      final actor HomeInteractor: Interactable {
        nonisolated let lifecycle = InteractorLifecycle()
        @Unretained var router: HomeRouting?
        @Box var listener: HomeListener?
      }
      """
    let found = try Self.findings(configuration, source).filter { $0.hasPrefix("weak-") }
    #expect(found.sorted() == rules)
  }

  @Test(
    "of types of other modules gives their heirs a role",
    arguments: [
      ("{}", [], "var router: HomeRouting?"),
      (#"{"baseTypes": {"interactor": ["AppInteractable"]}}"#, ["weak-router"], "var router: HomeRouting?"),
      (#"{"baseTypes": {"interactor": ["AppInteractable"]}}"#, [], "weak var router: HomeRouting?"),
      (#"{"baseTypes": {"view": ["AppInteractable"]}}"#, [], "var router: HomeRouting?"),
    ] as [(String, [String], String)])
  func baseTypes(_ configuration: String, _ rules: [String], _ property: String) throws {
    let source = """
      import AppKitchen
      import napkin

      protocol HomeRouting: Routing {}

      final actor HomeInteractor: AppInteractable {
        \(property)
      }
      """
    #expect(try Self.findings(configuration, source).filter { $0 == "weak-router" } == rules)
  }

  @Test("is described on the page of the rule", arguments: Rule.all.filter { !$0.options.isEmpty }.map(\.id))
  func pages(_ rule: String) {
    let page = RulePage(Rule.pages[rule] ?? "")
    let text = page.section("Options")?.lines.joined(separator: "\n") ?? ""
    let options = Rule.all.first { $0.id == rule }?.options ?? []
    for option in options { #expect(text.contains("- `\(option.name)`: ")) }
  }

  @Test(
    "is refused when it is something else",
    arguments: [
      (
        #"{"rules": {"weak-router": {"weakWrapper": []}}}"#,
        "1:28: 'weak-router' has no option 'weakWrapper'; did you mean 'weakWrappers'?"
      ),
      (
        #"{"rules": {"weak-router": {"weakWrappers": "A"}}}"#,
        "1:44: 'weakWrappers' is an array of names in brackets, but got 'A'"
      ),
      (#"{"rules": {"weak-router": {"weakWrappers": [1]}}}"#, "1:45: 'weakWrappers' is text in quotes, but got 1"),
      (
        #"{"rules": {"leaf-accessibility-identifier": {"strictContainers": "yes"}}}"#,
        "1:66: 'strictContainers' is true or false, but got 'yes'"
      ),
      (#"{"baseTypes": {"interacter": []}}"#,
        "1:16: 'baseTypes' has no role 'interacter'; did you mean 'interactor'?"),
      (#"{"baseTypes": {"router": {}}}"#, "1:26: 'router' is an array of names in brackets, but got an object"),
    ])
  func refusals(_ configuration: String, _ message: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationFile(Array(configuration.utf8), path: "c.json", rules: Rule.all)
    }
    #expect(error?.text == "c.json:\(message)")
  }
}

import Testing

@testable import NapkinLint

@Suite("Only projects of the framework get findings")
struct ProjectTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    /// The files with a finding.
    let paths: [String]

    init(_ title: String, _ source: String, _ paths: [String]) {
      testDescription = title
      self.source = source
      self.paths = paths
    }
  }

  private static let view = "struct Home: View { let listener: HomeListener; var body: some View { Text(\"\") } }"

  @Test("A project shows what it is by an import or by an interactor", arguments: cases)
  func activity(_ example: Case) {
    let findings = Linter(rules: [.weakListener]).lint(SourceFiles.read(example.source))
    #expect(findings.map(\.path) == example.paths)
  }

  @Test("Any project can be taken for one of the framework, but Uber's files stay silent")
  func assumption() {
    let files = SourceFiles.read("// --- A.swift\n\(Self.view)\n// --- B.swift\nimport RIBs\n\(Self.view)")
    #expect(Linter(rules: [.weakListener]).lint(files).isEmpty)
    #expect(Linter(rules: [.weakListener], assumesFramework: true).lint(files).map(\.path) == ["A.swift"])
  }

  private static let cases = [
    Case("no sign", view, []),
    Case("an import in another file", "// --- A.swift\n\(view)\n// --- B.swift\nimport napkin", ["A.swift"]),
    Case("an import of a single type", "// --- A.swift\n\(view)\n// --- B.swift\nimport class Napkin.Router", ["A.swift"]),
    Case("an import with attributes", "// --- A.swift\n\(view)\n// --- B.swift\n@_exported public import napkin", ["A.swift"]),
    Case("an import under a condition", "// --- A.swift\n\(view)\n// --- B.swift\n#if os(iOS)\nimport napkin\n#endif", ["A.swift"]),
    Case("an import that is never compiled", "// --- A.swift\n\(view)\n// --- B.swift\n#if false\nimport napkin\n#endif", []),
    Case("a module of a longer name", "// --- A.swift\n\(view)\n// --- B.swift\nimport napkinKit", []),
    Case("an interactor", "// --- A.swift\n\(view)\n// --- B.swift\nactor Home: Interactable {}", ["A.swift"]),
    Case("an interactor by its full name", "// --- A.swift\n\(view)\n// --- B.swift\nactor H: napkin.Interactable {}", ["A.swift"]),
    Case("an actor of another framework", "// --- A.swift\n\(view)\n// --- B.swift\nactor Home: Kit.Interactable {}", []),
    Case("a class, as in Uber's RIBs", "// --- A.swift\n\(view)\n// --- B.swift\nclass Home: Interactable {}", []),
    Case(
      "an 'Interactable' of the app's own",
      "// --- A.swift\n\(view)\n// --- B.swift\nactor Home: Interactable {}\nprotocol Interactable {}", []),
    Case(
      "two projects",
      """
      // --- [App] App/A.swift
      \(view)
      // --- [App] App/B.swift
      import napkin
      // --- [Other] Other/A.swift
      \(view)
      """,
      ["App/A.swift"]),
    Case(
      "a project that moves from Uber's RIBs to napkin",
      """
      // --- A.swift
      \(view)
      // --- B.swift
      import napkin
      \(view)
      // --- C.swift
      import ModernRIBs
      \(view)
      // --- D.swift
      import RIBs
      """,
      ["A.swift", "B.swift"]),
    Case(
      "an interactor beside Uber's RIBs",
      "// --- A.swift\n\(view)\n// --- B.swift\nactor Home: Interactable {}\n// --- C.swift\nimport RIBs", []),
  ]
}

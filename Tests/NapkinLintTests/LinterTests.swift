import NapkinLint
import Testing

@Suite("A run gives the same findings in the same order, whoever works on it")
struct LinterTests {
  /// Features whose parts stand in many files, so that every file needs others.
  private static let files = (0..<60).flatMap { number in
    SourceFiles.read(
      """
      // --- F\(number)/Interactor.swift
      import napkin
      final actor I\(number) {
        var router: R\(number)?
        weak var listener: L?
        func didBecomeActive() async { start() }
      }
      // --- F\(number)/Interactor+Start.swift
      extension I\(number): B\(number % 7) {
        func start() { Task { await load() } }
      }
      // --- F\(number)/View.swift
      struct V\(number): View {
        var listener: L?
        var body: some View {
          VStack { A(); Button("") { Task { await listener?.tap() } } }.accessibilityIdentifier("x")
        }
      }
      // --- Base/\(number).swift
      protocol B\(number): Interactable {}
      protocol R\(number): Routing {}
      """)
  } + [SourceFile(path: "L.swift", text: "protocol L: AnyObject {}")]

  /// A file breaks each of these rules once or so, whatever rules are added.
  private static let linter = Linter(
    rules: Rule.all,
    selection: RuleSelection(only: [
      "weak-router", "weak-listener", "weak-presenter-in-view", "dispatch-in-view-handler",
      "task-in-did-become-active", "leaf-accessibility-identifier",
    ]))

  private static let expected = run(files, jobs: 1)

  private static func run(_ files: [SourceFile], jobs: Int) -> LintRun {
    linter.run(fileCount: files.count, jobs: jobs) { files[$0] }
  }

  @Test("Any number of jobs gives the same", arguments: [1, 2, 3, 8, 1000])
  func jobs(_ jobs: Int) {
    let run = Self.run(Self.files, jobs: jobs)
    #expect(run.findings.count == 60 * 5)
    #expect(run.findings == Self.expected.findings)
    #expect(run.fileCount == Self.files.count)
    #expect(Set(run.sources.keys) == Set(Self.expected.sources.keys))
  }

  @Test("Any order of files gives the same", arguments: [7, 11, 64])
  func order(_ step: Int) {
    let files = (0..<step).flatMap { start in stride(from: start, to: Self.files.count, by: step).map { Self.files[$0] } }
    #expect(Self.run(files.reversed(), jobs: 2).findings == Self.expected.findings)
  }

  @Test("Findings stand in the order of path, position and rule")
  func sorting() {
    let places = Self.expected.findings.map { ($0.path, $0.range.start, $0.rule) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("A file that cannot be read is left out")
  func unreadable() {
    let files = Self.files
    let run = Self.linter.run(fileCount: files.count, jobs: 2) { files[$0].path.hasSuffix("View.swift") ? nil : files[$0] }
    #expect(run.fileCount == 181)
    #expect(run.findings.count == 60 * 2)
  }

  @Test("The sources of related places come along")
  func sources() throws {
    let finding = try #require(Self.expected.findings.first { !$0.related.isEmpty })
    for place in finding.related { #expect(Self.expected.sources[place.path] != nil) }
  }
}

import Testing

@testable import NapkinLint

/// An editor lints a file while it is being typed.
@Suite("Code that is right is still right while the rest of it is missing")
struct CutOffCodeTests {
  private static let pages = [
    "weak-router", "weak-listener", "interactor-lifecycle-property", "interactor-is-final-actor", "builder-returns-routing",
    "router-main-actor", "listener-protocol-shape", "component-immutable-state", "presenter-observable", "dispatch-in-view-handler",
    "task-in-did-become-active", "leaf-accessibility-identifier", "dependency-protocol-base", "router-attaches-built-child",
  ]

  /// For each page the first example without a finding, and for some the last, which holds a suppression.
  private static let examples = pages.enumerated().flatMap { number, id in
    let right = Repository.pages.first { $0.rule?.id == id }?.examples.filter { $0.marks.isEmpty } ?? []
    return Array(right.prefix(1)) + (number.isMultiple(of: 5) ? right.suffix(1) : [])
  }

  @Test("A file that ends behind any of its tokens", arguments: examples)
  func tokens(example: Example) throws {
    let files = Wrapping.keeping[0].apply(to: example).files
    let last = try #require(files.last)
    let linter = Linter(rules: Rule.all, suppressionPolicy: Rule.policy)
    for end in OutlinedFile(last).outline.tokens.map(\.end) {
      let cut = SourceFile(path: last.path, bytes: Array(last.bytes[..<end]))
      for finding in linter.lint(files.dropLast() + [cut]) {
        example.page.record("cut at byte \(end), '\(finding.rule)' reports: \(finding.message)", line: example.line)
      }
    }
  }
}

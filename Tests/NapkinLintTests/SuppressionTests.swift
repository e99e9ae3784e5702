import Testing

@testable import NapkinLint

@Suite("A comment allows what a rule would report")
struct SuppressionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
    /// The names that are reported.
    let names: [String]

    init(_ title: String, _ source: String, _ names: [String]) {
      testDescription = title
      self.source = source
      self.names = names
    }
  }

  @Test("What it covers is left out", arguments: cases, ["\n", "\r\n", "\r"])
  func coverage(_ example: Case, lineEnd: String) {
    let text = "import napkin\nactor I: Interactable {\n\(example.source)\n}\n"
    let file = SourceFile(path: "A.swift", text: text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd))
    let findings = Linter(rules: [.weakRouter, .weakListener]).lint([file])
    #expect(findings.map { file.text($0.range) } == example.names)
  }
}

extension SuppressionTests {
  private static let cases = [
    Case("the next line", "// napkin-lint:ignore next weak-router\nvar a: Routing?\nvar b: Routing?", ["b"]),
    Case("another rule", "// napkin-lint:ignore next weak-listener\nvar a: Routing?", ["a"]),
    Case("an unknown rule beside a known one", "// napkin-lint:ignore next no-such-rule, weak-router\nvar a: Routing?", []),
    Case("no rule", "// napkin-lint:ignore next\nvar a: Routing?", ["a"]),
    Case(
      "several comments",
      "// napkin-lint:ignore next weak-router\n// napkin-lint:ignore next weak-listener\nvar a: (Routing & HomeListener)?", []),
    Case(
      "one of two rules", "// napkin-lint:ignore next weak-router\nvar listener: (Routing & HomeListener)?", ["listener"]),
    Case("comments and blank lines between", "// napkin-lint:ignore next weak-router\n\n// more\n/* and\nmore */\nvar a: Routing?", []),
    Case("attributes and modifiers between", "// napkin-lint:ignore next weak-router\n@objc\n@A(\n1\n)\nprivate\nvar\na\n: Routing?", []),
    Case("a comment among the attributes", "@objc\n// napkin-lint:ignore next weak-router\nprivate var a: Routing?", []),
    Case("a comment among attributes and modifiers on lines of their own", "@objc\n// napkin-lint:ignore next weak-router\nprivate\nvar\na: Routing?", []),
    Case("a comment before the name", "private var\n// napkin-lint:ignore next weak-router\na: Routing?", []),
    Case("its own line", "var a: Routing? // napkin-lint:ignore this weak-router\nvar b: Routing?", ["b"]),
    Case("its own line, in front", "/* napkin-lint:ignore this weak-router */ var a: Routing?\nvar b: Routing?", ["b"]),
    Case("its own lines", "var a: Routing? /* napkin-lint:ignore this weak-router\n*/ var b: Routing?\nvar c: Routing?", ["c"]),
    Case("its own line alone", "// napkin-lint:ignore this weak-router\nvar a: Routing?", ["a"]),
    Case("the line after the code it stands behind", "var a: Routing? // napkin-lint:ignore next weak-router\nvar b: Routing?", ["a"]),
    Case("a declaration as a whole", """
      // napkin-lint:ignore next weak-router
      actor J: Interactable {
        var a: Routing?
        actor K: Interactable { var b: Routing? }
      }
      var c: Routing?
      """, ["c"]),
    Case("a list of bindings", "// napkin-lint:ignore next weak-router\nvar a: Routing?, b: Routing?", []),
    Case("a file, from anywhere in it", "var a: Routing?\nvar b: HomeListener?\n// napkin-lint:ignore file weak-router", ["b"]),
    Case("nothing, at the end", "var a: Routing?\n// napkin-lint:ignore next weak-router", ["a"]),
    Case("a range in a wider one", """
      // napkin-lint:ignore next weak-router
      actor J: Interactable {
        // napkin-lint:ignore next weak-listener
        var a: HomeListener?
        var b: Routing?
        var c: HomeListener?
      }
      """, ["c"]),
    Case("a statement as a whole", """
      func f() {
        // napkin-lint:ignore next weak-router
        make {
          actor J: Interactable { var a: Routing? }
        }
        .run {
          actor K: Interactable { var b: Routing? }
        }
        actor L: Interactable { var c: Routing? }
      }
      """, ["c"]),
    Case("an argument's line alone", """
      func f() {
        make(
          // napkin-lint:ignore next weak-router
          1, { actor J: Interactable { var a: Routing? } },
          { actor K: Interactable { var b: Routing? } })
      }
      """, ["b"]),
    Case("a comment under '#if false'", "#if false\n// napkin-lint:ignore file weak-router\n#endif\nvar a: Routing?", ["a"]),
    Case("text that is no comment", "let text = \"// napkin-lint:ignore file weak-router\"\nvar a: Routing?", ["a"]),
    Case("two declarations on a line", "/* napkin-lint:ignore next weak-router */ var a: Routing?; var b: Routing?", []),
  ]
}

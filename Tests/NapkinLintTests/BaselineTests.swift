import Testing

@testable import NapkinLint

@Suite("A baseline")
struct BaselineTests {
  @Test("is written sorted, an entry a line, and read again")
  func format() throws {
    let baseline = Baseline(
      [Self.entry("b.swift"), Self.entry("a.swift", "B"), Self.entry("a.swift", "A\"\\\n<é>")],
      acceptances: [.init(count: 2, reason: "a \"release\"", day: "2027-01-31")])
    let text = #"""
      {
        "schemaVersion": 1,
        "entries": [
          {"path":"a.swift","rule":"r","symbol":"A\"\\\n\u003cé>","fingerprint":"1"},
          {"path":"a.swift","rule":"r","symbol":"B","fingerprint":"1"},
          {"path":"b.swift","rule":"r","symbol":"S","fingerprint":"1"}
        ],
        "accepted": [
          {"count":2,"reason":"a \"release\"","day":"2027-01-31"}
        ]
      }

      """#
    #expect(String(decoding: baseline.bytes, as: UTF8.self) == text)
    #expect(try Baseline(baseline.bytes) == baseline)
    #expect(try Baseline(Array(text.replacing("\n", with: "\r\n\t").utf8)) == baseline)
    #expect(try Baseline(Baseline().bytes) == Baseline())
  }

  @Test("says where it is wrong, and what would be right", arguments: [
    ("", "1:1: the file is empty; the least that it can hold is {}"), ("[]", "1:1: expected '{', but got an array"),
    ("{}", "1:1: 'schemaVersion' is missing; it has to be 1"),
    (#"{"schemaVersion": 2}"#, "1:19: 'schemaVersion' is 2, and this napkin-lint knows only 1"),
    (#"{"schemaVersion": 1} x"#, "1:22: the file goes on with 'x' behind its last '}'"),
    ("{\n  \"entry\": []}", "2:3: no key is called 'entry' here; known are schemaVersion, entries, accepted"),
    ("{\n  \"entrise\": []}", "2:3: no key is called 'entrise' here; did you mean 'entries'?"),
    (#"{"entries": [{"path": "a"}]}"#, "1:14: 'rule' is missing here"),
    (#"{"entries": [{"path": "a", "path": "b"}]}"#, "1:28: 'path' is set twice; the first time in line 1"),
    (#"{"entries": [{"path": 1, "rule": "", "symbol": "", "fingerprint": ""}]}"#, "1:23: expected text in quotes, but got 1"),
    (#"{"entries": {}}"#, "1:13: expected '[', but got an object"), (#"{"entries": [{}"#, "1:13: this has no ']' at its end"),
    (#"{"entries": [{}]}"#, "1:14: 'path' is missing here"),
    (#"{"entries": [] "accepted": []}"#, "1:16: expected ',' or '}', found '\"'"),
    (#"{"entries": [{"path": "\x"}]}"#, "1:24: JSON has no such escape; a backslash is written '\\\\'"),
    (#"{"accepted": [{"count": "1", "reason": "", "day": ""}]}"#, "1:25: expected a whole number, but got '1'"),
  ])
  func errors(text: String, expected: String) {
    let error = #expect(throws: BaselineError.self) { try Baseline(Array(text.utf8)) }
    #expect(error.map { "\($0.position.line):\($0.position.column): \($0.message)" } == expected)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let baseline: [String]
    let found: [String]
    /// For each found entry whether it is known.
    let isKnown: [Bool]
    var fixed: [String] = []
    var outside: [String] = []
  }

  @Test("is compared with a run", arguments: [
    Case(testDescription: "nothing", baseline: [], found: [], isKnown: []),
    Case(testDescription: "the same", baseline: ["a 1", "a 2"], found: ["a 2", "a 1"], isKnown: [true, true]),
    Case(testDescription: "something new", baseline: ["a 1"], found: ["a 2", "a 1"], isKnown: [false, true]),
    Case(testDescription: "something fixed", baseline: ["a 1", "a 2"], found: ["a 2"], isKnown: [true], fixed: ["a 1"]),
    Case(testDescription: "two equal ones are two", baseline: ["a 1", "a 1"], found: ["a 1"], isKnown: [true], fixed: ["a 1"]),
    Case(testDescription: "a third equal one is new", baseline: ["a 1", "a 1"], found: ["a 1", "a 1", "a 1"], isKnown: [true, true, false]),
    Case(testDescription: "a renamed file", baseline: ["gone 1", "gone 2"], found: ["b 1", "b 2"], isKnown: [true, true]),
    Case(testDescription: "a renamed file, in part", baseline: ["gone 1", "gone 2"], found: ["b 1", "b 3"], isKnown: [true, false], fixed: ["gone 2"]),
    Case(testDescription: "a copied file", baseline: ["a 1"], found: ["a 1", "b 1"], isKnown: [true, false]),
    Case(testDescription: "two copies of a renamed file", baseline: ["gone 1"], found: ["b 1", "c 1"], isKnown: [true, false]),
    Case(testDescription: "a file that is still there", baseline: ["a 1"], found: ["b 1"], isKnown: [false], fixed: ["a 1"]),
    Case(testDescription: "a file that was not read", baseline: ["unread 1", "a 1"], found: [], isKnown: [], fixed: ["a 1"], outside: ["unread 1"]),
    Case(testDescription: "a rule that did not run", baseline: ["a 1 off", "a 1"], found: [], isKnown: [], fixed: ["a 1"], outside: ["a 1 off"]),
  ])
  func comparison(_ example: Case) {
    let scope = BaselineComparison.Scope(
      isGone: { $0 == "gone" }, isRead: { $0 != "unread" }, isJudged: { $0 != "off" })
    let comparison = BaselineComparison(
      Baseline(example.baseline.map(Self.parsed)), with: example.found.map(Self.parsed), in: scope)
    #expect(comparison.isKnown == example.isKnown)
    #expect(comparison.fixed == example.fixed.map(Self.parsed))
    #expect(comparison.outside == example.outside.map(Self.parsed))
    #expect(comparison.known.count == example.isKnown.count { $0 })
    #expect(comparison.newCount == example.isKnown.count { !$0 })
  }

  @Test("survives what does not change the finding", arguments: [
    ("moved lines", "\n\n// new\n", "var router: Routing?"), ("other indentation", "", "\tvar   router:  Routing?"),
    ("renamed neighbours", "var other: Int?\n", "var router: Routing?"), ("line ends", "", "var router: Routing?\r"),
  ])
  func survival(_ title: String, before: String, line: String) {
    #expect(Self.entries(of: before + line) == Self.entries(of: "var router: Routing?"))
  }

  @Test("tells equal findings, other lines and other files apart")
  func differences() {
    let twice = "func f() { var router: Routing? }\nfunc f() { var router: Routing? }"
    #expect(Set(Self.entries(of: twice)).count == Self.entries(of: twice).count)
    #expect(Self.entries(of: "var router: Routing?") != Self.entries(of: "let router: Routing?"))
    #expect(Self.entries(of: "var router: Routing?") != Self.entries(of: "var router: Routing?", path: "b.swift"))
  }

  private static func entries(of members: String, path: String = "a.swift") -> [Baseline.Entry] {
    let file = SourceFile(path: path, text: "import napkin\nactor I: Interactable {\n\(members)\n}\n")
    let run = Linter(rules: [.weakRouter]).run(fileCount: 1, jobs: 1) { _ in file }
    return Baseline.entries(of: run, paths: [:])
  }

  private static func entry(_ path: String, _ symbol: String = "S") -> Baseline.Entry {
    Baseline.Entry(path: path, rule: "r", symbol: symbol, fingerprint: "1")
  }

  /// Reads `PATH FINGERPRINT [RULE]`.
  private static func parsed(_ text: String) -> Baseline.Entry {
    let words = text.split(separator: " ").map(String.init)
    return Baseline.Entry(path: words[0], rule: words.count > 2 ? words[2] : "r", symbol: "S", fingerprint: words[1])
  }
}

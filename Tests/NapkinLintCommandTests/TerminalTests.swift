import Testing

@testable import NapkinLint
@testable import napkin_lint

@Suite("Colour")
struct ColorTests {
  @Test(
    "is allowed as the environment says",
    arguments: [
      (ColorVariables(terminal: "xterm"), true, true),
      (ColorVariables(terminal: "xterm"), false, false),
      (ColorVariables(terminal: "dumb"), true, false),
      (ColorVariables(), true, false),
      (ColorVariables(noColor: "1", terminal: "xterm"), true, false),
      (ColorVariables(noColor: "", terminal: "xterm"), true, true),
      (ColorVariables(forceColor: "1"), false, true),
      (ColorVariables(forceColor: "0"), false, false),
      (ColorVariables(forceColor: ""), false, false),
      (ColorVariables(noColor: "1", forceColor: "1"), true, false),
      (ColorVariables(githubActions: "true", terminal: "xterm"), true, false),
      (ColorVariables(forceColor: "1", githubActions: "true"), true, false),
      (ColorVariables(githubActions: "false", terminal: "xterm"), true, true),
    ])
  func variables(variables: ColorVariables, isTerminal: Bool, isAllowed: Bool) {
    #expect(variables.allowsColor(onTerminal: isTerminal) == isAllowed)
  }

  @Test("obeys the option before the environment")
  func option() {
    let environment = Environment(
      colorVariables: ColorVariables(noColor: "1"), isOutputTerminal: true, isErrorTerminal: true, columns: 80,
      processors: 1)
    #expect(environment.isColored(.always))
    #expect(!environment.isColored(.auto))
    #expect(!environment.isColored(.never))
  }
}

@Suite("The report")
struct PrintOptionsTests {
  private func environment(isTerminal: Bool, columns: Int? = nil) -> Environment {
    Environment(
      colorVariables: ColorVariables(), isOutputTerminal: isTerminal, isErrorTerminal: false, columns: columns,
      processors: 1)
  }

  @Test("is full on a terminal and concise elsewhere, unless chosen")
  func format() {
    #expect(PrintOptions().reportFormat(in: environment(isTerminal: true)) == .full)
    #expect(PrintOptions().reportFormat(in: environment(isTerminal: false)) == .concise)
    #expect(PrintOptions(format: .json).reportFormat(in: environment(isTerminal: true)) == .json)
  }

  @Test("is as wide as the terminal, within reason", arguments: [(nil, 100), (60, 60), (400, 120)] as [(Int?, Int)])
  func width(columns: Int?, width: Int) {
    #expect(PrintOptions().reportStyle(in: environment(isTerminal: true, columns: columns)).width == width)
  }
}

@Suite("The width of the page")
struct PageWidthTests {
  @Test("is what COLUMNS says", arguments: [("60", 60), ("0", 100), ("x", 100), ("", 100)])
  func columns(variable: String, width: Int) throws {
    let folder = try TemporaryFolder(["Home.swift": SampleApp.interactor])
    for arguments in [["--help"], ["explain", "Home.swift:4"]] {
      let run = try BuiltCommand.run(arguments, in: folder, environment: ["COLUMNS": variable])
      let widest = run.output.split(separator: "\n").map(\.count).max() ?? 0
      #expect((width - 20...width).contains(widest), "\(run.output)")
    }
  }
}

@Suite("The list of rules")
struct RulesCommandTests {
  @Test("has a column for each fact")
  func table() {
    let rule = Rule("weak-router", severity: .error, fixability: .safe) { _, _ in }
    let other = Rule("other", severity: .info, isOnByDefault: false, scope: .file) { _, _ in }
    let pages = ["weak-router": "# weak-router\n\nHold it weakly.\n"]
    #expect(
      RulesCommand.table(
        of: [rule, other], pages: pages, groups: ["weak-router": "Ownership"], Paint(isColored: false)) == [
        "RULE         GROUP      SEVERITY  FIX   SCOPE    SUMMARY",
        "weak-router  Ownership  error     safe  project  Hold it weakly.",
        "other                   off       none  file     ",
      ])
  }
}

@Suite("The exit status")
struct FailureThresholdTests {
  private func findings(_ severities: [Severity]) -> [Finding] {
    severities.map { severity in
      Finding(
        rule: "r", severity: severity, path: "a", range: SourceRange(0, 0), message: "m", related: [], fix: nil,
        symbol: "")
    }
  }

  @Test(
    "follows the threshold and the number of warnings",
    arguments: [
      ([], FailureThreshold(), .clean),
      ([.warning, .info], FailureThreshold(), .clean),
      ([.error], FailureThreshold(), .findings),
      ([.warning], FailureThreshold(severity: .warning), .findings),
      ([.info], FailureThreshold(severity: .warning), .clean),
      ([.error], FailureThreshold(severity: nil), .clean),
      ([.warning, .warning], FailureThreshold(maxWarnings: 1), .findings),
      ([.warning, .info], FailureThreshold(maxWarnings: 1), .clean),
      ([.warning], FailureThreshold(maxWarnings: 0), .findings),
      ([.warning, .warning], FailureThreshold(severity: nil, maxWarnings: 1), .clean),
    ] as [([Severity], FailureThreshold, napkin_lint.ExitStatus)])
  func status(severities: [Severity], threshold: FailureThreshold, status: napkin_lint.ExitStatus) {
    #expect(threshold.status(of: findings(severities)) == status)
  }
}

import Foundation
import Testing

@testable import napkin_lint

@Suite("Suppressions at the command line")
struct SuppressionsCommandTests {
  private static let allowed = SampleApp.interactor.replacing(
    "  var", with: "  // napkin-lint:ignore next weak-router -- it lives on (until 2027-01-31)\n  var")
  private static let unused = SampleApp.rightInteractor.replacing(
    "  weak", with: "  // napkin-lint:ignore next weak-router -- it lives on\n  weak")

  @Test("The list says where, which, until when, by whom and why", .enabled(if: Git.isInstalled))
  func list() throws {
    let folder = try TemporaryFolder(["Home.swift": Self.allowed])
    try Git.makeRepository(in: folder)
    try Git.commit(in: folder)
    try folder.write("New/B.swift", Data("/* napkin-lint:ignore file weak-router, weak-listener */\n".utf8))
    let table = try BuiltCommand.run(["suppressions"], in: folder, environment: Self.today("2027-01-31"))
    #expect(table == .init(status: 0, output: """
      PLACE          REACH  RULES                       UNTIL       OWNER  REASON
      Home.swift:4   next   weak-router                 2027-01-31  A      it lives on
      New/B.swift:1  file   weak-router, weak-listener

      """, errors: ""))
    let json = try BuiltCommand.run(
      ["suppressions", "--format", "json", "Home.swift"], in: folder, environment: Self.today("2027-02-01"))
    #expect(json.output == """
      {"schemaVersion":1,"suppressions":[
      {"file":"Home.swift","line":4,"reach":"next","rules":["weak-router"],"reason":"it lives on","until":"2027-01-31",\
      "isExpired":true,"owner":"A"}
      ]}

      """)
  }

  @Test("Without git the list has no owners, and without suppressions no lines")
  func listWithoutGit() throws {
    let folder = try TemporaryFolder(["Home.swift": Self.allowed, "Empty/A.swift": "let a = 1\n"])
    let run = try BuiltCommand.run(["suppressions", "--format=json"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(run.output.contains("\"reason\":\"it lives on\"") && !run.output.contains("owner"))
    #expect(try BuiltCommand.run(["suppressions", "Empty"], in: folder).output == "no suppressions\n")
  }

  @Test("The configuration says which files are looked through, and the user which configuration")
  func configuration() throws {
    let folder = try TemporaryFolder([
      "Home.swift": Self.allowed, "Gen/Home.swift": Self.allowed, ".napkin-lint.json": #"{"exclude": ["Gen/"]}"#, "c.json": "{}",
    ])
    func places(_ arguments: String...) throws -> [String] {
      let lines = try BuiltCommand.run(["suppressions"] + arguments, in: folder).output.split(separator: "\n").dropFirst()
      return lines.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    }
    #expect(try places() == ["Home.swift:4"])
    #expect(try places("--isolated") == ["Gen/Home.swift:4", "Home.swift:4"])
    #expect(try places("--config=c.json") == ["Gen/Home.swift:4", "Home.swift:4"])
  }

  @Test("What is allowed is in reports that can mark it, when the user asks for it")
  func shown() throws {
    let folder = try TemporaryFolder(["Home.swift": Self.allowed])
    let arguments = ["--quiet", "--only", "weak-router", "--report=sarif=a", "--show-suppressed", "--max-warnings=0"]
    let run = try BuiltCommand.run(arguments, in: folder, environment: Self.today("2027-01-31"))
    #expect(run == .init(status: 0, output: "", errors: ""))
    let report = try String(contentsOf: folder.url("a"), encoding: .utf8)
    #expect(report.contains(#""suppressions":[{"kind":"inSource","justification":"it lives on"}]"#))
    #expect(!report.contains("baselineState"))
    let plain = try BuiltCommand.run(["--quiet", "--format=sarif"], in: folder, environment: Self.today("2027-01-31"))
    #expect(!plain.output.contains("suppressions\":"))
  }

  @Test("A suppression ends with its day", arguments: [("2027-01-31", ""), ("2027-02-01", SampleApp.error)])
  func expiry(today: String, error: String) throws {
    let folder = try TemporaryFolder(["Home.swift": Self.allowed])
    let run = try BuiltCommand.run(["--only", "weak-router"], in: folder, environment: Self.today(today))
    #expect(run.status == (error.isEmpty ? 0 : 1))
    #expect(run.output.contains("it was allowed until 2027-01-31") == !error.isEmpty)
  }

  @Test("A day that is none is a mistake of the environment's")
  func wrongDay() throws {
    let folder = try TemporaryFolder(["Home.swift": Self.allowed])
    for arguments in [[], ["suppressions"]] {
      let run = try BuiltCommand.run(arguments, in: folder, environment: Self.today("tomorrow"))
      #expect(run.status == 2)
      #expect(run.errors == "napkin-lint: NAPKIN_LINT_TODAY: 'tomorrow' is no day, as in 2027-01-31\n")
    }
  }

  @Test("--fix removes what is unused, unless only a part of the project is read")
  func fix() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Sources/Home.swift": Self.unused])
    for path in ["Sources", "Sources/Home.swift"] {
      #expect(try BuiltCommand.run(["--diff", path], in: folder).status == 0)
    }
    #expect(try BuiltCommand.run(["--diff", "."], in: folder, below: "Sources").status == 0)
    let findings = try BuiltCommand.run([], in: folder)
    #expect(findings.output.hasPrefix("Sources/Home.swift:4:6: warning: this allows nothing"))
    #expect(try BuiltCommand.run(["--fix"], in: folder).status == 0)
    #expect(try String(contentsOf: folder.url("Sources/Home.swift"), encoding: .utf8) == SampleApp.rightInteractor)
  }

  @Test("--fix mends comments before code, since what they allow then is to stay")
  func mendedFirst() throws {
    let mistyped = SampleApp.interactor.replacing(
      "  var", with: "  // napkin-lint:ignore next weak-rooter -- it lives on\n  var")
    let folder = try TemporaryFolder(["Home.swift": mistyped + Self.unused.replacing("Home", with: "Cart")])
    let run = try BuiltCommand.run(["--fix", "--quiet"], in: folder)
    #expect(run == .init(status: 0, output: "", errors: ""))
    let mended = mistyped.replacing("rooter", with: "router") + SampleApp.rightInteractor.replacing("Home", with: "Cart")
    #expect(try String(contentsOf: folder.url("Home.swift"), encoding: .utf8) == mended)
  }

  @Test("--require-reason asks for reasons")
  func reasons() throws {
    let folder = try TemporaryFolder(["Home.swift": Self.allowed.replacing(" -- it lives on (until 2027-01-31)", with: "")])
    #expect(try BuiltCommand.run([], in: folder).output.isEmpty)
    #expect(try BuiltCommand.run(["--require-reason"], in: folder).output.hasSuffix("[suppression-without-reason]\n"))
  }

  private static func today(_ day: String) -> [String: String] {
    ["NAPKIN_LINT_TODAY": day, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
  }
}

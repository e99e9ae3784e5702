import Foundation
import Testing

@testable import napkin_lint

@Suite("A run of the command")
struct RunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Home.swift": SampleApp.interactor, "Views/Home.swift": SampleApp.view])
  }

  private let findings = "Home.swift:\(SampleApp.error)Views/Home.swift:\(SampleApp.warning)"

  @Test("prints findings on its output, and a summary on its error output")
  func findingsAndSummary() throws {
    let run = try BuiltCommand.run([], in: folder)
    #expect(run == .init(status: 1, output: findings, errors: "1 error, 1 warning in 2 files\n"))
  }

  @Test("spells paths as its arguments do")
  func spelling() throws {
    #expect(
      try BuiltCommand.run(["./Views/", "--quiet"], in: folder).output == "Views/Home.swift:\(SampleApp.warning)")
    #expect(
      try BuiltCommand.run(["--quiet", "\(folder.path)/Home.swift"], in: folder).output
        == "\(folder.path)/Home.swift:\(SampleApp.error)")
  }

  @Test(
    "ends with the status that its options ask for",
    arguments: [
      ([], 1), (["Views"], 0), (["Views", "--fail-on", "warning"], 1), (["--fail-on", "never"], 0),
      (["Views", "--max-warnings", "1"], 0), (["Views", "--max-warnings", "0"], 1), (["--skip", "weak-router"], 0),
      (["--rule", "weak-router=warning"], 0), (["--rule", "dispatch-in-view-handler=error", "Views"], 1),
      (["--only", "weak-listener"], 0),
    ] as [([String], Int32)])
  func status(arguments: [String], status: Int32) throws {
    #expect(try BuiltCommand.run(arguments, in: folder).status == status)
  }

  @Test("says nothing but findings when it shall be quiet")
  func quiet() throws {
    #expect(try BuiltCommand.run(["--quiet"], in: folder) == .init(status: 1, output: findings, errors: ""))
    #expect(
      try BuiltCommand.run(["--only=weak-listener", "--quiet"], in: folder) == .init(status: 0, output: "", errors: ""))
  }

  @Test("gives the same bytes whatever the number of threads", arguments: ["full", "concise", "json", "github", "sarif"])
  func jobs(format: String) throws {
    let runs = try ["1", "2", "7"].map { try BuiltCommand.run(["--format", format, "--jobs", $0], in: folder) }
    #expect(runs.allSatisfy { $0 == runs[0] })
    #expect(runs[0].status == 1)
  }

  @Test("gives the same findings from another folder")
  func folders() throws {
    let above = try TemporaryFolder(["App/Home.swift": SampleApp.interactor, "App/Views/Home.swift": SampleApp.view])
    let run = try BuiltCommand.run(["App", "--quiet"], in: above)
    #expect(run.output == "App/Home.swift:\(SampleApp.error)App/Views/Home.swift:\(SampleApp.warning)")
  }

  @Test("draws frames when asked for, in colour only when asked for")
  func full() throws {
    let plain = try BuiltCommand.run(
      ["--format", "full", "Home.swift"], in: folder, environment: ["CLICOLOR_FORCE": "0"])
    #expect(
      plain.output.hasPrefix(
        """
        error: the router owns 'HomeInteractor', so hold 'router' weakly or neither is ever freed [weak-router]
         --> Home.swift:4:7
          |
        4 |   var router: HomeRouting?
          |       ^^^^^^
          |
          = why:
        """))
    for environment in [
      [:], ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], ["GITHUB_ACTIONS": "true", "CLICOLOR_FORCE": "1"],
    ] {
      #expect(
        try BuiltCommand.run(["--format", "full"], in: folder, environment: environment).output.contains("\u{1B}")
          == false)
    }
    #expect(
      try BuiltCommand.run(["--format=full", "--color=always"], in: folder).output.contains("\u{1B}[1;31merror:"))
    #expect(
      try BuiltCommand.run(["--format=full"], in: folder, environment: ["CLICOLOR_FORCE": "1"]).output.contains(
        "\u{1B}"))
  }

  @Test("writes JSON that can be read")
  func json() throws {
    let run = try BuiltCommand.run(["--format", "json"], in: folder)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]]
    #expect(findings?.compactMap { $0["rule"] as? String } == ["weak-router", "dispatch-in-view-handler"])
    #expect(report?["fileCount"] as? Int == 2)
  }

  @Test("spells paths for GitHub from the repository's root")
  func github() throws {
    let repository = try TemporaryFolder([".git/HEAD": "", "App/Home.swift": SampleApp.interactor])
    let inner = try BuiltCommand.run(["--format", "github", "../App"], in: repository, below: "App")
    #expect(
      inner.output.hasPrefix("::error file=App/Home.swift,line=4,endLine=4,col=7,endColumn=13,title=weak-router::the"))
  }

  @Test("shows the demo's six findings, one of each core rule, and ends well")
  func demo() throws {
    let run = try BuiltCommand.run(["demo", "--format", "concise"], in: folder)
    let rules = run.output.split(separator: "\n").compactMap { $0.split(separator: "[").last?.dropLast() }
    #expect(
      rules.sorted() == [
        "dispatch-in-view-handler", "leaf-accessibility-identifier", "task-in-did-become-active", "weak-listener",
        "weak-presenter-in-view", "weak-router",
      ])
    #expect(run.status == 0)
    #expect(run.errors == "4 errors, 2 warnings in 8 files\n")
    #expect(try BuiltCommand.run(["demo"], in: folder).output.contains(" --> Sources/Order/OrderView.swift:"))
  }

  @Test("explains and lists rules, and prints its version and help")
  func information() throws {
    let page = try BuiltCommand.run(["explain", "weak-router"], in: folder)
    #expect(page.output.hasPrefix("weak-router\n\nAn interactor holds its router weakly.\n"))
    let rules = try BuiltCommand.run(["rules"], in: folder)
    #expect(rules.output.contains("\nweak-router ") && rules.output.hasPrefix("RULE "))
    #expect(
      try BuiltCommand.run(["--version"], in: folder) == .init(status: 0, output: "napkin-lint 0.1.0\n", errors: ""))
    #expect(try BuiltCommand.run(["--help"], in: folder).output == Help.text(of: .lint))
    #expect(try BuiltCommand.run(["rules", "--help"], in: folder).output == Help.text(of: .rules))
  }

  @Test("dumps tokens that tile the input")
  func tokens() throws {
    let run = try BuiltCommand.run(["debug", "tokens", "-"], in: folder, input: "let x\n")
    #expect(run.output == "# -\n0 3 word\n3 4 space\n4 5 word\n5 6 space\n")
    let missing = try BuiltCommand.run(["debug", "tokens", "none.swift", "Home.swift"], in: folder)
    #expect(missing.status == 2)
    #expect(missing.output.hasPrefix("# Home.swift\n0 6 word\n"))
    #expect(missing.errors == "napkin-lint: 'none.swift' cannot be read: no such file or directory\n")
  }

  @Test("counts the tokens of listed files, and outlines one")
  func otherDumps() throws {
    try folder.write("list", Data("Home.swift\nViews/Home.swift\n".utf8))
    let run = try BuiltCommand.run(["debug", "scan", "@list", "Home.swift"], in: folder)
    #expect(run.output.hasPrefix("3 files, "))
    #expect(try BuiltCommand.run(["debug", "outline", "Home.swift"], in: folder).output.contains("HomeInteractor"))
  }
}

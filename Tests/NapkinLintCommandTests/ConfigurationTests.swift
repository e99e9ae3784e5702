import Foundation
import Testing

@Suite("A configuration file")
struct ConfigurationTests {
  /// Lints in a folder and gives what was found, with the folder's own path taken out.
  private static func lint(
    _ files: [String: String], _ arguments: [String] = [], below folder: String = ""
  ) throws -> BuiltCommand.Run {
    try BuiltCommand.run(["--format", "concise", "--quiet"] + arguments, in: TemporaryFolder(files), below: folder)
  }

  private static let error = "HomeInteractor.swift:" + SampleApp.error

  private static let warning = error.replacing("error:", with: "warning:")

  private static func error(_ folder: String) -> String { "\(folder)/\(error)" }

  @Test(
    "sets rules, profiles and what fails a run",
    arguments: [
      (#"{}"#, [], error, 1),
      (#"{"rules": {"weak-router": "off"}}"#, [], "", 0),
      (#"{"rules": {"weak-router": "warning"}}"#, [], warning, 0),
      (#"{"rules": {"weak-router": "warning"}, "failOn": "warning"}"#, [], warning, 1),
      (#"{"rules": {"weak-router": "warning"}, "maxWarnings": 0}"#, [], warning, 1),
      (#"{"failOn": "never"}"#, [], error, 0),
      (
        #"{"rules": {"weak-router": {"note": "ask in #ios"}}}"#, [],
        error.replacing("ever freed", with: "ever freed; ask in #ios"), 1
      ),
      (#"{"rules": {"weak-router": "off"}}"#, ["--rule", "weak-router=error"], error, 1),
      (#"{"rules": {"weak-router": "off"}}"#, ["--only", "weak-router"], error, 1),
      (#"{"rules": {"weak-router": "off"}}"#, ["--isolated"], error, 1),
      (#"{"rules": {"weak-router": "error"}}"#, ["--skip", "weak-router"], "", 0),
      (#"{"failOn": "never"}"#, ["--fail-on", "error"], error, 1),
      (#"{"failOn": "error"}"#, ["--fail-on", "never"], error, 0),
    ] as [(String, [String], String, Int32)])
  func sets(_ text: String, _ arguments: [String], _ output: String, _ status: Int32) throws {
    let run = try Self.lint([".napkin-lint.json": text, "HomeInteractor.swift": SampleApp.interactor], arguments)
    #expect(run == BuiltCommand.Run(status: status, output: output, errors: ""))
  }

  @Test("that is wrong has nothing linted, and says where and what would be right")
  func wrong() throws {
    let files = ["HomeInteractor.swift": SampleApp.interactor, "Sub/a.swift": ""]
    let bad = "{\n  \"rules\": {\n    \"weak-rooter\": \"off\"\n  }\n}\n"
    let message = "3:5: no rule is called 'weak-rooter'; did you mean 'weak-router'?\n"
    let top = try Self.lint(files.merging([".napkin-lint.json": bad]) { $1 })
    #expect(top == BuiltCommand.Run(status: 2, output: "", errors: "napkin-lint: .napkin-lint.json:\(message)"))
    let nested = try Self.lint(files.merging(["Sub/.napkin-lint.json": bad]) { $1 })
    #expect(nested == BuiltCommand.Run(status: 2, output: "", errors: "napkin-lint: Sub/.napkin-lint.json:\(message)"))
    let chosen = try Self.lint(files.merging(["c.json": bad]) { $1 }, ["--config", "c.json", "Sub"])
    #expect(chosen == BuiltCommand.Run(status: 2, output: "", errors: "napkin-lint: c.json:\(message)"))
    let isolated = try Self.lint(files.merging([".napkin-lint.json": bad]) { $1 }, ["--isolated"])
    #expect(isolated.output == Self.error)
  }

  @Test("that is missing, or that others extend in vain, is an error too")
  func missing() throws {
    func errors(_ files: [String: String], _ arguments: [String] = []) throws -> String {
      let run = try Self.lint(files, arguments)
      #expect(run.status == 2)
      return run.errors
    }
    #expect(
      try errors(["ci.json": "{}"], ["--config", "cj.json"])
        == "napkin-lint: 'cj.json': there is no such file or folder\n")
    #expect(
      try errors([".napkin-lint.json": "{\"extends\":\n\"base.json\"}"])
        == "napkin-lint: .napkin-lint.json:2:1: 'extends' names 'base.json', which cannot be read: "
        + "no such file or directory\n")
    #expect(
      try errors([
        ".napkin-lint.json": #"{"extends": "a/b.json"}"#, "a/b.json": #"{"extends": "../.napkin-lint.json"}"#,
      ])
        == "napkin-lint: a/b.json:1:13: 'extends' leads back to '.napkin-lint.json'\n")
    #expect(
      try errors([".napkin-lint.json": #"{"exclude": ["a["]}"#])
        == "napkin-lint: .napkin-lint.json:1:14: 'a[' is a pattern that nothing can match\n")
    #expect(
      try errors([:], ["--config", "c.json", "--isolated"])
        == "napkin-lint: --config names one configuration file, and --isolated has none read; choose one\n")
  }

  @Test("counts for the files below it up to the next one, and takes from another what it extends")
  func nearest() throws {
    let files = [
      ".git/": "", "A/HomeInteractor.swift": SampleApp.interactor, "A/B/HomeInteractor.swift": SampleApp.interactor,
      "C/HomeInteractor.swift": SampleApp.interactor, ".napkin-lint.json": #"{"rules": {"weak-router": "warning"}}"#,
      "A/B/.napkin-lint.json": "{}",
      "C/.napkin-lint.json": #"{"extends": "../.napkin-lint.json", "failOn": "warning"}"#,
    ]
    let warning = SampleApp.error.replacing("error:", with: "warning:")
    let all = Self.error("A/B") + "A/HomeInteractor.swift:\(warning)" + "C/HomeInteractor.swift:\(warning)"
    #expect(try Self.lint(files).output == all)
    #expect(try Self.lint(files, ["A/B/HomeInteractor.swift"]).output == Self.error("A/B"))
    #expect(try Self.lint(files, ["."], below: "A/B").output == Self.error)
    #expect(try Self.lint(files, ["C"]).status == 1)
    #expect(try Self.lint(files, ["A"]).status == 1)
    #expect(try Self.lint(files, [], below: "A").output == "B/\(Self.error)HomeInteractor.swift:\(warning)")
  }

  @Test("is looked for up to the folder that holds the repository")
  func repository() throws {
    let files = [
      ".napkin-lint.json": #"{"rules": {"weak-router": "off"}}"#, "App/.git/": "",
      "App/Home/HomeInteractor.swift": SampleApp.interactor, "Other/HomeInteractor.swift": SampleApp.interactor,
    ]
    #expect(try Self.lint(files).output == Self.error("App/Home"))
    #expect(try Self.lint(files, ["."], below: "App/Home").output == Self.error)
  }

  @Test("has overrides, of which later ones win")
  func overrides() throws {
    let settings = """
      {
        "rules": { "weak-router": "off" },
        "overrides": [
          { "files": ["A/", "*Loud*"], "rules": { "weak-router": "error" } },
          { "files": ["A/B/", "!A/B/Kept/"], "rules": { "weak-router": "info" } },
        ],
      }
      """
    let run = try Self.lint([
      ".napkin-lint.json": settings, "HomeInteractor.swift": SampleApp.interactor,
      "A/HomeInteractor.swift": SampleApp.interactor, "A/B/HomeInteractor.swift": SampleApp.interactor,
      "A/B/Kept/HomeInteractor.swift": SampleApp.interactor, "C/Loud.swift": SampleApp.interactor,
    ])
    #expect(
      run.output == Self.error("A/B").replacing("error:", with: "info:") + Self.error("A/B/Kept") + Self.error("A")
        + "C/Loud.swift:\(SampleApp.error)")
  }

  @Test("can have a project linted that shows no sign of the framework")
  func framework() throws {
    let plain = SampleApp.interactor.replacing("import napkin\n", with: "").replacing("actor", with: "class")
    let files = ["Package.swift": "", "HomeInteractor.swift": plain, ".napkin-lint.json": #"{"framework": "assume"}"#]
    #expect(try Self.lint(files, ["--isolated"]).output == "")
    #expect(try Self.lint(files).output.contains("[weak-router]"))
    #expect(try Self.lint(files.merging([".napkin-lint.json": #"{"framework": "auto"}"#]) { $1 }).output == "")
  }

  @Test("that the user names stands where the topmost would, and nearer ones still count")
  func chosen() throws {
    let files = [
      ".git/": "", "ci/strict.json": #"{"rules": {"weak-router": "warning"}, "exclude": ["../Gen/"]}"#,
      ".napkin-lint.json": #"{"rules": {"weak-router": "off"}}"#, "A/HomeInteractor.swift": SampleApp.interactor,
      "Gen/HomeInteractor.swift": SampleApp.interactor, "B/HomeInteractor.swift": SampleApp.interactor,
      "B/.napkin-lint.json": #"{"rules": {"weak-router": "info"}}"#,
    ]
    let output =
      Self.error("A").replacing("error:", with: "warning:") + Self.error("B").replacing("error:", with: "info:")
    #expect(try Self.lint(files, ["--config", "ci/strict.json"]).output == output)
    let elsewhere = try Self.lint(files, ["--config", "../ci/strict.json", ".."], below: "A")
    #expect(elsewhere.output.replacing("../", with: "") == output)
  }
}

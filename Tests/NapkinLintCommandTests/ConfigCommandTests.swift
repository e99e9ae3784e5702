import Foundation
import Testing

@testable import napkin_lint

@Suite("The commands about configuration")
struct ConfigCommandTests {
  private static func run(
    _ arguments: [String], in folder: TemporaryFolder, below: String = ""
  ) throws -> BuiltCommand.Run {
    try BuiltCommand.run(arguments, in: folder, below: below)
  }

  @Test("write a file that changes nothing and can be read, and never overwrite one")
  func initialize() throws {
    let folder = try TemporaryFolder(["HomeInteractor.swift": SampleApp.interactor])
    let first = try Self.run(["config", "init"], in: folder)
    #expect(first.status == 0 && first.errors == "" && first.output.hasPrefix("wrote .napkin-lint.json; "))
    let text = try String(contentsOf: folder.url(".napkin-lint.json"), encoding: .utf8)
    #expect(text.contains("// \"profile\": \"strict\""))
    let lint = try Self.run(["--format", "concise", "--quiet"], in: folder)
    #expect(lint == BuiltCommand.Run(status: 1, output: "HomeInteractor.swift:" + SampleApp.error, errors: ""))
    let second = try Self.run(["config", "init"], in: folder)
    #expect(
      second == BuiltCommand.Run(
        status: 2, output: "", errors: "napkin-lint: '.napkin-lint.json' is there already, and is left alone\n"))
    #expect(try String(contentsOf: folder.url(".napkin-lint.json"), encoding: .utf8) == text)
  }

  @Test("write a file whose settings hold once they are no comments any more")
  func starter() throws {
    let folder = try TemporaryFolder(["Tests/HomeInteractor.swift": SampleApp.interactor])
    _ = try Self.run(["config", "init"], in: folder)
    let text = try String(contentsOf: folder.url(".napkin-lint.json"), encoding: .utf8)
    try folder.write(".napkin-lint.json", Data(text.replacing("  // \"", with: "  \"").utf8))
    let show = try Self.run(["config", "show", "Tests/HomeInteractor.swift"], in: folder)
    #expect(show.status == 0 && show.errors == "")
    #expect(show.output.contains("rules.weak-listener "))
  }

  @Test("show each value with the file and line that it comes from")
  func show() throws {
    let folder = try TemporaryFolder([
      ".git/": "", "base.json": "{\n\"profile\": \"strict\", \"failOn\": \"never\",\n\"exclude\": [\"Gen/\"]}",
      ".napkin-lint.json": """
      {
        "extends": "base.json",
        "profile": "default",
        "rules": { "weak-router": { "severity": "info", "note": "ask" } },
        "overrides": [
          { "files": ["Tests/"],
            "rules": { "weak-router": "off" } },
        ],
      }
      """,
      "Tests/a.swift": "", "Gen/b.swift": "",
    ])
    func lines(_ arguments: [String], below: String = "") throws -> [String] {
      let run = try Self.run(["config", "show"] + arguments, in: folder, below: below)
      #expect(run.status == 0 && run.errors == "")
      return run.output.replacing(folder.path, with: "ROOT").split(separator: "\n").map {
        $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      }
    }
    let shown = try lines(["Tests/a.swift"])
    #expect(
      shown == [
        "Tests/a.swift: linted, since nothing leaves it out", "profile default .napkin-lint.json:3",
        "framework auto default", "defaultIsolation nonisolated default", "requireReason false default",
        "failOn never base.json:2", "maxWarnings any number default", "baseline none default",
        "docsURL none default",
        "rules.weak-router off .napkin-lint.json:7", "rules.weak-router.note ask .napkin-lint.json:4",
        "exclude Gen/ in ROOT base.json:3",
      ])
    #expect(try lines(["a.swift"], below: "Tests").dropFirst().first == "profile default ROOT/.napkin-lint.json:3")
    #expect(try lines(["Gen/b.swift"]).first == "Gen/b.swift: left out, since 'Gen/' in base.json:3 excludes it")
    #expect(try lines(["--config", "base.json", "."]).dropFirst().first == "profile strict base.json:2")
    #expect(try lines(["--isolated", "."]).prefix(2) == [".: linted, since nothing leaves it out", "profile default default"])
  }

  @Test("list what would be linted")
  func list() throws {
    let folder = try TemporaryFolder([
      ".napkin-lint.json": #"{"exclude": ["Gen/"]}"#, "A/a.swift": "", "Gen/b.swift": "", "c.swift": "", "d.txt": "",
    ])
    let whole = try Self.run(["files"], in: folder)
    #expect(whole == BuiltCommand.Run(status: 0, output: "A/a.swift\nc.swift\n", errors: ""))
    #expect(try Self.run(["files", ".."], in: folder, below: "A").output == "../A/a.swift\n../c.swift\n")
    #expect(try Self.run(["files", "--isolated", "Gen"], in: folder).output == "Gen/b.swift\n")
  }

  @Test(
    "say why a file would be linted or not",
    arguments: [
      ("A/a.swift", "linted, since 'A/' in .napkin-lint.json:3 includes it"),
      ("A/Gen/b.swift", "left out, since 'Gen' in .napkin-lint.json:2 excludes it"),
      ("A/Gen", "left out, since 'Gen' in .napkin-lint.json:2 excludes it"),
      ("A/Inner/a.swift", "linted, since nothing leaves it out"),
      ("A/Inner/old.swift", "left out, since 'old.*' in A/Inner/.napkin-lint.json:1 excludes it"),
      ("c.swift", "left out, since no pattern of 'include' in .napkin-lint.json names it"),
      ("A/x.tmp.swift", "left out, since '*.tmp.swift' in .gitignore:2 has git ignore it"),
      ("A/kept.tmp.swift", "linted, since 'A/' in .napkin-lint.json:3 includes it"),
      ("A/out/a.swift", "left out, since '/out/' in A/.gitignore:3 has git ignore it"),
      ("A/Pods/a.swift", "left out, since folders called 'Pods' are never entered"),
      ("A/.build/a.swift", "left out, since '.build' is hidden; it is linted only when it is named"),
      ("A/d.txt", "left out, since it is no .swift file"),
    ])
  func why(_ path: String, _ words: String) throws {
    let folder = try TemporaryFolder([
      ".git/": "", ".gitignore": "# made\n*.tmp.swift\n", "A/.gitignore": "\n!kept.*\n/out/\n",
      ".napkin-lint.json": "{\n\"exclude\": [\"Gen\"],\n\"include\": [\"A/\"]}",
      "A/Inner/.napkin-lint.json": #"{"exclude": ["old.*"]}"#, path.hasSuffix("Gen") ? "A/Gen/x" : path: "",
    ])
    #expect(
      try Self.run(["files", "--why", path], in: folder)
        == BuiltCommand.Run(status: 0, output: "\(path): \(words)\n", errors: ""))
    // The list says the same.
    let listed = try Self.run(["files", "--quiet"], in: folder).output.split(separator: "\n").map(String.init)
    #expect(listed.contains(path) == words.hasPrefix("linted"))
  }

  @Test(
    "refuse what they do not know",
    arguments: [
      (["config"], "'config' needs one of init, show, schema"),
      (["config", "shw"], "'config' has no 'shw'; did you mean 'show'?"),
      (["config", "show"], "'config show' needs a file or folder: config show FILE"),
      (["config", "show", "a", "b"], "'config show' takes one file, but got 'b' too"),
      (["config", "init", "a"], "'config init' takes no arguments, but got 'a'"),
      (["config", "schema", "--isolated"], "'config schema' reads no configuration, so it takes no options"),
      (["config", "--quiet"], "'config' has no option --quiet"),
      (["files", "--why", "a", "b"], "--why explains one path, but got 'b' too"),
      (["--why", "a"], "'lint' has no option --why"),
    ])
  func mistakes(_ arguments: [String], _ message: String) {
    let parser = ArgumentParser(ruleIDs: [])
    #expect(throws: UsageError(message)) { try parser.parse(arguments.map(Argument.init(stringLiteral:))) }
  }
}

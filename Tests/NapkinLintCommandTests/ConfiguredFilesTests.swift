import Foundation
import Testing

@Suite("What a configuration has linted")
struct ConfiguredFilesTests {
  /// The files with a finding, each of which stands for a file that was linted.
  private static func linted(_ run: BuiltCommand.Run) -> [String] {
    run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  private static func lint(
    _ folder: TemporaryFolder, _ arguments: [String] = [], below subfolder: String = ""
  ) throws -> BuiltCommand.Run {
    try BuiltCommand.run(["--format", "concise"] + arguments, in: folder, below: subfolder)
  }

  private static func folder(_ configuration: String, _ paths: [String]) throws -> TemporaryFolder {
    var files = Dictionary(uniqueKeysWithValues: paths.map { ($0, SampleApp.interactor) })
    files[".napkin-lint.json"] = configuration
    files[".git/"] = ""
    return try TemporaryFolder(files)
  }

  @Test(
    "is what its patterns say, read as git reads them",
    arguments: [
      (#"{"exclude": ["Gen/"]}"#, ["A/a.swift", "A/b.swift", "c.swift"]),
      (#"{"exclude": ["/Gen"]}"#, ["A/Gen/g.swift", "A/a.swift", "A/b.swift", "c.swift"]),
      (#"{"exclude": ["./Gen"]}"#, ["A/Gen/g.swift", "A/a.swift", "A/b.swift", "c.swift"]),
      (#"{"exclude": ["**/Gen/**", "b.*"]}"#, ["A/a.swift", "c.swift"]),
      (#"{"exclude": ["*", "!c.swift"]}"#, ["c.swift"]),
      (#"{"exclude": ["A/*", "!A/Gen", "Gen/[h-z]*"]}"#, ["A/Gen/g.swift", "Gen/g.swift", "c.swift"]),
      (##"{"exclude": ["#a.swift"]}"##, ["A/Gen/g.swift", "A/a.swift", "A/b.swift", "Gen/g.swift", "c.swift"]),
      (#"{"include": ["A/"]}"#, ["A/Gen/g.swift", "A/a.swift", "A/b.swift"]),
      (#"{"include": ["A/", "!A/Gen/"]}"#, ["A/a.swift", "A/b.swift"]),
      (#"{"include": ["*.swift"], "exclude": ["A/"]}"#, ["Gen/g.swift", "c.swift"]),
      (#"{"include": ["Nowhere/"]}"#, []),
    ] as [(String, [String])])
  func patterns(_ configuration: String, _ files: [String]) throws {
    let folder = try Self.folder(configuration, ["A/a.swift", "A/b.swift", "A/Gen/g.swift", "Gen/g.swift", "c.swift"])
    #expect(Self.linted(try Self.lint(folder)) == files)
  }

  @Test("is the same from each folder, however its path is written, with --config and without")
  func anyFolder() throws {
    let folder = try Self.folder(
      #"{"exclude": ["Gen/", "/App/Old"], "overrides": [{"files": ["/App/B/"], "rules": {"weak-router": "info"}}]}"#,
      ["App/A/a.swift", "App/B/b.swift", "App/Gen/g.swift", "App/Old/o.swift", "Gen/g.swift", "Tools/t.swift"])
    let found = [
      "App/A/a.swift:\(SampleApp.error)", "App/B/b.swift:\(SampleApp.error.replacing("error:", with: "info:"))",
      "Tools/t.swift:\(SampleApp.error)",
    ].joined()
    try FileManager.default.createDirectory(atPath: folder.url("Empty/Deep").path, withIntermediateDirectories: true)
    for (below, up) in [("", "."), ("App", ".."), ("Gen", ".."), ("Empty/Deep", "../..")] {
      for path in [folder.path, up, up + "/Tools/../App/.."] {
        for chosen in [[], ["--config", folder.path + "/.napkin-lint.json"], ["--config", up + "/.napkin-lint.json"]] {
          let run = try Self.lint(folder, chosen + ["--quiet", path], below: below)
          let start = path == "." ? "" : (path.hasPrefix("./") ? String(path.dropFirst(2)) : path) + "/"
          #expect(run.errors == "" && run.status == 1)
          let lines = Self.sorted(run.output.replacing(start, with: ""))
          #expect(lines == Self.sorted(found), "\(below) \(path) \(chosen)")
        }
      }
    }
  }

  private static func sorted(_ lines: String) -> [Substring] { lines.split(separator: "\n").sorted() }

  @Test("leaves out a file also where the user names it, and says which pattern has it left out")
  func named() throws {
    let folder = try Self.folder("{\n\"exclude\": [\"Gen/\"]\n}", ["Gen/g.swift", "a.swift"])
    let reason = "since 'Gen/' in .napkin-lint.json:2 excludes it"
    let file = try Self.lint(folder, ["Gen/g.swift", "a.swift"])
    #expect(Self.linted(file) == ["a.swift"])
    #expect(file.errors.hasPrefix("napkin-lint: 'Gen/g.swift' is skipped, \(reason)\n"))
    let whole = try Self.lint(folder, ["Gen"])
    #expect(whole == BuiltCommand.Run(status: 0, output: "", errors: "napkin-lint: 'Gen' is skipped, \(reason)\n"))
    let inside = try Self.lint(folder, [], below: "Gen")
    #expect(inside.status == 0 && inside.output == "")
    #expect(Self.linted(try Self.lint(folder, ["--isolated", "Gen/g.swift"])) == ["Gen/g.swift"])
  }

  @Test("leaves out a file that comes by standard input as it does the saved one")
  func standardInput() throws {
    let folder = try Self.folder(#"{"exclude": ["Gen/"]}"#, ["Gen/g.swift", "a.swift"])
    for (name, files) in [("Gen/g.swift", []), ("a.swift", ["a.swift"])] {
      let run = try BuiltCommand.run(
        ["--format", "concise", "--quiet", "--stdin-filename", name, "-"], in: folder, input: SampleApp.interactor)
      #expect(Self.linted(run) == files)
    }
  }

  @Test("may be nothing, which is no failure")
  func nothing() throws {
    let run = try Self.lint(try Self.folder(#"{"exclude": ["*"]}"#, ["a.swift"]))
    #expect(
      run == BuiltCommand.Run(
        status: 0, output: "",
        errors: "napkin-lint: '.' holds no Swift files that are not hidden or ignored, or excluded as by '*' in "
          + ".napkin-lint.json:1\n"))
  }

  @Test("never has an excluded folder entered")
  func neverEntered() throws {
    let folder = try Self.folder(#"{"exclude": ["Gen", "/Deep/Er"]}"#, ["a.swift"])
    // A configuration file that cannot be used would stop the run as soon as it was met.
    for inner in ["Gen/x", "A/Gen", "Deep/Er", "Deep/Er/Still"] {
      try folder.write("\(inner)/.napkin-lint.json", Data("nonsense".utf8))
    }
    let run = try Self.lint(folder, ["--quiet"])
    #expect(run.errors == "" && Self.linted(run) == ["a.swift"])
  }

  @Test("is less by what the folders above exclude, up to one that says it is the root")
  func outer() throws {
    let folder = try Self.folder(
      #"{"exclude": ["old.swift"]}"#, ["A/old.swift", "A/new.swift", "B/old.swift", "C/old.swift"])
    try folder.write("A/.napkin-lint.json", Data("{}".utf8))
    try folder.write("B/.napkin-lint.json", Data(#"{"root": true}"#.utf8))
    try folder.write("C/.napkin-lint.json", Data(#"{"exclude": ["!old.swift"]}"#.utf8))
    #expect(Self.linted(try Self.lint(folder)) == ["A/new.swift", "B/old.swift", "C/old.swift"])
    #expect(Self.linted(try Self.lint(folder, [], below: "A")) == ["new.swift"])
    #expect(Self.linted(try Self.lint(folder, [], below: "B")) == ["old.swift"])
  }

  @Test("is less by what an extended file excludes, from where that file stands")
  func extended() throws {
    let folder = try Self.folder(
      #"{"extends": "shared/base.json", "exclude": ["b.swift"]}"#, ["a.swift", "b.swift", "shared/a.swift"])
    try folder.write("shared/base.json", Data(#"{"exclude": ["a.swift"]}"#.utf8))
    #expect(Self.linted(try Self.lint(folder)) == ["a.swift"])
  }
}

import Foundation
import Testing

@testable import napkin_lint

@Suite("A baseline at the command line")
struct BaselineCommandTests {
  private static let second = SampleApp.interactor.replacing("Home", with: "Cart")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      ".git/": "", "Sources/Home/Home.swift": SampleApp.interactor, "Sources/Cart/Cart.swift": Self.second,
    ])
    #expect(try run("baseline", "create").errors == "baseline: 2 (+2)\n")
  }

  @Test("What it has does not fail a run, and is the same from everywhere", arguments: [
    ([], ""), (["."], "Sources"), (["../Sources/Home/../Cart", "../Sources/Home"], "Sources"), (["Home.swift"], "Sources/Home"),
    (["--baseline", "../.napkin-lint-baseline.json", ".."], "Sources"),
  ])
  func known(arguments: [String], subfolder: String) throws {
    let run = try BuiltCommand.run(arguments, in: folder, below: subfolder)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.hasSuffix("\nbaseline: 2\n"))
    let absolute = try BuiltCommand.run([folder.path], in: TemporaryFolder())
    #expect(absolute.status == 0 && absolute.output.isEmpty)
    #expect(try BuiltCommand.run(["--no-baseline"], in: folder, below: subfolder).status == 1)
  }

  @Test("It is the same whatever folder it is made from")
  func making() throws {
    let first = try text()
    for (path, subfolder) in [(".", "Sources"), ("../..", "Sources/Home"), (folder.path, "Sources")] {
      try FileManager.default.removeItem(at: folder.url(".napkin-lint-baseline.json"))
      let file = folder.path + "/.napkin-lint-baseline.json"
      _ = try BuiltCommand.run(["baseline", "create", "--baseline", file, path], in: folder, below: subfolder)
      #expect(try text() == first)
    }
  }

  @Test("New findings fail and fixed ones are noted, or fail as well where the user wants that")
  func changes() throws {
    try write("Sources/Home/Home.swift", SampleApp.rightInteractor)
    #expect(try run() == .init(status: 0, output: "", errors: "no findings in 2 files\nbaseline: 1 (-1)\n"))
    #expect(try run("--quiet") == .init(status: 0, output: "", errors: ""))
    let strict = try run("--strict-baseline", "--quiet")
    #expect(strict == .init(
      status: 1, output: "", errors: "baseline: 1 (-1); take out what is fixed: napkin-lint baseline prune\n"))
    try write("New.swift", SampleApp.interactor)
    let new = try run()
    #expect(new.status == 1 && new.output == "New.swift:\(SampleApp.error)")
  }

  @Test("Pruning takes out what is fixed, and nothing else")
  func pruning() throws {
    try write("Sources/Home/Home.swift", SampleApp.rightInteractor)
    try write("New.swift", SampleApp.interactor)
    #expect(try run("baseline", "prune", "Sources/Cart").errors == "baseline: 2\n")
    #expect(try run("baseline", "prune", "--only", "weak-listener").errors == "baseline: 2\n")
    #expect(try run("baseline", "prune") == .init(status: 0, output: "", errors: "baseline: 1 (-1)\n"))
    #expect(try text().contains("Cart.swift") && !text().contains("Home.swift") && !text().contains("New.swift"))
    #expect(try run("--strict-baseline", "Sources").status == 0)
  }

  @Test("A renamed file keeps its findings; a removed one has none")
  func renaming() throws {
    try FileManager.default.moveItem(at: folder.url("Sources/Home/Home.swift"), to: folder.url("Sources/Start.swift"))
    #expect(try run("--strict-baseline").status == 0)
    _ = try run("baseline", "prune")
    #expect(try text().contains("\"path\":\"Sources/Start.swift\""))
    try FileManager.default.removeItem(at: folder.url("Sources/Start.swift"))
    #expect(try run("Sources/Cart", "--strict-baseline").status == 0)
    #expect(try run("--strict-baseline").status == 1)
  }

  @Test("It grows only when somebody says why")
  func growing() throws {
    try write("New.swift", SampleApp.interactor)
    let refused = try run("baseline", "create")
    #expect(refused.status == 2)
    #expect(refused.errors == "napkin-lint: '.napkin-lint-baseline.json' would grow by 1 finding that is new; mend what is new,"
      + " or say why it stays: baseline create --accept-new 1 -- REASON\n")
    #expect(try run("baseline", "create", "--accept-new", "1").status == 2)
    #expect(try run("baseline", "create", "--accept-new=1", "--", " ").status == 2)
    #expect(try run("baseline", "prune", "--accept-new", "1", "--", "why").status == 2)
    let accepted = try BuiltCommand.run(
      ["baseline", "create", "--accept-new", "2", ".", "--", "the", "old feature"], in: folder,
      environment: ["NAPKIN_LINT_TODAY": "2027-01-31"])
    #expect(accepted == .init(status: 0, output: "", errors: "baseline: 3 (+1)\n"))
    #expect(try text().contains(#"{"count":1,"reason":"the old feature","day":"2027-01-31"}"#))
    try FileManager.default.removeItem(at: folder.url("New.swift"))
    #expect(try run("baseline", "create").errors == "baseline: 2 (-1)\n")
    #expect(try text().contains("the old feature"))
  }

  @Test("Code scanning is told what is new, and what is known when the user asks for that")
  func sarif() throws {
    try write("New.swift", SampleApp.interactor)
    func states(_ arguments: String...) throws -> [String] {
      let report = try BuiltCommand.run(["--format=sarif", "--quiet"] + arguments, in: folder)
      #expect(report.status == 1)
      return report.output.ranges(of: "\"baselineState\":\"").map { String(report.output[$0.upperBound...].prefix { $0 != "\"" }) }
    }
    #expect(try states() == ["new"])
    #expect(try states("--show-suppressed") == ["new", "unchanged", "unchanged"])
    #expect(try states("--no-baseline") == [])
  }

  @Test("The configuration can name it")
  func configuration() throws {
    try write(".napkin-lint.json", #"{"baseline": "Lists/known.json", "rules": {"weak-listener": "off"}}"#)
    try write("Lists/a.txt", "")
    #expect(try BuiltCommand.run([], in: folder, below: "Sources").errors.contains("there is no baseline"))
    #expect(try BuiltCommand.run(["baseline", "create", ".."], in: folder, below: "Sources/Home").errors == "baseline: 2 (+2)\n")
    let run = try BuiltCommand.run([".."], in: folder, below: "Sources/Home")
    #expect(run.status == 0 && run.errors.hasSuffix("\nbaseline: 2\n"))
    let file = try String(contentsOf: folder.url("Lists/known.json"), encoding: .utf8)
    #expect(file.contains(#"{"path":"../Sources/Cart/Cart.swift","#))
    #expect(try BuiltCommand.run(["--isolated", "--no-baseline"], in: folder).status == 1)
  }

  @Test("Repairs also reach what it has, and what is left is compared")
  func repairing() throws {
    #expect(try run("--fix", "Sources/Home").errors == "repaired 1 finding in 1 file\nno findings in 1 file\nbaseline: 1 (-1)\n")
  }

  @Test("Mistakes are told", arguments: [
    (["baseline"], "'baseline' needs one of create, prune"),
    (["baseline", "crate"], "'baseline' has no 'crate'; did you mean 'create'?"),
    (["--baseline", "none.json"], "there is no baseline 'none.json'; 'napkin-lint baseline create' makes one"),
    (["--no-baseline", "--strict-baseline"], "--strict-baseline asks for a baseline and --no-baseline for none; choose one"),
    (["--baseline", "broken.json"], "broken.json:2:1: no key is called 'entrys' here; did you mean 'entries'?"),
  ])
  func mistakes(arguments: [String], message: String) throws {
    try write("broken.json", "{\n\"entrys\": []}")
    #expect(try BuiltCommand.run(arguments, in: folder) == .init(status: 2, output: "", errors: "napkin-lint: \(message)\n"))
  }

  @Test("Without one there is nothing to prune")
  func nothingToPrune() throws {
    let run = try BuiltCommand.run(["baseline", "prune"], in: TemporaryFolder(["A.swift": SampleApp.interactor]))
    #expect(run.status == 2 && run.errors.hasPrefix("napkin-lint: there is no baseline to prune"))
  }

  @Test("Fingerprints of the JSON report do not depend on how a path is spelled")
  func fingerprints() throws {
    let spellings = [("Sources/Home/Home.swift", ""), ("./../Sources/Home/Home.swift", "Sources"), (folder.path + "/Sources/Home", "Sources")]
    let found = try spellings.map { path, subfolder in
      let report = try BuiltCommand.run(["--no-baseline", "--format=json", path], in: folder, below: subfolder).output
      return report.firstRange(of: "\"fingerprint\":\"").map { String(report[$0.upperBound...].prefix(64)) }
    }
    #expect(Set(found).count == 1 && found.first??.count == 64)
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Run { try BuiltCommand.run(arguments, in: folder) }

  private func text() throws -> String {
    try String(contentsOf: folder.url(".napkin-lint-baseline.json"), encoding: .utf8)
  }

  private func write(_ file: String, _ text: String) throws { try folder.write(file, Data(text.utf8)) }
}

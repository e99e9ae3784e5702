import Foundation
import NapkinLint
import Testing

@testable import napkin_lint

@Suite("Reports")
struct ReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      ".git/HEAD": "", "Home.swift": SampleApp.interactor, "Views/Home.swift": SampleApp.view, "out/": "",
    ])
  }

  private let printed = "Home.swift:\(SampleApp.error)Views/Home.swift:\(SampleApp.warning)"

  private func written(_ file: String) throws -> String { try String(contentsOf: folder.url(file), encoding: .utf8) }

  @Test("are all written by one run, each as if it were the only one")
  func several() throws {
    let formats = ReportFormat.allCases.map(\.rawValue)
    let run = try BuiltCommand.run(formats.flatMap { ["--report", "\($0)=out/\($0)"] }, in: folder)
    #expect(run == .init(status: 1, output: printed, errors: "1 error, 1 warning in 2 files\n"))
    for format in formats {
      let alone = try BuiltCommand.run(["--report", format], in: folder).output
      #expect(try written("out/\(format)") == alone)
      #expect(try BuiltCommand.run(["--format", format], in: folder).output == alone)
      #expect(!alone.isEmpty)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url("out").path).sorted() == formats.sorted())
  }

  @Test("take the place of what was there, keep its mode, and are written without colour")
  func replaced() throws {
    try folder.write("out/a", Data("old".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder.url("out/a").path)
    let run = try BuiltCommand.run(["--color=always", "--report=full=out/a", "--format=full"], in: folder)
    #expect(run.output.contains("\u{1B}[") && run.output.contains("hold 'router' weakly"))
    let text = try written("out/a")
    #expect(!text.contains("\u{1B}") && text.contains("hold 'router' weakly"))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.url("out/a").path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test(
    "that cannot be written are told, the others are written, and the status is 2",
    arguments: [
      ("none/a", "'none/a' cannot be written, because there is no folder 'none'; make it first"),
      ("out", "'out' is a folder; name a file in it"),
      ("Home.swift/a", "'Home.swift/a' cannot be written: not a directory"),
    ])
  func unwritable(path: String, note: String) throws {
    let run = try BuiltCommand.run(["--quiet", "--report=json=\(path)", "--report=sarif=out/b"], in: folder)
    #expect(run == .init(status: 2, output: printed, errors: "napkin-lint: \(note)\n"))
    #expect(try written("out/b").contains("2.1.0"))
  }

  @Test("go into a device or pipe instead of taking its place")
  func device() throws {
    let run = try BuiltCommand.run(["--quiet", "--report=agent=/dev/stderr", "--skip=weak-router"], in: folder)
    #expect(run.errors.hasPrefix("Views/Home.swift:7:7: warning: forward"))
  }

  @Test("add a table to GitHub's summary, and only with its format")
  func summary() throws {
    try folder.write("out/summary", Data("before\n".utf8))
    let variables = ["GITHUB_STEP_SUMMARY": folder.url("out/summary").path]
    _ = try BuiltCommand.run(["--format", "json"], in: folder, environment: variables)
    #expect(try written("out/summary") == "before\n")
    _ = try BuiltCommand.run(["--format", "github"], in: folder, environment: variables)
    let lines = try written("out/summary").split(separator: "\n")
    #expect(lines.prefix(2) == ["before", "### napkin-lint: 1 error, 1 warning in 2 files"])
    #expect(lines.suffix(2).first?.hasPrefix("| error | Home.swift:4 | the router owns") == true)
    #expect(lines.last?.hasSuffix("| dispatch-in-view-handler |") == true)
  }

  @Test("are written beside the text that standard input becomes")
  func standardInput() throws {
    let run = try BuiltCommand.run(
      ["--quiet", "--fix", "--stdin-filename", "New.swift", "--report=json=out/a", "-"], in: folder,
      input: SampleApp.interactor)
    #expect(run == .init(status: 0, output: SampleApp.rightInteractor, errors: ""))
    #expect(try written("out/a").contains("\"findings\":["))
  }

  @Test("for code hosts are the same from wherever the command runs", arguments: ["sarif", "gitlab", "github"])
  func elsewhere(format: String) throws {
    let here = try BuiltCommand.run(["--quiet", "--format", format], in: folder)
    #expect(try BuiltCommand.run(["--quiet", "--format", format, ".."], in: folder, below: "Views") == here)
    #expect(try BuiltCommand.run(["--quiet", "--format", format, folder.path], in: TemporaryFolder()) == here)
    #expect(here.output.contains("Views/Home.swift"))
  }

  @Test("stay as they are when statistics and timing are asked for, which go to standard error")
  func statistics() throws {
    let run = try BuiltCommand.run(["--statistics", "--timing"], in: folder)
    #expect(run.output == printed)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.contains("  1  weak-router") && lines.contains("  1  interactor") && lines.contains("  1  view"))
    for words in ["finding files", "reading and outlining", "index", "rules about files", "reporting", "weak-router"] {
      #expect(lines.contains { $0.hasSuffix(" ms  \(words)") }, "\(words)")
    }
    #expect(lines.last == "1 error, 1 warning in 2 files")
  }

  @Test("for Xcode name whole paths")
  func xcode() throws {
    let run = try BuiltCommand.run(["--format=xcode", "--quiet", "Home.swift"], in: folder)
    #expect(run.output == "\(folder.path)/Home.swift:\(SampleApp.error)")
  }
}

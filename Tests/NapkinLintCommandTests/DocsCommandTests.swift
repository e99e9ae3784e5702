import Foundation
import NapkinLint
import Testing

@testable import napkin_lint

@Suite("The site, as the command writes it")
struct DocsCommandTests {
  private func read(_ path: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url(path), encoding: .utf8)
  }

  @Test("goes into a folder that is made, and only what changes is written again")
  func writes() throws {
    let folder = try TemporaryFolder(["a/kept.txt": "kept"])
    let first = try BuiltCommand.run(["docs", "--out", "a/b/c/"], in: folder)
    let count = RulesSite().files.count
    let rest = "the others are as they were; begin with 'a/b/c/index.html'\n"
    #expect(first == .init(status: 0, output: "", errors: "wrote \(count) of \(count) files, \(rest)"))
    #expect(try read("a/b/c/rules/weak-router/index.html", in: folder).contains("<h1>weak-router</h1>"))
    try folder.write("a/b/c/index.html", Data("changed".utf8))
    let second = try BuiltCommand.run(["docs", "--out=a/b/c"], in: folder)
    #expect(second.errors == "wrote 1 of \(count) files, \(rest)")
    #expect(try read("a/kept.txt", in: folder) == "kept")
    #expect(try BuiltCommand.run(["docs", "--out", "a/b/c", "--quiet"], in: folder).errors == "")
  }

  @Test("names its address only when it is told")
  func address() throws {
    let folder = try TemporaryFolder()
    _ = try BuiltCommand.run(["docs", "--out", "a", "--docs-url", "https://a.b/c"], in: folder)
    let page = try read("a/rules/weak-router/index.html", in: folder)
    #expect(page.contains("<link rel=\"canonical\" href=\"https://a.b/c/rules/weak-router/\">"))
    #expect(page.contains("href=\"../../index.html\""))
  }

  @Test("is not written where that cannot be, which is said", arguments: [
    (["docs"], "'docs' needs a folder to write the site into: docs --out DIR"),
    (["docs", "--out", "a", "b"], "'docs' takes no arguments, but got 'b'"),
    (["docs", "--out", "a", "--docs-url", "a.b"],
      "--docs-url: 'a.b' is no address of a site, such as https://example.com/napkin-lint"),
    (["docs", "--out", "file"], "'file/index.html' cannot be written: not a directory"),
  ])
  func mistakes(arguments: [String], words: String) throws {
    let run = try BuiltCommand.run(arguments, in: TemporaryFolder(["file": ""]))
    #expect(run == .init(status: 2, output: "", errors: "napkin-lint: \(words)\n"))
  }

  @Test("is where findings link to, as the command line or the configuration says", arguments: [
    (["--docs-url", "https://a.b"], "{}", "https://a.b"), ([], #"{"docsURL": "https://c.d/"}"#, "https://c.d"),
    (["--docs-url", "https://a.b"], #"{"docsURL": "https://c.d/"}"#, "https://a.b"),
  ])
  func links(arguments: [String], configuration: String, base: String) throws {
    let folder = try TemporaryFolder(["Home.swift": SampleApp.interactor, ".napkin-lint.json": configuration])
    let run = try BuiltCommand.run(["--format", "full"] + arguments, in: folder)
    #expect(run.output.contains("page: \(base)/rules/weak-router/\n"))
    _ = try BuiltCommand.run(["--report", "sarif=a.sarif"] + arguments, in: folder)
    #expect(try read("a.sarif", in: folder).contains("\"helpUri\":\"\(base)/rules/weak-router/\""))
  }
}

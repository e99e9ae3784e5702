import Foundation
import Testing

@testable import napkin_lint

@Suite("Problem matchers")
struct ProblemMatcherTests {
  private static let names = [
    "Home.swift", "a b.swift", "c:3:4:d.swift", "x: error: y [z].swift", "[e](f){g}.swift", "👩‍👩‍👧 é 𐐀.swift", "-h.swift",
    "::error::i.swift", "j|k\\l^$.swift",
  ]

  /// What a finding has to arrive with.
  private struct Problem: Codable, Equatable {
    var file: String
    var line: String
    var column: String
    var endLine: String?
    var endColumn: String?
    var severity: String
    var message: String
    var code: String
  }

  @Test(
    "of GitHub take every line apart, in JavaScript's engine",
    .enabled(if: Tool.isInstalled("node"), "there is no node"), arguments: ["error", "warning", "info"])
  func github(severity: String) throws {
    let problems = try problems(integration: .githubMatcher, format: "concise", severity)
    let shown = severity == "info" ? "notice" : severity
    #expect(problems == Self.expected {
      Problem(file: $0, line: "4", column: "7", severity: shown, message: $1, code: $2)
    })
  }

  @Test(
    "of Visual Studio Code take every line apart, with its end",
    .enabled(if: Tool.isInstalled("node"), "there is no node"), arguments: ["error", "warning", "info"])
  func vscode(severity: String) throws {
    let problems = try problems(integration: .vscodeTasks, format: "vscode", severity)
    #expect(problems == Self.expected {
      Problem(
        file: $0, line: "4", column: "7", endLine: "4", endColumn: "13", severity: severity, message: $1, code: $2)
    })
  }

  @Test("leave other lines of a log alone", .enabled(if: Tool.isInstalled("node"), "there is no node"), arguments: [
    (Integration.githubMatcher, "1 error, 1 warning in 2 files"),
    (.githubMatcher, "Home.swift:4:7: note: it is declared here"),
    (.githubMatcher, "Home.swift:4:7: error: cannot find 'x' in scope"),
    (.vscodeTasks, "Home.swift:4:7: error: the router owns it [weak-router]"),
    (.vscodeTasks, "napkin-lint: 'Homes' does not exist"),
  ])
  func others(integration: Integration, line: String) throws {
    #expect(try Self.match(integration, [line]) == [nil])
  }

  /// GitHub's runner uses .NET's engine with `ECMAScript` and `CultureInvariant`, which refuses Unicode categories and
  /// look-behind, and in which escaped letters mean other sets than in JavaScript.
  @Test("of GitHub are written in what .NET and JavaScript read alike")
  func dotNet() throws {
    let lines = Integration.githubMatcher.text.split(separator: "\n").filter { $0.contains("regexp") }
    #expect(lines.count == 2)
    for line in lines {
      let rest = line.replacing(#"\\["#, with: "").replacing(#"\\]"#, with: "")
      #expect(!rest.contains("\\") && !rest.contains("(?"))
      #expect(!rest.unicodeScalars.contains { !$0.isASCII })
    }
  }

  private static func expected(_ problem: (String, String, String) -> Problem) -> [Problem?] {
    let message = "the router owns 'HomeInteractor', so hold 'router' weakly or neither is ever freed"
    return names.enumerated().map { number, name in
      problem("\(number)/\(name)", message, "weak-router")
    }
  }

  /// What arrives of a run over files with these names, each in a package of its own.
  private func problems(integration: Integration, format: String, _ severity: String) throws -> [Problem?] {
    var files: [String: String] = [:]
    for (number, name) in Self.names.enumerated() {
      files["\(number)/Package.swift"] = "// swift-tools-version: 6.0\n"
      files["\(number)/\(name)"] = SampleApp.interactor
    }
    let folder = try TemporaryFolder(files)
    let run = try BuiltCommand.run(
      ["--quiet", "--format", format, "--rule", "weak-router=\(severity)", "--only", "weak-router"], in: folder)
    return try Self.match(integration, run.output.split(separator: "\n").map(String.init))
  }

  private static func match(_ integration: Integration, _ lines: [String]) throws -> [Problem?] {
    let request = try JSONEncoder().encode(Request(file: integration.text, lines: lines))
    let run = try #require(Tool("node")).run(
      ["-e", script], in: try TemporaryFolder(), input: String(decoding: request, as: UTF8.self))
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode([Problem?].self, from: Data(run.output.utf8))
  }

  private struct Request: Codable {
    let file: String
    let lines: [String]
  }

  /// Matches as the readers do: each line by itself, the first matcher that fits, groups by their numbers.
  private static let script = """
    const { file, lines } = JSON.parse(require("fs").readFileSync(0, "utf8"))
    const parsed = JSON.parse(file)
    const matchers = parsed.problemMatcher
      ?? parsed.tasks.map(task => task.problemMatcher).filter(matcher => matcher.pattern)
    const problem = line => {
      for (const { severity, pattern } of matchers) {
        const [{ regexp, ...groups }] = [pattern].flat()
        const match = new RegExp(regexp).exec(line)
        if (!match) continue
        const parts = Object.entries(groups).map(([name, group]) => [name, match[group]])
        return { ...(severity ? { severity } : {}), ...Object.fromEntries(parts) }
      }
      return null
    }
    console.log(JSON.stringify(lines.map(problem)))
    """
}

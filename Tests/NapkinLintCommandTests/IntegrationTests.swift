import Foundation
import Testing

@testable import napkin_lint

@Suite("Integrations")
struct IntegrationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([".git/HEAD": "", "App/Home.swift": SampleApp.rightInteractor])
  }

  private func run(_ arguments: String..., below subfolder: String = "") throws -> BuiltCommand.Run {
    try BuiltCommand.run(["integration"] + arguments, in: folder, below: subfolder)
  }

  @Test("are listed with their places")
  func list() throws {
    let lines = try run("list").output.split(separator: "\n").map(String.init)
    #expect(lines.count == Integration.allCases.count)
    for (line, integration) in zip(lines, Integration.allCases) {
      #expect(line.hasPrefix("\(integration.rawValue) ") && line.hasSuffix("  \(integration.summary)"))
      #expect(line.contains("  \(integration.place.path.text) ") && line.count < 110)
    }
  }

  @Test("are printed whole, without a long line", arguments: Integration.allCases)
  func show(integration: Integration) throws {
    #expect(try run(integration.rawValue) == .init(status: 0, output: integration.text, errors: ""))
    #expect(integration.text.hasSuffix("\n") && !integration.text.hasSuffix("\n\n"))
    for line in integration.text.split(separator: "\n") { #expect(line.count <= 130) }
  }

  @Test("are installed where they are read, and never over what is there", arguments: [
    (Integration.githubMatcher, ".github/napkin-lint-matcher.json"),
    (.githubWorkflow, ".github/workflows/napkin-lint.yml"), (.gitlab, ".gitlab-ci.yml"),
    (.vscodeTasks, "App/.vscode/tasks.json"), (.xcodePhase, "App/napkin-lint-phase.sh"),
    (.preCommit, ".pre-commit-config.yaml"), (.danger, "Dangerfile"),
  ])
  func install(integration: Integration, place: String) throws {
    let first = try run("install", integration.rawValue, below: "App")
    #expect(first.status == 0 && first.errors.isEmpty)
    let named = place.hasPrefix("App/") ? String(place.dropFirst(4)) : "\(folder.path)/\(place)"
    #expect(first.output == "wrote \(named); \(integration.nextStep)\n")
    #expect(try String(contentsOf: folder.url(place), encoding: .utf8) == integration.text)

    try folder.write(place, Data("mine".utf8))
    let second = try run("install", integration.rawValue, below: "App")
    let advice = "put into it what 'napkin-lint integration \(integration.rawValue)' prints"
    #expect(second == .init(
      status: 2, output: "", errors: "napkin-lint: '\(named)' is there already, and is left alone; \(advice)\n"))
    #expect(try String(contentsOf: folder.url(place), encoding: .utf8) == "mine")
  }

  @Test("for a file that is yours to edit are not installed")
  func part() throws {
    let run = try run("install", "swiftpm")
    #expect(run.status == 2)
    #expect(run.errors.contains("'Package.swift' is yours to edit; put into it what 'napkin-lint integration swiftpm'"))
  }

  @Test("are installed in the current folder where there is no repository")
  func noRepository() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltCommand.run(["integration", "install", "danger"], in: folder)
    #expect(run.output.hasPrefix("wrote Dangerfile; "))
    #expect(FileManager.default.fileExists(atPath: folder.url("Dangerfile").path))
  }

  @Test("that cannot be written say why")
  func unwritable() throws {
    try folder.write(".vscode", Data())
    let run = try run("install", "vscode-tasks")
    #expect(run == .init(
      status: 2, output: "", errors: "napkin-lint: '.vscode/tasks.json' cannot be written: not a directory\n"))
  }

  @Test("that are JSON can be read as such", arguments: [Integration.githubMatcher, .vscodeTasks])
  func json(integration: Integration) throws {
    #expect(try JSONSerialization.jsonObject(with: Data(integration.text.utf8)) is [String: Any])
  }

  @Test("that are scripts are right for their language", arguments: [
    (Integration.xcodePhase, "bash", ["-n"]), (.xcodePhase, "shellcheck", ["-"]), (.danger, "ruby", ["-c"]),
  ])
  func scripts(integration: Integration, program: String, arguments: [String]) throws {
    guard let tool = Tool(program) else {
      print("skipped: there is no \(program) to check '\(integration.rawValue)'")
      return
    }
    let run = try tool.run(arguments, in: folder, input: integration.text)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}

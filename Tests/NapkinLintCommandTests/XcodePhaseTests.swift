import Foundation
import Testing

@testable import napkin_lint

@Suite("The run-script phase for Xcode", .enabled(if: Tool.isInstalled("bash"), "there is no bash"))
struct XcodePhaseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "napkin-lint-phase.sh": Integration.xcodePhase.text, "Home/a b.swift": SampleApp.interactor,
      "Home/View.swift": SampleApp.view, "Other/Other.swift": SampleApp.interactor, "out/": "",
    ])
  }

  /// Runs the phase with what Xcode sets.
  private func run(
    lists: [[String]] = [], files: [String] = [], outputs: [String] = ["out/stamp"]
  ) throws -> BuiltCommand.Run {
    var variables = ["SRCROOT": folder.path]
    for (number, list) in lists.enumerated() {
      let text = list.map { $0.hasPrefix("#") ? $0 : "\(folder.path)/\($0)" }.joined(separator: "\n")
      try folder.write("out/list \(number)", Data(text.utf8))
      variables["SCRIPT_INPUT_FILE_LIST_\(number)"] = "\(folder.path)/out/list \(number)"
    }
    for (number, file) in files.enumerated() { variables["SCRIPT_INPUT_FILE_\(number)"] = "\(folder.path)/\(file)" }
    for (number, file) in outputs.enumerated() { variables["SCRIPT_OUTPUT_FILE_\(number)"] = "\(folder.path)/\(file)" }
    variables["SCRIPT_INPUT_FILE_LIST_COUNT"] = "\(lists.count)"
    variables["SCRIPT_INPUT_FILE_COUNT"] = "\(files.count)"
    variables["SCRIPT_OUTPUT_FILE_COUNT"] = "\(outputs.count)"
    return try #require(Tool("bash")).run([folder.url("napkin-lint-phase.sh").path], in: folder, environment: variables)
  }

  private var hasStamp: Bool { FileManager.default.fileExists(atPath: folder.url("out/stamp").path) }

  private var error: String { "\(folder.path)/Home/a b.swift:\(SampleApp.error)" }
  private var warning: String { "\(folder.path)/Home/View.swift:\(SampleApp.warning)" }

  @Test("lints what lists and single inputs name, and fails without a stamp at an error")
  func lists() throws {
    let run = try run(
      lists: [["# Home", "Home/a b.swift"], ["Home/View.swift", "Home/Assets.xcassets"]],
      files: ["napkin-lint-phase.sh"])
    #expect(run == .init(status: 1, output: warning + error, errors: ""))
    #expect(!hasStamp)
  }

  @Test("reads nothing that is not listed, and writes its output and nothing else")
  func stamp() throws {
    let before = try Set(FileManager.default.subpathsOfDirectory(atPath: folder.path))
    let run = try run(files: ["Home/View.swift"])
    #expect(run == .init(status: 0, output: warning, errors: ""))
    let after = try Set(FileManager.default.subpathsOfDirectory(atPath: folder.path))
    #expect(after.subtracting(before) == ["out/stamp"])
  }

  @Test(
    "follows a configuration that it lists, in folders that the sandbox does not let it look through",
    .enabled(if: getuid() != 0, "the superuser may read everything"))
  func sandbox() throws {
    try folder.write(".napkin-lint.json", Data(#"{ "rules": { "weak-router": "warning" } }"#.utf8))
    let folders = [folder.path, folder.url("Home").path]
    defer { for path in folders { set(0o755, at: path) } }
    for path in folders { set(0o311, at: path) }
    let files = ["Home/a b.swift", ".napkin-lint.json"]
    let listed = try run(files: files)
    #expect(listed == .init(status: 0, output: error.replacing(": error:", with: ": warning:"), errors: ""))
    set(0o000, at: folder.url(".napkin-lint.json").path)
    let unlisted = try run(files: files)
    #expect(unlisted.status == 2 && unlisted.errors.contains(".napkin-lint.json: cannot be read: permission denied"))
  }

  private func set(_ mode: Int, at path: String) {
    try? FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  @Test("needs no output")
  func noOutput() throws {
    #expect(try run(lists: [["Home/View.swift"]], outputs: []).status == 0)
    #expect(!hasStamp)
  }

  @Test("says so when it lists no Swift files")
  func nothing() throws {
    let run = try run(files: ["napkin-lint-phase.sh"])
    #expect(run == .init(status: 0, output: "warning: the phase lists no Swift files for napkin-lint\n", errors: ""))
  }

  @Test("fails when a list is missing")
  func missingList() throws {
    let run = try #require(Tool("bash")).run(
      [folder.url("napkin-lint-phase.sh").path], in: folder,
      environment: ["SCRIPT_INPUT_FILE_LIST_COUNT": "1", "SCRIPT_INPUT_FILE_LIST_0": "\(folder.path)/none"])
    #expect(run.status != 0 && run.errors.contains("none"))
  }
}

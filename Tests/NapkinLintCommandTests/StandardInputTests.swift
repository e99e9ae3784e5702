import Foundation
import Testing

@testable import napkin_lint

@Suite("Standard input stands for a file")
struct StandardInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": "", "Roles.swift": "import napkin\nextension HomeInteractor: Interactable {}\n",
      "Home/Home.swift": "import napkin\nfinal actor HomeInteractor {}\n",
      "Other.swift": Self.other,
    ])
  }

  private static let other = SampleApp.interactor.replacing("HomeInteractor", with: "OtherInteractor")

  private let text = "import napkin\nfinal actor HomeInteractor {\n  var router: HomeRouting?\n}\n"
  private let finding =
    "3:7: error: the router owns 'HomeInteractor', so hold 'router' weakly or neither is ever freed [weak-router]\n"

  private func run(_ arguments: [String], below subfolder: String = "") throws -> BuiltCommand.Run {
    try BuiltCommand.run(arguments + ["--quiet", "--only", "weak-router"], in: folder, below: subfolder, input: text)
  }

  @Test("Its findings are those of the saved file, and the rest of the project says what its types are")
  func findings() throws {
    #expect(try run(["-", "--stdin-filename", "Home/Home.swift"]).output == "Home/Home.swift:\(finding)")
    #expect(try run(["--stdin-filename=./Home/Home.swift", "-"]).output == "Home/Home.swift:\(finding)")
    try folder.write("Home/Home.swift", Data(text.utf8))
    #expect(try run(["Home/Home.swift", "Roles.swift"]).output == "Home/Home.swift:\(finding)")
  }

  @Test("The file may be new, or outside of the folder in which the command runs")
  func places() throws {
    try FileManager.default.removeItem(at: folder.url("Home/Home.swift"))
    #expect(try run(["-", "--stdin-filename", "Home/Home.swift"]).output == "Home/Home.swift:\(finding)")
    #expect(try run(["-", "--stdin-filename", "Home/New.swift"]).output == "Home/New.swift:\(finding)")
    #expect(try run(["-", "--stdin-filename", "Home.swift"], below: "Home").output == "Home.swift:\(finding)")
    let other = try TemporaryFolder(["Sub/": ""])
    let away = try BuiltCommand.run(
      ["-", "--stdin-filename", "\(folder.path)/Home/Home.swift", "--quiet", "--only=weak-router"], in: other, input: text)
    #expect(away.output == "\(folder.path)/Home/Home.swift:\(finding)")
  }

  @Test("Its folder may be one that is yet to be made, and the configuration above it counts")
  func newFolder() throws {
    try FileManager.default.removeItem(at: folder.url("Home"))
    let run = try run(["-", "--stdin-filename", "no/such/Home.swift"])
    #expect(run == .init(status: 1, output: "no/such/Home.swift:\(finding)", errors: ""))
    try folder.write(".napkin-lint.json", Data(#"{"overrides": [{"files": ["no/"], "rules": {"weak-router": "info"}}]}"#.utf8))
    let configured = try BuiltCommand.run(
      ["-", "--stdin-filename", "no/such/Home.swift", "--quiet"], in: folder, input: text)
    #expect(configured.output.contains("no/such/Home.swift:3:7: info: "))
    #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path).contains("no"))
  }

  @Test("Of a file elsewhere that no project holds, the files beside it are read, and not all that lies below")
  func neighbours() throws {
    let other = try TemporaryFolder([
      "Roles.swift": "import napkin\nextension HomeInteractor: Interactable {}\n", "Deep/.napkin-lint.json": "nonsense",
      "Deep/A.swift": "",
    ])
    let run = try BuiltCommand.run(
      ["-", "--stdin-filename", "\(other.path)/Home.swift", "--only", "weak-router"],
      in: TemporaryFolder(["Far.swift": ""]), input: text)
    #expect(run == .init(status: 1, output: "\(other.path)/Home.swift:\(finding)", errors: "1 error in 2 files\n"))
  }

  @Test("Files that are named besides are only read for what they declare, which is said")
  func besides() throws {
    let arguments = ["-", "--stdin-filename", "Home/Home.swift", "Roles.swift", "Other.swift", "--only", "weak-router"]
    let run = try BuiltCommand.run(arguments, in: folder, input: text)
    #expect(run.output == "Home/Home.swift:\(finding)")
    let note = "is read for what it declares, but not reported, since '-' is what is linted"
    #expect(run.errors == "napkin-lint: 'Roles.swift' \(note)\nnapkin-lint: 'Other.swift' \(note)\n1 error in 3 files\n")
  }

  @Test("--fix prints the repaired text, --diff the patch, and neither touches the file")
  func repair() throws {
    let fixed = try run(["-", "--stdin-filename", "Home/Home.swift", "--fix"])
    #expect(fixed.output == text.replacing("var router", with: "weak var router"))
    #expect(fixed.status == 0)
    let patch = try run(["-", "--stdin-filename", "Home/Home.swift", "--diff"])
    #expect(patch.output.hasPrefix("--- a/Home/Home.swift\n+++ b/Home/Home.swift\n@@ -1,4 +1,4 @@\n"))
    #expect(patch.status == 1)
    let clean = try BuiltCommand.run(
      ["-", "--stdin-filename", "Home/Home.swift", "--fix", "--quiet"], in: folder, input: "import napkin")
    #expect(clean.output == "import napkin")
    #expect(try String(contentsOf: folder.url("Home/Home.swift"), encoding: .utf8) == "import napkin\nfinal actor HomeInteractor {}\n")
    #expect(try String(contentsOf: folder.url("Other.swift"), encoding: .utf8) == Self.other)
  }

  @Test("What is missing is said", arguments: [
    (["-"], "'-' needs --stdin-filename FILE, since it depends on the file's place what its types are"),
    (["-", "--stdin-filename", "."], "--stdin-filename: '.' is a folder; name the file that '-' stands for"),
    (["-", "--stdin-filename", "Home"], "--stdin-filename: 'Home' is a folder; name the file that '-' stands for"),
    (["-", "--stdin-filename", "a/.."], "--stdin-filename: 'a/..' is a folder; name the file that '-' stands for"),
    (["-", "--stdin-filename", "New/"], "--stdin-filename: 'New/' is a folder; name the file that '-' stands for"),
    (["--stdin-filename", "A.swift"], "--stdin-filename says which file '-' stands for; add '-'"),
    (["-", "--stdin-filename", "A.swift", "--staged"], "'-' and --staged cannot both be read; choose one"),
  ])
  func refused(arguments: [String], message: String) throws {
    #expect(
      try BuiltCommand.run(arguments, in: folder) == .init(status: 2, output: "", errors: "napkin-lint: \(message)\n"))
  }
}

import Foundation
import Testing

@testable import napkin_lint

@Suite("Repairing files")
struct FixTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Home.swift": SampleApp.interactor, "Views/Home.swift": SampleApp.rightInteractor])
  }

  private let patch = """
    --- a/Home.swift
    +++ b/Home.swift
    @@ -1,5 +1,5 @@
     import napkin
     final actor HomeInteractor: Interactable {
       nonisolated let lifecycle = InteractorLifecycle()
    -  var router: HomeRouting?
    +  weak var router: HomeRouting?
     }

    """

  @Test("--fix writes what is safe, says how much, and leaves nothing for a second time")
  func fix() throws {
    let run = try BuiltCommand.run(["--fix"], in: folder)
    #expect(run == .init(status: 0, output: "", errors: "repaired 1 finding in 1 file\nno findings in 2 files\n"))
    #expect(try text("Home.swift") == SampleApp.rightInteractor)
    let second = try BuiltCommand.run(["--fix"], in: folder)
    #expect(second.errors == "repaired 0 findings in 0 files\nno findings in 2 files\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Home.swift", "Views"])
  }

  @Test("--diff prints a patch, changes nothing and says by its status that there is one")
  func diff() throws {
    let run = try BuiltCommand.run(["--diff"], in: folder)
    #expect(run == .init(status: 1, output: patch, errors: "would repair 1 finding in 1 file\n"))
    #expect(try text("Home.swift") == SampleApp.interactor)
    #expect(try BuiltCommand.run(["--diff", "--quiet", "Views"], in: folder) == .init(status: 0, output: "", errors: ""))
  }

  @Test("The patch is relative to where the command runs, however the paths are spelled")
  func patchPaths() throws {
    for path in ["Home.swift", "./Home.swift", "Views/../Home.swift", "Views/..", "\(folder.path)/Home.swift"] {
      #expect(try BuiltCommand.run(["--diff", path], in: folder).output == patch)
    }
    #expect(
      try BuiltCommand.run(["--diff", "../Home.swift"], in: folder, below: "Views").output
        == patch.replacing("/Home.swift", with: "\(folder.path)/Home.swift"))
  }

  @Test("git takes the patch", .enabled(if: Git.isInstalled), arguments: ["Home.swift", "Ho me.swift", "Hö\"me.swift"])
  func git(_ name: String) throws {
    let folder = try TemporaryFolder([name: SampleApp.interactor])
    let patch = try BuiltCommand.run(["--diff"], in: folder).output
    try Git.makeRepository(in: folder)
    try Git.run(["apply", "-"], in: folder, input: patch)
    #expect(try Data(contentsOf: folder.url(name)) == Data(SampleApp.rightInteractor.utf8))
  }

  @Test("Modes, links, byte order marks and line ends stay")
  func surroundings() throws {
    let text = "\u{FEFF}" + SampleApp.interactor.replacing("\n", with: "\r\n")
    try folder.write("Real/Home.swift", Data(text.utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: folder.url("Real/Home.swift").path)
    try folder.link("Link.swift", to: "Real/Home.swift")
    _ = try BuiltCommand.run(["--fix", "Link.swift"], in: folder)
    #expect(try self.text("Real/Home.swift") == text.replacing("var router", with: "weak var router"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url("Real/Home.swift").path)
    #expect(attributes[.posixPermissions] as? Int == 0o750)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.url("Link.swift").path) == "Real/Home.swift")
  }

  @Test("What changed on disk since it was read is left alone")
  func changed() throws {
    let path = FilePath(Array(folder.url("Home.swift").path.utf8))
    #expect(throws: WriteFailure.hasChanged) { try FileWriter.replace([1], with: [2], at: path) }
    #expect(try text("Home.swift") == SampleApp.interactor)
  }

  @Test("What cannot be written is told, and nothing is left beside it", .enabled(if: getuid() != 0))
  func unwritable() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    let run = try BuiltCommand.run(["--fix"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("'Home.swift' cannot be written: permission denied"))
    #expect(try text("Home.swift") == SampleApp.interactor)
  }

  @Test("A file that could not be written keeps its findings, and other files lose theirs")
  func unwritten() throws {
    try folder.write("Gone/Home.swift", Data(SampleApp.interactor.utf8))
    // Nothing can be put beside the file: the name would be too long.
    let name = String(repeating: "H", count: 245) + ".swift"
    try folder.write("Gone/\(name)", Data(SampleApp.interactor.replacing("HomeInteractor", with: "LongInteractor").utf8))
    let run = try BuiltCommand.run(["--fix", "--only", "weak-router"], in: folder)
    #expect(run.status == 2)
    #expect(run.output == "Gone/\(name):\(SampleApp.error.replacing("HomeInteractor", with: "LongInteractor"))")
    #expect(run.errors.contains("'Gone/\(name)' cannot be written: file name too long"))
    #expect(run.errors.hasSuffix("1 error in 4 files\n"))
  }

  @Test("Options that say different things are refused", arguments: [
    (["--fix", "--diff"], "--fix changes files and --diff shows the changes instead; choose one"),
    (["--unsafe-fixes"], "--unsafe-fixes says which repairs --fix makes or --diff shows; add one of them"),
  ])
  func refused(arguments: [String], message: String) throws {
    #expect(
      try BuiltCommand.run(arguments, in: folder) == .init(status: 2, output: "", errors: "napkin-lint: \(message)\n"))
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url(name)), as: UTF8.self)
  }
}

import Foundation
import Testing

@testable import napkin_lint

@Suite("A file that is repaired")
struct FixedFileTests {
  private static let second = SampleApp.interactor.replacing("HomeInteractor", with: "CartInteractor")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Home.swift": SampleApp.interactor])
  }

  private func text(_ name: String) throws -> String { try String(contentsOf: folder.url(name), encoding: .utf8) }

  private func setMode(_ mode: Int, _ name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.url(name).path)
  }

  @Test("keeps its other names, and its mode")
  func hardLinks() throws {
    try setMode(0o640, "Home.swift")
    try FileManager.default.linkItem(at: folder.url("Home.swift"), to: folder.url("Other.txt"))
    #expect(try BuiltCommand.run(["--fix", "--quiet"], in: folder).status == 0)
    #expect(try text("Home.swift") == SampleApp.rightInteractor && text("Other.txt") == SampleApp.rightInteractor)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url("Other.txt").path)
    #expect(attributes[.referenceCount] as? Int == 2 && attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("keeps nothing of a longer text when it is written in its place")
  func shorter() throws {
    try FileManager.default.linkItem(at: folder.url("Home.swift"), to: folder.url("Other.txt"))
    let path = FilePath(Array(folder.url("Home.swift").path.utf8))
    try FileWriter.replace(Array(SampleApp.interactor.utf8), with: [65], at: path)
    #expect(try text("Other.txt") == "A")
  }

  @Test("is left alone when it is read-only, and its findings stay")
  func readOnly() throws {
    try folder.write("Cart.swift", Data(Self.second.utf8))
    try setMode(0o444, "Home.swift")
    let run = try BuiltCommand.run(["--fix", "--only=weak-router"], in: folder)
    #expect(run.status == 2 && run.output == "Home.swift:\(SampleApp.error)")
    #expect(run.errors.contains("'Home.swift' is read-only, and is left alone; allow writing to it first\n"))
    #expect(try text("Home.swift") == SampleApp.interactor && text("Cart.swift").contains("weak var router"))
  }

  @Test("stands in a patch under its own name, however links lead to it", .enabled(if: Git.isInstalled))
  func links() throws {
    let folder = try TemporaryFolder(["Real/Home.txt": SampleApp.interactor])
    try folder.link("Home.swift", to: "Real/Home.txt")
    let patch = try BuiltCommand.run(["--diff", "--quiet"], in: folder)
    #expect(patch.status == 1 && patch.output.hasPrefix("--- a/Real/Home.txt\n+++ b/Real/Home.txt\n"))
    try Git.makeRepository(in: folder)
    try Git.run(["apply", "-"], in: folder, input: patch.output)
    #expect(try String(contentsOf: folder.url("Real/Home.txt"), encoding: .utf8) == SampleApp.rightInteractor)
  }

  @Test("may have a name that is no text", .enabled(if: Git.isInstalled))
  func bytes() throws {
    let name = Array("\(folder.path)/H".utf8) + [0xFF] + Array(".swift".utf8)
    guard (try? FileWriter.create(FilePath(name), Array(Self.second.utf8))) != nil else { return }
    let patch = try BuiltCommand.run(["--diff", "--quiet"], in: folder).output
    #expect(patch.contains(#"+++ "b/H\377.swift""# + "\n"))
    try Git.makeRepository(in: folder)
    try Git.run(["apply", "-"], in: folder, input: patch)
    let repaired = Self.second.replacing("var router", with: "weak var router")
    #expect(try FileReader.read(FilePath(name)) == Array(repaired.utf8))
    try setMode(0o444, "Home.swift")
    #expect(try BuiltCommand.run(["--fix"], in: folder).errors.contains("repaired 0 findings in 0 files"))
  }

  @Test("is still compared with the baseline when it could not be written")
  func baseline() throws {
    #expect(try BuiltCommand.run(["baseline", "create"], in: folder).status == 0)
    try folder.write("Cart.swift", Data(Self.second.utf8))
    for name in ["Home.swift", "Cart.swift"] { try setMode(0o444, name) }
    let run = try BuiltCommand.run(["--fix", "--only=weak-router"], in: folder)
    #expect(run.status == 2 && run.output == "Cart.swift:" + SampleApp.error.replacing("HomeInt", with: "CartInt"))
    #expect(run.errors.hasSuffix("1 error in 2 files\nbaseline: 1\n"))
  }
}

import Foundation
import Testing

@testable import napkin_lint

@Suite("Reading a file")
struct FileReaderTests {
  @Test("gives its bytes, whatever they are", arguments: [0, 1, 4_095, 4_096, 100_000])
  func bytes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let folder = try TemporaryFolder()
    try folder.write("a.swift", Data(bytes))
    #expect(try FileReader.read(FilePath(Array(folder.url("a.swift").path.utf8))) == bytes)
  }

  @Test(
    "reads to the end where the size is not known",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func unknownSize() throws {
    let text = String(decoding: try FileReader.read("/proc/self/status"), as: UTF8.self)
    #expect(text.hasPrefix("Name:") && text.hasSuffix("\n"))
  }

  @Test("reads all of its standard input, however much that is")
  func standardInput() throws {
    let source = String(repeating: "let value = 1\n", count: 30_000)
    let folder = try TemporaryFolder()
    let run = try BuiltCommand.run(["debug", "tokens", "-"], in: folder, input: source)
    #expect(run.output.hasSuffix("\n419999 420000 space\n"))
  }

  @Test("says why it cannot")
  func failures() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ReadFailure.isFolder) { try FileReader.read(FilePath(Array(folder.path.utf8))) }
    #expect(throws: ReadFailure.system(SystemError(number: ENOENT))) { try FileReader.read("/nowhere/at/all") }
    #expect(ReadFailure.isFolder.words == "is a folder, not a file")
  }
}

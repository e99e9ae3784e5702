import Foundation
import Testing

@testable import napkin_lint

@Suite("Output that nobody can take, or that somebody would obey")
struct BadOutputTests {
  @Test(
    "to a closed pipe ends quietly, with the status of the findings",
    arguments: [([], 1), (["--version"], 0)] as [([String], Int32)])
  func closedPipe(arguments: [String], status: Int32) throws {
    let folder = try TemporaryFolder(["Home.swift": SampleApp.interactor])
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try BuiltCommand.run(arguments + ["--quiet"], in: folder, output: pipe.fileHandleForWriting)
    #expect(run == .init(status: status, output: "", errors: ""))
  }

  @Test(
    "to a full disk is told, and the status is 2", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let folder = try TemporaryFolder(["Home.swift": SampleApp.interactor])
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try BuiltCommand.run(["--quiet"], in: folder, output: full)
    #expect(run.status == 2)
    #expect(run.errors == "napkin-lint: the output cannot be written: no space left on device\n")
  }

  @Test("is escaped for its consumer", arguments: ["full", "concise", "json", "github"])
  func hostileText(format: String) throws {
    let folder = try TemporaryFolder([
      "::error::a.swift": SampleApp.interactor,
      "b\u{1B}[2J##[error]\n::error::b<script>.swift": SampleApp.interactor
        .replacing("HomeRouting?", with: "HomeRouting? // ##[error]\u{1B}]0;\u{07}"),
    ])
    let run = try BuiltCommand.run(["--format", format], in: folder)
    #expect(run.status == 1)
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.output.contains("##[") || format == "github")
    let obeyed = run.output.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("::") }
    #expect(obeyed.count == (format == "github" ? 2 : 0))
    #expect(obeyed.allSatisfy { $0.hasPrefix("::error file=") })
    #expect(!run.output.contains("<script>") || format != "json")
    #expect(run.errors == "2 errors in 2 files\n")
  }
}

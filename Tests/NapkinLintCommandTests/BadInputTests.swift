import Foundation
import Testing

@testable import napkin_lint

#if canImport(Glibc)
  import Glibc
#endif

@Suite("Bad input")
struct BadInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Sources/Home.swift": SampleApp.interactor])
  }

  private let finding = "Sources/Home.swift:\(SampleApp.error)"

  @Test(
    "in the arguments ends with 2 and one line that says what, where and what is near",
    arguments: [
      (["Surces"], "'Surces': there is no such file or folder; did you mean 'Sources'?"),
      (
        ["Sources", "Sources/Hone.swift"],
        "'Sources/Hone.swift': there is no such file or folder; did you mean 'Sources/Home.swift'?"
      ),
      (["Sources/Home.swift/x"], "'Sources/Home.swift/x': there is no such file or folder"),
      (["demmo"], "'demmo': there is no such file or folder; did you mean 'demo'?"),
      ([""], "'': the name of a file or folder is missing"),
      (["--fromat=json"], "unknown option '--fromat'; did you mean '--format'?"),
      (["--only", "weak-ruter"], "--only: no rule is called 'weak-ruter'; did you mean 'weak-router'?"),
      (["explain", "weak-ruter"], "explain: no rule is called 'weak-ruter'; did you mean 'weak-router'?"),
      (
        ["--report", "xcode", "--report", "json"],
        "--report xcode and --report json both print to standard output; write --report FORMAT=PATH"
      ),
      (["--rule", "weak-router=\u{1B}[2J"], "--rule: '␛[2J' is not error, warning, info or off"),
    ])
  func arguments(arguments: [String], message: String) throws {
    let run = try BuiltCommand.run(arguments, in: folder)
    #expect(run == .init(status: 2, output: "", errors: "napkin-lint: \(message)\n"))
  }

  @Test("that is named and cannot be read is told, the rest is linted, and the status is 2")
  func unreadableNamedFile() throws {
    try folder.link("ring.swift", to: "ring.swift")
    #expect(mkfifo(folder.url("pipe.swift").path, 0o600) == 0)
    #expect(mkfifo(folder.url("pipe").path, 0o600) == 0)
    let run = try BuiltCommand.run(["pipe", "ring.swift", "Sources"], in: folder)
    #expect(run.status == 2)
    #expect(run.output == finding)
    let notes = run.errors.split(separator: "\n")
    #expect(notes.first == "napkin-lint: 'pipe' is no regular file")
    #expect(notes.dropFirst().first?.hasPrefix("napkin-lint: 'ring.swift' cannot be read: too many") == true)
    #expect(notes.last == "1 error in 1 file")
  }

  @Test("that is found and cannot be read is told, and the status is that of the rest")
  func unreadableFoundFile() throws {
    try folder.link("ring.swift", to: "ring.swift")
    #expect(mkfifo(folder.url("pipe.swift").path, 0o600) == 0)
    let run = try BuiltCommand.run(["--skip", "weak-router"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix("napkin-lint: 'pipe.swift' is no regular file\nnapkin-lint: 'ring.swift' cannot be read: "))
    #expect(try BuiltCommand.run(["--skip", "weak-router", "--quiet"], in: folder).errors == "")
  }

  @Test("without permission is told", .enabled(if: geteuid() != 0), arguments: ["Sources", "Sources/Home.swift"])
  func permission(path: String) throws {
    try folder.write("Other.swift", Data(SampleApp.interactor.utf8))
    #expect(chmod(folder.url(path).path, 0) == 0)
    defer { chmod(folder.url(path).path, 0o700) }
    let note = "napkin-lint: '\(path)' cannot be read: permission denied\n1 error in 1 file\n"
    #expect(
      try BuiltCommand.run([], in: folder) == .init(status: 1, output: "Other.swift:\(SampleApp.error)", errors: note))
    #expect(try BuiltCommand.run(["Other.swift", path], in: folder).status == 2)
  }

  @Test("with bytes that are not UTF-8 or are zero is told, and linted")
  func flaws() throws {
    try folder.write("Sources/Home.swift", Data("// \0\n".utf8) + Data(SampleApp.interactor.utf8))
    try folder.write("Sources/Other.swift", Data("import napkin\n// ".utf8) + Data([0xFF, 0x0A]))
    let run = try BuiltCommand.run([], in: folder)
    #expect(run.status == 1)
    #expect(run.output == finding.replacing(":4:", with: ":5:"))
    #expect(
      run.errors == """
        napkin-lint: 'Sources/Home.swift' holds a zero byte on line 1, and is linted as far as it goes
        napkin-lint: 'Sources/Other.swift' is not UTF-8 from line 2 on, and is linted as far as it goes
        1 error in 2 files

        """)
  }

  @Test("of a size that no person writes is told and skipped")
  func hugeFile() throws {
    try folder.write("Huge.swift", Data())
    #expect(truncate(folder.url("Huge.swift").path, 300 << 20) == 0)
    let note = "napkin-lint: 'Huge.swift' is skipped, because its 300 MiB are more than 256\n1 error in 1 file\n"
    #expect(try BuiltCommand.run([], in: folder) == .init(status: 1, output: finding, errors: note))
    #expect(
      try BuiltCommand.run(["Huge.swift", "Sources"], in: folder) == .init(status: 2, output: finding, errors: note))
  }

  @Test("that is half-written gives no findings from the unbalanced part")
  func halfWritten() throws {
    try folder.write(
      "Sources/Half.swift", Data("import napkin\nfinal actor A: Interactable {\n  func f( { \"\\(\n".utf8))
    #expect(try BuiltCommand.run(["--quiet"], in: folder) == .init(status: 1, output: finding, errors: ""))
    try folder.write("Sources/Empty.swift", Data())
    #expect(
      try BuiltCommand.run(["Sources/Empty.swift"], in: folder)
        == .init(status: 0, output: "", errors: "no findings in 1 file, none of which uses napkin\n"))
  }

  @Test("that leads round in circles is read once")
  func loops() throws {
    try folder.link("Sources/loop", to: "..")
    try folder.link("again", to: "Sources")
    let run = try BuiltCommand.run([".", "Sources", "Sources/Home.swift"], in: folder)
    #expect(run == .init(status: 1, output: finding, errors: "1 error in 1 file\n"))
  }

  @Test("without any Swift file is told, and no failure")
  func nothingFound() throws {
    let empty = try TemporaryFolder(["a.txt": "", ".gitignore": "*.swift\n", "a.swift": ""])
    let run = try BuiltCommand.run([], in: empty)
    #expect(run.status == 0)
    #expect(run.errors == "napkin-lint: '.' holds no Swift files that are not hidden or ignored\n")
  }
}

import Foundation
import Testing

@testable import napkin_lint

@Suite("A list of paths")
struct PathListTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "a b.swift": SampleApp.interactor, "Views/Home.swift": SampleApp.view, "Other.swift": SampleApp.interactor,
    ])
  }

  @Test("names files and folders to lint, in a file or on standard input", arguments: ["list", "-"])
  func list(place: String) throws {
    let text = "a b.swift\n\nViews\n"
    try folder.write("list", Data(text.utf8))
    let run = try BuiltCommand.run(["--quiet", "--files-from", place], in: folder, input: place == "-" ? text : "")
    #expect(run == .init(
      status: 1, output: "Views/Home.swift:\(SampleApp.warning)a b.swift:\(SampleApp.error)", errors: ""))
  }

  @Test("that is empty leaves nothing to lint, unless paths stand beside it")
  func empty() throws {
    #expect(try BuiltCommand.run(["--files-from=-"], in: folder) == .init(status: 0, output: "", errors: ""))
    #expect(try BuiltCommand.run(["--quiet", "--files-from=-", "Views"], in: folder).output.hasPrefix("Views/"))
  }

  @Test("that is empty still makes the reports that were asked for")
  func emptyReports() throws {
    let run = try BuiltCommand.run(["--files-from=-", "--format=json", "--report=sarif=r.sarif"], in: folder)
    #expect(run.status == 0 && run.output.contains("\"fileCount\":0"))
    #expect(try String(contentsOf: folder.url("r.sarif"), encoding: .utf8).contains("\"results\""))
  }

  @Test("may end its lines as Windows does, or its names with zero bytes", arguments: ["a b.swift\r\n", "a b.swift\0"])
  func endings(text: String) throws {
    let run = try BuiltCommand.run(["--quiet", "--files-from=-"], in: folder, input: text)
    #expect(run == .init(status: 1, output: "a b.swift:\(SampleApp.error)", errors: ""))
  }

  @Test("that is missing, or names what is missing, is told")
  func missing() throws {
    let none = try BuiltCommand.run(["--files-from=none"], in: folder)
    #expect(none.status == 2 && none.errors.contains("'none' "))
    let entry = try BuiltCommand.run(["--files-from=-"], in: folder, input: "nowhere.swift")
    #expect(entry.status == 2 && entry.errors.contains("'nowhere.swift'"))
  }
}

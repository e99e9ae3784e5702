import Foundation
import Testing

#if os(Linux)
  private let sources = ProcessInfo.processInfo.environment["NAPKIN_RIBHOUSE"]

  @Test(
    "The reference app type-checks with nothing changed but the import",
    .enabled(if: sources != nil, "NAPKIN_RIBHOUSE names no checkout of the app's Sources folder"))
  func referenceApp() async throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: "ribhouse-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: URL(filePath: sources ?? ""), to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let files = Toolchain.swiftFiles(below: copy)
    #expect(files.count > 20)
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let changed = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0 == "import napkin" ? "import Napkin" : $0 }
      try changed.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
    let toolchain = try await Toolchain.with(.uiKit)
    let plugin = try await toolchain.buildPreviewPlugin()
    let result = try await toolchain.check(files, ["-load-plugin-executable", "\(plugin)#PreviewPlugin"])
    #expect(result.status == 0, "\(result.output)")
    #expect(!result.output.contains("error:"))
  }
#endif

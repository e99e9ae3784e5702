import Foundation
import Testing

#if os(Linux)
  @Suite("The documents' samples", .timeLimit(.minutes(5)))
  struct SampleTests {
    @Test(
      "The library is right for both kinds of view controllers, without a warning",
      arguments: Toolchain.Platform.allCases)
    func library(platform: Toolchain.Platform) async throws {
      let complaints = try await Toolchain.with(platform).complaints
      #expect(complaints == "")
    }

    @Test("Each sample compiles as written", arguments: Sample.all)
    func compiles(sample: Sample) async throws {
      let file = try sample.copy()
      defer { try? FileManager.default.removeItem(at: file) }
      for platform in sample.platforms {
        let toolchain = try await Toolchain.with(platform)
        let result = try await toolchain.check([file.path], sample.options)
        #expect(sample.accepts(result), "\(platform): \(result.output)")
      }
    }
  }
#endif

/// A sample of the documents, completed with what it leaves out. One that must not compile, or not without a warning,
/// says so in its first line.
struct Sample: Sendable, CustomTestStringConvertible {
  let file: URL
  private let text: String

  static let all: [Sample] = Toolchain.swiftFiles(below: Toolchain.root.appending(path: "Tests/Samples")).compactMap {
    let file = URL(filePath: $0)
    return (try? String(contentsOf: file, encoding: .utf8)).map { Sample(file: file, text: $0) }
  }

  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  var platforms: [Toolchain.Platform] {
    text.contains("import SwiftUI") ? Toolchain.Platform.allCases : [.uiKit]
  }

  /// `@objc` is for the Objective-C runtime, which the compiler believes in when told so.
  var options: [String] {
    guard text.contains("@objc") else { return [] }
    return ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"].flatMap { ["-Xfrontend", $0] }
  }

  /// `@IBOutlet` is taken out, as it demands types that come from Objective-C. It changes nothing else.
  func copy() throws -> URL {
    let copy = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    try text.replacing("@IBOutlet ", with: "").write(to: copy, atomically: true, encoding: .utf8)
    return copy
  }

  func accepts(_ result: Toolchain.Result) -> Bool {
    let firstLine = text.prefix { $0 != "\n" }
    if firstLine.hasPrefix("// error: ") {
      return result.status != 0 && result.output.contains(firstLine.dropFirst(3))
    }
    if firstLine.hasPrefix("// warning: ") {
      return result.status == 0 && result.output.contains(firstLine.dropFirst(3))
    }
    return result.status == 0 && result.output.isEmpty
  }
}

import Foundation

/// The compiler of the toolchain that runs the tests, and the modules that the samples import.
struct Toolchain: Sendable {
  enum Platform: String, CaseIterable, Sendable { case uiKit = "UIKit", appKit = "AppKit" }

  struct Result: Sendable {
    let status: Int32
    let output: String
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let uiKit = Task { try await Toolchain(for: .uiKit) }
  private static let appKit = Task { try await Toolchain(for: .appKit) }

  /// What the compiler said about the modules. Empty if all is well.
  private(set) var complaints = ""
  private let modules: URL

  /// The modules are built once for all tests: the stub, SwiftUI on top of it, and the library as it is for that
  /// platform, in the strictest way there is.
  static func with(_ platform: Platform) async throws -> Toolchain {
    switch platform {
    case .uiKit: try await uiKit.value
    case .appKit: try await appKit.value
    }
  }

  private init(for platform: Platform) async throws {
    modules = Self.root.appending(path: ".build/stub-modules/\(platform.rawValue)")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in [platform.rawValue, "SwiftUI"] {
      complaints += try await module(name, from: [Self.stub(name)]).output
    }
    let sources = Self.swiftFiles(below: Self.root.appending(path: "Sources/Napkin"))
    complaints += try await module("Napkin", from: sources, ["-package-name", "napkin"]).output
  }

  /// Checks files as one module, up to the passes that find data races, and makes nothing.
  func check(_ files: [String], _ options: [String] = []) async throws -> Result {
    try await compile(["-emit-sil", "-module-name", "Sample"] + options + files)
  }

  func buildPreviewPlugin() async throws -> String {
    let plugin = modules.appending(path: "PreviewPlugin").path
    _ = try await run(Self.compiler(), ["-swift-version", "6", Self.stub("PreviewPlugin"), "-o", plugin])
    let options = ["-D", "PREVIEWS", "-load-plugin-executable", "\(plugin)#PreviewPlugin"]
    _ = try await module("SwiftUI", from: [Self.stub("SwiftUI")], options)
    return plugin
  }

  /// Makes the documentation of the library as it is on this platform, and answers what there is to complain about.
  static func complaintsAboutDocumentation() async throws -> String {
    let folder = root.appending(path: ".build/stub-modules/documentation")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let module = folder.appending(path: "Napkin.swiftmodule").path
    let graph = try await run(
      compiler(),
      [
        "-swift-version", "6", "-parse-as-library", "-wmo", "-package-name", "napkin", "-module-name", "Napkin",
        "-emit-module", "-emit-module-path", module, "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
      ] + swiftFiles(below: root.appending(path: "Sources/Napkin")))
    let archive = try await run(
      URL(filePath: compiler()).deletingLastPathComponent().appending(path: "docc").path,
      [
        "convert", root.appending(path: "Sources/Napkin/Napkin.docc").path, "--warnings-as-errors",
        "--additional-symbol-graph-dir", folder.path, "--output-path", folder.appending(path: "archive").path,
        "--fallback-display-name", "Napkin", "--fallback-bundle-identifier", "napkin",
      ])
    return graph.output + archive.output + (archive.status == 0 ? "" : "\ndocc ended with \(archive.status)")
  }

  static func swiftFiles(below folder: URL) -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  private static func stub(_ name: String) -> String {
    root.appending(path: "Tests/Stubs/\(name).swift").path
  }

  private func module(_ name: String, from files: [String], _ options: [String] = []) async throws -> Result {
    let path = modules.appending(path: "\(name).swiftmodule").path
    let output = ["-emit-sil", "-emit-module-path", path, "-module-name", name]
    return try await compile(output + options + files)
  }

  private func compile(_ arguments: [String]) async throws -> Result {
    let language = ["-swift-version", "6", "-parse-as-library", "-wmo", "-I", modules.path]
    // The compiler moves its output into place, so `/dev/null` would be a plain file after a run as root.
    let output = modules.appending(path: "\(UUID().uuidString).sil")
    defer { try? FileManager.default.removeItem(at: output) }
    return try await run(Self.compiler(), language + ["-o", output.path] + arguments)
  }

  private static func compiler() throws -> String {
    let named = ProcessInfo.processInfo.environment["SWIFTC"].map { [$0] } ?? []
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = named + [besideRuntime()].compactMap { $0 } + folders.map { "\($0)/swiftc" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw MissingCompiler(candidates: candidates)
    }
    return found
  }

  /// A test that is run by a toolchain has that toolchain's runtime loaded, from where the compiler is not far.
  private static func besideRuntime() -> String? {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
    let line = maps.split(separator: "\n").first { $0.hasSuffix("/lib/swift/linux/libswiftCore.so") }
    guard let path = line?.split(separator: " ").last else { return nil }
    return path.dropLast("/lib/swift/linux/libswiftCore.so".count) + "/bin/swiftc"
  }
}

struct MissingCompiler: Error, CustomStringConvertible {
  let candidates: [String]

  var description: String { "no swiftc; name one in SWIFTC, looked for \(candidates.joined(separator: ", "))" }
}

/// The output goes to a file, since a pipe that nobody reads while the process runs can fill up.
private func run(_ program: String, _ arguments: [String]) async throws -> Toolchain.Result {
  let file = FileManager.default.temporaryDirectory.appending(path: "napkin-\(UUID().uuidString).log")
  try Data().write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  let output = try FileHandle(forWritingTo: file)
  process.standardOutput = output
  process.standardError = output
  await withCheckedContinuation { continuation in
    process.terminationHandler = { _ in continuation.resume() }
    do { try process.run() } catch { continuation.resume() }
  }
  return Toolchain.Result(
    status: process.terminationStatus, output: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
}

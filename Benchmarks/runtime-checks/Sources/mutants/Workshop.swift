import Foundation

/// A copy of the runtime and its tests, as a package of their own, so that little has to be built for each mutant.
struct Workshop {
  enum Outcome: String {
    case passed = "lived"
    case failed = "killed"
    case unbuildable = "did not build"
    case missing = "its line is not there"
  }

  private let folder: URL

  init(of root: URL) throws {
    folder = root.appending(path: ".build/mutants")
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in ["Sources", "Tests"] { try? files.removeItem(at: folder.appending(path: path)) }
    for path in ["Sources/Napkin", "Tests/NapkinTests"] {
      let copy = folder.appending(path: path)
      try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: root.appending(path: path), to: copy)
    }
    // These compile other code and need more than the runtime; no mutant is theirs to find.
    try files.removeItem(at: folder.appending(path: "Tests/NapkinTests/Samples"))
    try manifest.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
  }

  func tryOut(_ mutant: Mutant) throws -> Outcome {
    let file = folder.appending(path: "Sources/Napkin/\(mutant.file)")
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.ranges(of: mutant.line).count == 1 else { return .missing }
    defer { try? text.write(to: file, atomically: true, encoding: .utf8) }
    try text.replacing(mutant.line, with: mutant.replacement).write(to: file, atomically: true, encoding: .utf8)
    return try test()
  }

  /// The quick tests first. A run that does not end has found something as well.
  func test() throws -> Outcome {
    let withoutDebugInfo = ["-debug-info-format", "none"]
    guard try run(["swift", "build", "--build-tests"] + withoutDebugInfo, within: 900) else { return .unbuildable }
    let tests = ["swift", "test", "--skip-build"] + withoutDebugInfo
    let passes = try run(tests + ["--skip", "MemoryTests|Stress"], within: 60)
      && run(tests + ["--filter", "Stress"], within: 200)
    return passes ? .passed : .failed
  }

  /// An interrupt, since that is what ends the processes below as well.
  private func run(_ command: [String], within seconds: Double) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "--signal=INT", "--kill-after=10", "\(Int(seconds))"] + command
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

private let manifest = """
  // swift-tools-version: 6.2

  import PackageDescription

  let package = Package(
    name: "mutants",
    platforms: [.macOS(.v15)],
    targets: [
      .target(name: "Napkin"),
      .testTarget(name: "NapkinTests", dependencies: ["Napkin"]),
    ],
    swiftLanguageModes: [.v6]
  )
  """

import Foundation

/// The real git, whose settings on this machine do not count.
enum Git {
  static let isInstalled = (try? run(["--version"], at: FileManager.default.currentDirectoryPath)) != nil

  static func makeRepository(in folder: TemporaryFolder) throws {
    try run(["init", "-q", "-b", "main"], in: folder)
  }

  /// Commits all files of the folder.
  static func commit(in folder: TemporaryFolder) throws {
    try run(["add", "-A"], in: folder)
    try run(["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-q", "-m", "Change"], in: folder)
  }

  static func keptFiles(in folder: TemporaryFolder) throws -> Set<String> {
    let list = try run(["ls-files", "-z", "--others", "--exclude-standard"], in: folder)
    return Set(list.split(separator: "\0").map(String.init).filter { $0.hasSuffix(".swift") })
  }

  @discardableResult
  static func run(_ arguments: [String], in folder: TemporaryFolder, input: String = "") throws -> String {
    try run(arguments, at: folder.path, input: input)
  }

  private static func run(_ arguments: [String], at folder: String, input: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }
    let (output, trouble, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = trouble
    process.standardInput = source
    try process.run()
    source.fileHandleForWriting.write(Data(input.utf8))
    try source.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let words = trouble.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw GitFailure(arguments: arguments, words: String(decoding: words, as: UTF8.self))
    }
    return String(decoding: printed, as: UTF8.self)
  }
}

struct GitFailure: Error {
  let arguments: [String]
  let words: String
}

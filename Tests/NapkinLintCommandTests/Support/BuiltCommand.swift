import Foundation

/// The command as it was built beside the tests.
enum BuiltCommand {
  struct Run: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  static func run(
    _ arguments: [String], in folder: TemporaryFolder, below subfolder: String = "",
    environment: [String: String] = [:], input: String = "", output: FileHandle? = nil, instead program: URL? = nil
  ) throws -> Run {
    let process = Process()
    process.executableURL = program ?? productFolder.appendingPathComponent("napkin-lint")
    process.arguments = arguments
    process.currentDirectoryURL = folder.url(subfolder)
    process.environment = ["TERM": "xterm"].merging(environment) { $1 }
    let (outputPipe, errorPipe, inputPipe) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output ?? outputPipe.fileHandleForWriting
    process.standardError = errorPipe
    process.standardInput = inputPipe
    try process.run()
    try outputPipe.fileHandleForWriting.close()
    inputPipe.fileHandleForWriting.write(Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    let printed = output == nil ? outputPipe.fileHandleForReading.readDataToEndOfFile() : Data()
    let errors = errorPipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: printed, as: UTF8.self), errors: String(decoding: errors, as: UTF8.self))
  }

  /// Where it stands.
  static let productFolder: URL = {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return Bundle.main.bundleURL
  }()
}

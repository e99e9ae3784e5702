import Foundation

/// A program of others, where it is installed.
struct Tool {
  private let program: URL

  init?(_ name: String) {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    guard let path = places.first(where: FileManager.default.isExecutableFile) else { return nil }
    program = URL(fileURLWithPath: path)
  }

  /// Runs it with our command on its path.
  func run(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:], input: String = ""
  ) throws -> BuiltCommand.Run {
    let path = "\(BuiltCommand.productFolder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let variables = ["PATH": path, "HOME": folder.path, "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    return try BuiltCommand.run(arguments, in: folder, environment: variables, input: input, instead: program)
  }

  static func isInstalled(_ name: String) -> Bool { Tool(name) != nil }
}

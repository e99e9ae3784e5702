import Foundation
import PackagePlugin

/// `swift package napkin-lint`: the command with its own arguments, in the folder of the package.
@main
struct NapkinLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
    try Self.run(
      try context.tool(named: "napkin-lint").url, in: context.package.directoryURL,
      extractor.remainingArguments + targets.map { $0.directoryURL.path(percentEncoded: false) })
  }

  private static func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Failure.ended(signal: process.terminationStatus) }
    // What it found stands above; the status is all that is left to tell.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  private enum Failure: Error, CustomStringConvertible {
    case ended(signal: Int32)

    var description: String {
      switch self {
      case .ended(let signal): "napkin-lint was ended by signal \(signal)"
      }
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NapkinLintCommand: XcodeCommandPlugin {
    /// Xcode names targets; their files are scattered over the project, so all of it is linted.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try Self.run(
        try context.tool(named: "napkin-lint").url, in: context.xcodeProject.directoryURL, extractor.remainingArguments)
    }
  }
#endif

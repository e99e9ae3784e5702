import Foundation
import PackagePlugin

/// Lints a target before it is compiled, so that findings stand in the build log.
@main
struct NapkinLintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = module.sourceFiles(withSuffix: ".swift").map(\.url)
    let tool = try context.tool(named: "napkin-lint").url
    return Self.commands(linting: files, of: target.name, by: tool, stamp: context.pluginWorkDirectoryURL)
  }

  /// The stamp is a report of its own, which the linter writes whatever it finds: nothing runs again until a source
  /// file or a configuration changes.
  private static func commands(linting files: [URL], of target: String, by tool: URL, stamp folder: URL) -> [Command] {
    guard !files.isEmpty else { return [] }
    let stamp = folder.appending(path: "findings.txt")
    return [
      .buildCommand(
        displayName: "Linting \(target) with napkin-lint", executable: tool,
        arguments: ["--quiet", "--format", "xcode", "--report", "concise=\(path(stamp))"] + files.map(path),
        inputFiles: files + ConfigurationFiles.around(files), outputFiles: [stamp])
    ]
  }

  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NapkinLintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.filter { $0.type == .source }.map(\.url).filter { $0.pathExtension == "swift" }
      let tool = try context.tool(named: "napkin-lint").url
      return Self.commands(linting: files, of: target.displayName, by: tool, stamp: context.pluginWorkDirectoryURL)
    }
  }
#endif

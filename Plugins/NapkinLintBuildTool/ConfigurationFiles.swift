import Foundation

/// The files that say how source files are linted: in their folders, and in those above up to the repository's.
enum ConfigurationFiles {
  private static let names = [".napkin-lint.json", ".napkin-lint-baseline.json"]

  static func around(_ files: [URL]) -> [URL] {
    var seen: Set<URL> = []
    var found: [URL] = []
    for file in files {
      var folder = file.deletingLastPathComponent().standardizedFileURL
      while seen.insert(folder).inserted {
        found += names.map { folder.appending(path: $0) }.filter(exists)
        guard folder.path != "/", !exists(folder.appending(path: ".git")) else { break }
        folder = folder.deletingLastPathComponent().standardizedFileURL
      }
    }
    return found
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }
}

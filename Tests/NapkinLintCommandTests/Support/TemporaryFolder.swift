import Foundation

@testable import napkin_lint

/// A folder that goes away with the value that made it.
final class TemporaryFolder: Sendable {
  let path: String

  /// - Parameter files: contents by path; a path that ends in a slash is an empty folder.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("napkin-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The system's own folder for temporary files may be a link, and paths are compared.
    path = FilePath(Array(folder.path.utf8)).resolved?.text ?? folder.path
    for (file, text) in files { try write(file, Data(text.utf8)) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func url(_ file: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(file) }

  func write(_ file: String, _ data: Data) throws {
    let folder = file.hasSuffix("/") ? url(file) : url(file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !file.hasSuffix("/") { try data.write(to: url(file)) }
  }

  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url(file).path, withDestinationPath: target)
  }

  /// What the search finds below these paths of the folder, as paths in the folder.
  func search(_ paths: [String] = [""]) throws -> SearchResult {
    var search = SwiftFileSearch()
    for path in paths { try search.add(FilePath(Array((path.isEmpty ? self.path : "\(self.path)/\(path)").utf8))) }
    let files = try search.files()
    return SearchResult(
      paths: (0..<files.count).map { shortened(files.path(at: $0)) },
      projects: (0..<files.count).map { shortened(files.projectFolder(at: $0)) },
      notes: search.notes.map { $0.text.replacing("\(path)/", with: "").replacing(path, with: ".") })
  }

  private func shortened(_ text: String) -> String {
    text == path ? "." : text.replacing("\(path)/", with: "")
  }
}

struct SearchResult: Equatable {
  let paths: [String]
  let projects: [String]
  let notes: [String]
}

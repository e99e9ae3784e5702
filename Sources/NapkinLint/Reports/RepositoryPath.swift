/// Spells a path as seen from the root of a repository.
enum RepositoryPath {
  /// - Parameters:
  ///   - path: relative to `folder`, or from the root of the file system.
  ///   - repository: a path outside it is spelled from the root of the file system.
  static func of(_ path: String, from folder: String, in repository: String) -> String {
    guard path.hasPrefix("/") || !folder.isEmpty else { return path }
    let whole = parts(of: path.hasPrefix("/") ? path : "\(folder)/\(path)")
    let root = parts(of: repository)
    guard !repository.isEmpty, whole.count > root.count, whole.starts(with: root) else {
      return "/" + whole.joined(separator: "/")
    }
    return whole.dropFirst(root.count).joined(separator: "/")
  }

  private static func parts(of path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}

/// The `.gitignore` files that hold in a folder: its own, then those of the folders around it.
final class IgnoreScope: Sendable {
  private let file: GitIgnore
  /// Where paths below the file's folder begin in a whole path.
  private let pathStart: Int
  private let outer: IgnoreScope?

  init(_ file: GitIgnore, pathStart: Int, outer: IgnoreScope?) {
    self.file = file
    self.pathStart = pathStart
    self.outer = outer
  }

  /// Whether an entry is ignored; the innermost file that says something of it decides.
  func ignores(path: [UInt8], nameStart: Int, isFolder: Bool) -> Bool {
    var scope: IgnoreScope? = self
    while let current = scope {
      let verdict = current.file.ignores(
        path: path[current.pathStart...], name: path[nameStart...], isFolder: isFolder)
      if let verdict { return verdict }
      scope = current.outer
    }
    return false
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What holds for a file or folder because of the folders above it, up to the one that holds the repository.
struct Surroundings {
  /// The nearest folder above that marks a project.
  private(set) var project: FilePath?
  /// The `.gitignore` files above; nil when there are none, or when they have it ignored itself, since it is
  /// looked at only because somebody named it.
  private(set) var scope: IgnoreScope?
  /// The folder that holds the repository.
  private(set) var repository: FilePath?
  /// The folders that hold a configuration file, the topmost first.
  private(set) var configured: [FilePath] = []

  static let none = Surroundings()

  private init() {}

  /// Looks above a path that is absolute and free of symbolic links.
  init(of path: FilePath) {
    var ignoreFiles: [(file: GitIgnore, pathStart: Int)] = []
    var end = path.bytes.count
    while repository == nil, let slash = path.bytes[..<end].lastIndex(of: .slash), end > 1 {
      end = slash
      let above = FilePath(slash == 0 ? [.slash] : Array(path.bytes[..<slash]))
      guard let marks = try? FolderMarks(at: above) else { continue }
      if project == nil, marks.holdsProject { project = above }
      if marks.holdsIgnoreFile, let file = GitIgnore(inFolder: above) { ignoreFiles.append((file, slash + 1)) }
      if marks.holdsConfiguration { configured.insert(above, at: 0) }
      if marks.holdsRepository { repository = above }
    }
    guard repository != nil else { return }
    scope = Self.scope(of: path, ignoreFiles.reversed())
  }

  private static func scope(of whole: FilePath, _ files: [(file: GitIgnore, pathStart: Int)]) -> IgnoreScope? {
    guard let top = files.first else { return nil }
    var scope: IgnoreScope?
    var rest = files[...]
    var end = top.pathStart - 1
    while end < whole.bytes.count {
      if let next = rest.first, next.pathStart == end + 1 {
        scope = IgnoreScope(next.file, pathStart: next.pathStart, outer: scope)
        rest.removeFirst()
      }
      let nameStart = end + 1
      end = whole.bytes[nameStart...].firstIndex(of: .slash) ?? whole.bytes.count
      let path = Array(whole.bytes[..<end])
      if scope?.ignores(path: path, nameStart: nameStart, isFolder: true) == true { return nil }
    }
    return scope
  }
}

extension FilePath {
  /// The path from the root, without symbolic links; nil when the system cannot tell.
  var resolved: FilePath? {
    withCString { path in
      guard let resolved = realpath(path, nil) else { return nil }
      defer { free(resolved) }
      return FilePath(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)).map { $0 })
    }
  }

  /// The path from the root of a file that need not exist, nor its folder; the folders that do are free of links.
  var whole: FilePath? {
    var missing = [name]
    var above = folder
    while true {
      if let real = above.resolved { return missing.reversed().reduce(real) { $0.appending($1) } }
      guard !above.bytes.isEmpty, above.bytes != [.slash] else { return nil }
      missing.append(above.name)
      above = above.folder
    }
  }
}

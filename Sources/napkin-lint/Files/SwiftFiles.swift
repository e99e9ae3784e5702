/// The files to lint, in the order of their paths' bytes, each real file once.
struct SwiftFiles: Sendable {
  /// The paths, each with a zero byte behind it, so that the system can read them in place.
  private let paths: [UInt8]
  private let files: [FoundFile]
  private let projectFolders: [String]

  init(paths: [UInt8], files: [FoundFile], projectFolders: [String]) {
    self.paths = paths
    self.files = files
    self.projectFolders = projectFolders
  }

  var count: Int { files.count }

  /// The path as findings print it.
  func path(at index: Int) -> String {
    FilePath.text(paths[files[index].path])
  }

  func filePath(at index: Int) -> FilePath { FilePath(Array(paths[files[index].path])) }

  func projectFolder(at index: Int) -> String { projectFolders[files[index].project] }

  /// The number of the settings that hold for the file; 0 where no configuration does.
  func settings(at index: Int) -> Int { files[index].settings }

  func isNamed(at index: Int) -> Bool { files[index].origin == .named }

  func read(at index: Int) throws(ReadFailure) -> [UInt8] {
    let start = files[index].path.lowerBound
    let result = paths.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: CChar.self) { characters -> Result<[UInt8], ReadFailure> in
        guard let first = characters.baseAddress else { return .success([]) }
        return Result { () throws(ReadFailure) in try FileReader.read(pathAt: first + start) }
      }
    }
    return try result.get()
  }
}

/// One file that a search came upon.
struct FoundFile: Sendable {
  /// Where its path stands in the store of paths.
  let path: Range<Int>
  /// The number of its project's folder.
  let project: Int
  /// The number of the settings that hold for it.
  let settings: Int
  let inode: UInt64
  let origin: Origin

  /// How the search came upon it; of several names of one file the least wins.
  enum Origin: UInt8, Comparable, Sendable {
    case named, found, linked

    static func < (left: Origin, right: Origin) -> Bool { left.rawValue < right.rawValue }
  }
}

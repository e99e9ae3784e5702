/// Gathers files while a search goes on.
struct FoundFiles {
  private var paths: [UInt8] = []
  private var files: [FoundFile] = []
  private var projectFolders = [""]
  private var projectNumbers: [String: Int] = [:]

  var count: Int { files.count }

  /// The number of the project in this folder; 0 is no project.
  mutating func project(in folder: FilePath?) -> Int {
    guard let text = folder?.text else { return 0 }
    if let number = projectNumbers[text] { return number }
    projectFolders.append(text)
    projectNumbers[text] = projectFolders.count - 1
    return projectFolders.count - 1
  }

  /// - Parameter settings: the number of the settings that hold for the file.
  mutating func append(
    _ path: WalkedPath, project: Int, settings: Int, inode: UInt64, _ origin: FoundFile.Origin
  ) {
    let start = paths.count
    path.appendSpelled(to: &paths)
    finish(from: start, project, settings, inode, origin)
  }

  mutating func append(named path: FilePath, project: Int, settings: Int, inode: UInt64) {
    let start = paths.count
    paths += path.bytes
    finish(from: start, project, settings, inode, .named)
  }

  private mutating func finish(
    from start: Int, _ project: Int, _ settings: Int, _ inode: UInt64, _ origin: FoundFile.Origin
  ) {
    files.append(
      FoundFile(path: start..<paths.count, project: project, settings: settings, inode: inode, origin: origin))
    paths.append(0)
  }

  /// The files without second names of one file, sorted.
  mutating func sorted() -> SwiftFiles {
    removeSecondNames()
    let isSorted = files.indices.dropFirst().allSatisfy { precedes(files[$0 - 1], files[$0]) }
    let inOrder = isSorted ? files : files.sorted(by: precedes)
    return SwiftFiles(paths: paths, files: inOrder, projectFolders: projectFolders)
  }

  /// Only files whose inode occurs twice are looked at; what the system says then decides, because inodes of several
  /// devices may be equal.
  private mutating func removeSecondNames() {
    let inodes = files.map(\.inode).sorted()
    let repeated = Set(zip(inodes, inodes.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
    guard !repeated.isEmpty else { return }
    var best: [FileIdentity: FoundFile] = [:]
    var isSecond = Set<Int>()
    for file in files where repeated.contains(file.inode) {
      guard let identity = try? FileStatus(at: FilePath(Array(paths[file.path]))).identity else { continue }
      guard let other = best[identity] else {
        best[identity] = file
        continue
      }
      let wins = file.origin == other.origin ? precedes(file, other) : file.origin < other.origin
      if wins { best[identity] = file }
      isSecond.insert(wins ? other.path.lowerBound : file.path.lowerBound)
    }
    files.removeAll { isSecond.contains($0.path.lowerBound) }
  }

  private func precedes(_ left: FoundFile, _ right: FoundFile) -> Bool {
    paths[left.path].lexicographicallyPrecedes(paths[right.path])
  }
}

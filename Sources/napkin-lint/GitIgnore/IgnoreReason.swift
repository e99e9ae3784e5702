/// The line of a `.gitignore` file that has something ignored.
struct IgnoreReason {
  let pattern: String
  /// `FILE:LINE`.
  let place: String

  /// Nil when nothing has it ignored.
  ///
  /// - Parameters:
  ///   - path: from the root, without symbolic links.
  ///   - repository: the folder whose `.gitignore` is the outermost.
  init?(of path: FilePath, isFolder: Bool, below repository: FilePath) {
    guard path.isBelow(repository) else { return nil }
    let files = Self.files(above: path, from: repository)
    for part in PathParts(path.bytes) where part.nameStart > repository.bytes.count {
      let holding = files.filter { $0.folder.bytes.count < part.nameStart }
      let line = Self.last(
        of: holding, matching: path.bytes[..<part.end], part.nameStart, part.isFolder || isFolder)
      guard let line, line.isIgnored else { continue }
      (pattern, place) = (line.text, line.place)
      return
    }
    return nil
  }

  private struct File {
    let folder: FilePath
    let lines: [ArraySlice<UInt8>]
  }

  /// The innermost file last.
  private static func files(above path: FilePath, from repository: FilePath) -> [File] {
    var files: [File] = []
    for part in PathParts(path.bytes) where part.nameStart > repository.bytes.count {
      let folder = FilePath(part.nameStart == 1 ? [.slash] : Array(path.bytes[..<(part.nameStart - 1)]))
      guard let bytes = try? FileReader.read(folder.appending(".gitignore".utf8)) else { continue }
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let lines = bytes[start...].split(separator: .newline, omittingEmptySubsequences: false)
      files.append(File(folder: folder, lines: lines))
    }
    return files
  }

  private static func last(
    of files: [File], matching path: ArraySlice<UInt8>, _ nameStart: Int, _ isFolder: Bool
  ) -> (isIgnored: Bool, text: String, place: String)? {
    for file in files.reversed() {
      let start = file.folder.bytes == [.slash] ? 1 : file.folder.bytes.count + 1
      for (number, line) in file.lines.enumerated().reversed() {
        let verdict = GitIgnore(Array(line)).ignores(path: path[start...], name: path[nameStart...], isFolder: isFolder)
        guard let verdict else { continue }
        let name = file.folder.appending(".gitignore".utf8).shown(from: FilePath([]).resolved)
        return (verdict, FilePath.text(line.last == 0x0D ? line.dropLast() : line), "\(name):\(number + 1)")
      }
    }
    return nil
  }
}

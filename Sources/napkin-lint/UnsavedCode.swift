/// Code that stands elsewhere than on disk: on standard input, or in git's index.
struct UnsavedCode: Sendable {
  /// The file that standard input stands for, and what it holds.
  let input: (path: FilePath, bytes: [UInt8])?
  private let changes: ChangedCode?

  /// Reads standard input, if it stands for a file.
  init(inputPath: FilePath?, _ changes: ChangedCode?) throws(UsageError) {
    self.changes = changes
    guard let path = inputPath?.tidied else {
      input = nil
      return
    }
    guard path.canNameFile, (try? FileStatus(at: path))?.kind != .folder, inputPath?.bytes.last != .slash else {
      throw UsageError("--stdin-filename: '\(inputPath?.text ?? "")' is a folder; name the file that '-' stands for")
    }
    do throws(ReadFailure) {
      input = (path, try FileReader.readStandardInput())
    } catch {
      throw UsageError("standard input \(error.words)")
    }
  }

  /// Whether all code is what stands on disk.
  var isEmpty: Bool { input == nil && (changes.map { $0.staged.isEmpty && $0.unknown.isEmpty } ?? true) }

  /// Adds to a search the files that have code here and may be missing on disk.
  func add(to search: inout SwiftFileSearch) {
    if let input { search.add(unsaved: input.path) }
    let folder = FilePath([]).resolved
    for path in (changes?.staged.keys).map(Array.init) ?? [] where (try? FileStatus(at: path)) == nil {
      search.add(unsaved: folder.map(path.spelled) ?? path, ifBelowRoots: path)
    }
  }

  enum Content {
    case onDisk
    case unsaved([UInt8])
    /// The file is not part of what is linted.
    case nowhere
  }

  func content(of path: FilePath) -> Content {
    if let input, input.path == path { return .unsaved(input.bytes) }
    guard let changes, !changes.staged.isEmpty || !changes.unknown.isEmpty else { return .onDisk }
    let real = path.resolved ?? path.whole ?? path
    if let bytes = changes.staged[real] { return .unsaved(bytes) }
    return changes.unknown.contains(real) ? .nowhere : .onDisk
  }
}

extension FilePath {
  /// Whether the last part is a name, and not the way to a folder.
  fileprivate var canNameFile: Bool { !bytes.isEmpty && bytes != [.slash] && !name.elementsEqual("..".utf8) }
}

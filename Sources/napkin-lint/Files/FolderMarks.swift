import NapkinLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a folder's names say of the folder itself.
struct FolderMarks {
  private(set) var holdsRepository = false
  private(set) var holdsIgnoreFile = false
  private(set) var holdsProject = false
  private(set) var holdsConfiguration = false

  init() {}

  /// Reads the names in the folder at a path. A folder that may be entered but not read, as in Xcode's sandbox for
  /// scripts, is asked for the names that are known.
  init(at path: FilePath) throws(SystemError) {
    do throws(SystemError) {
      _ = try FolderEntry.forEach(in: path) { entry in notice(entry.name) }
    } catch {
      guard error.isRefusal else { throw error }
      for name in Self.knownNames where (try? FileStatus(ofEntryAt: path.appending(name.utf8))) != nil {
        Array(name.utf8).withUnsafeBytes { notice($0) }
      }
    }
  }

  private static let knownNames = [".git", ".gitignore", ConfigurationFile.name, "Package.swift", "Project.swift"]

  mutating func notice(_ name: UnsafeRawBufferPointer) {
    guard let first = name.first else { return }
    if first == .period {
      if name.elementsEqual(".git".utf8) { holdsRepository = true }
      if name.elementsEqual(".gitignore".utf8) { holdsIgnoreFile = true }
      if name.elementsEqual(ConfigurationFile.name.utf8) { holdsConfiguration = true }
    }
    if !holdsProject, FileNames.marksProject(name) { holdsProject = true }
  }
}

/// One entry of a folder, as long as the folder is being read.
struct FolderEntry {
  let name: UnsafeRawBufferPointer
  /// Nil on a file system that does not tell kinds in its folders.
  let kind: FileKind?
  /// As the folder says it, which on rare file systems is not what the file itself says.
  let inode: UInt64

  /// Reads a folder without a look at any single entry.
  ///
  /// - Returns: which folder it is.
  static func forEach(in path: FilePath, _ body: (FolderEntry) -> Void) throws(SystemError) -> FileIdentity {
    guard let directory = path.withCString({ opendir($0) }) else { throw SystemError.last }
    defer { closedir(directory) }
    let identity = try FileStatus(ofOpen: dirfd(directory)).identity
    while let entry = readdir(directory) {
      let kind = FileKind(directoryEntry: Int(entry.pointee.d_type))
      let inode = UInt64(entry.pointee.d_ino)
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        guard let start = bytes.baseAddress else { return }
        let length = strlen(start.assumingMemoryBound(to: CChar.self))
        body(FolderEntry(name: UnsafeRawBufferPointer(start: start, count: length), kind: kind, inode: inode))
      }
    }
    return identity
  }
}

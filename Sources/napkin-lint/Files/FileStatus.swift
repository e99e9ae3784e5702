#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a file or folder is, whatever names lead to it.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}

/// What the system knows of a file or folder.
struct FileStatus: Sendable {
  let identity: FileIdentity
  let kind: FileKind
  let size: Int
  /// The bits that say who may read, write and run it.
  let mode: UInt32
  /// How many names the file has.
  let linkCount: Int

  /// Follows symbolic links.
  init(at path: FilePath) throws(SystemError) {
    var information = stat()
    guard path.withCString({ stat($0, &information) }) == 0 else { throw SystemError.last }
    self.init(information)
  }

  init(ofOpen descriptor: Int32) throws(SystemError) {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw SystemError.last }
    self.init(information)
  }

  /// Tells a symbolic link from what it leads to.
  init(ofEntryAt path: FilePath) throws(SystemError) {
    var information = stat()
    guard path.withCString({ lstat($0, &information) }) == 0 else { throw SystemError.last }
    self.init(information)
  }

  private init(_ information: stat) {
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: information.st_dev), inode: UInt64(truncatingIfNeeded: information.st_ino))
    kind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    size = Int(information.st_size)
    mode = UInt32(information.st_mode) & 0o7777
    linkCount = Int(information.st_nlink)
  }
}

extension FilePath {
  /// The path itself where it is a folder, otherwise the folder that holds it.
  var nearestFolder: FilePath { (try? FileStatus(at: self))?.kind == .folder ? self : folder }
}

enum FileKind: Sendable {
  case file, folder
  case symbolicLink
  /// A pipe, a socket, a device: nothing to read source from, and opening one may wait for ever.
  case other
}

extension FileKind {
  /// The kind that a folder's entry bears; nil when it bears none.
  init?(directoryEntry type: Int) {
    switch type {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .symbolicLink
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

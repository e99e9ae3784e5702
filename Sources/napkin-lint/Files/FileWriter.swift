#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Exchanges whole files, so that at every moment there is either the old one or the new one. Only a file that has
/// several names is written in its place, or the others would keep the old text.
enum FileWriter {
  /// Exchanges a file's bytes, if they still are those that were read; its mode stays, and a link stays a link.
  static func replace(_ old: [UInt8], with new: [UInt8], at path: FilePath) throws(WriteFailure) {
    guard let target = path.resolved else { throw .system(SystemError.last) }
    guard try current(target) == old else { throw .hasChanged }
    try write(new, at: target, like: try status(of: target))
  }

  /// Writes a file beside its place and moves it there. A file that is there keeps its mode.
  static func write(_ bytes: [UInt8], at path: FilePath) throws(WriteFailure) {
    let target = path.resolved ?? path
    let status = try? FileStatus(at: target)
    // Moving a file over a device or a pipe would take it away from all others.
    guard status.map({ $0.kind == .file }) ?? true else { throw .unreadable(.isNoRegularFile) }
    try write(bytes, at: target, like: status)
  }

  /// Writes a file where nothing is yet.
  static func create(_ path: FilePath, _ bytes: [UInt8]) throws(WriteFailure) {
    let descriptor = path.withCString { createFile($0) }
    guard descriptor >= 0 else { throw errno == EEXIST ? .isThere : .system(SystemError.last) }
    try fill(descriptor, with: bytes, mode: nil)
  }

  /// Makes the folders that are to hold a file, as far as they are missing.
  static func makeFolders(for path: FilePath) throws(WriteFailure) {
    let folder = path.folder
    guard !folder.bytes.isEmpty, (try? FileStatus(at: folder)) == nil else { return }
    try makeFolders(for: folder)
    guard folder.withCString({ mkdir($0, 0o755) }) == 0 || errno == EEXIST else { throw .system(SystemError.last) }
  }

  private static func write(_ bytes: [UInt8], at target: FilePath, like status: FileStatus?) throws(WriteFailure) {
    if let status {
      // To those who may do everything the system says that they may write it.
      guard status.mode & 0o222 != 0, target.withCString({ access($0, W_OK) }) == 0 else { throw .isReadOnly }
      guard status.linkCount < 2 else { return try overwrite(target, with: bytes) }
    }
    let beside = target.folder.appending(".\(getpid()).napkin-lint-".utf8 + target.name)
    let descriptor = beside.withCString { createFile($0) }
    guard descriptor >= 0 else { throw .system(SystemError.last) }
    do throws(WriteFailure) {
      try fill(descriptor, with: bytes, mode: status?.mode)
      guard beside.withCString({ old in target.withCString { rename(old, $0) } }) == 0 else {
        throw .system(SystemError.last)
      }
    } catch {
      _ = beside.withCString { unlink($0) }
      throw error
    }
  }

  private static func overwrite(_ target: FilePath, with bytes: [UInt8]) throws(WriteFailure) {
    let descriptor = target.withCString { openFile($0) }
    guard descriptor >= 0 else { throw .system(SystemError.last) }
    try fill(descriptor, with: bytes, mode: nil)
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8], mode: UInt32?) throws(WriteFailure) {
    var failure: WriteFailure?
    do throws(Output.Failure) {
      try Output(descriptor: descriptor).write(bytes)
    } catch {
      failure = .system(SystemError.last)
    }
    // What is written over may have been longer.
    if failure == nil, ftruncate(descriptor, off_t(bytes.count)) != 0 { failure = .system(SystemError.last) }
    if let mode, failure == nil, fchmod(descriptor, mode_t(mode)) != 0 { failure = .system(SystemError.last) }
    // Some file systems say only now that there is no room.
    if close(descriptor) != 0, failure == nil { failure = .system(SystemError.last) }
    if let failure { throw failure }
  }

  private static func current(_ path: FilePath) throws(WriteFailure) -> [UInt8] {
    do throws(ReadFailure) {
      return try FileReader.read(path)
    } catch {
      throw .unreadable(error)
    }
  }

  private static func status(of path: FilePath) throws(WriteFailure) -> FileStatus {
    do throws(SystemError) {
      return try FileStatus(at: path)
    } catch {
      throw .system(error)
    }
  }

  private static func openFile(_ path: UnsafePointer<CChar>) -> Int32 {
    open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
  }

  private static func createFile(_ path: UnsafePointer<CChar>) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  }
}

/// Why a file was not written; it is as it was then.
enum WriteFailure: Error, Equatable, Sendable {
  case system(SystemError)
  case unreadable(ReadFailure)
  case hasChanged
  case isThere
  case isReadOnly
  case isFolder
  /// The folder that should hold it does not exist.
  case noFolder(FilePath)

  var words: String {
    switch self {
    case .system(let error): "cannot be written: \(error.words)"
    case .unreadable(let failure): failure.words
    case .isThere: "is there already, and is left alone"
    case .isReadOnly: "is read-only, and is left alone; allow writing to it first"
    case .isFolder: "is a folder; name a file in it"
    case .noFolder(let folder): "cannot be written, because there is no folder '\(folder.text)'; make it first"
    case .hasChanged: "was changed by something else meanwhile, and is left alone; lint it again"
    }
  }
}

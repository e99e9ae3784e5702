#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads whole files.
enum FileReader {
  /// Larger files are not read: no person wrote them, and their tokens alone would take gigabytes.
  static let largestSize = 256 << 20

  static func read(_ path: FilePath) throws(ReadFailure) -> [UInt8] {
    let opened = path.withCString { open($0) }
    return try read(opened)
  }

  /// Reads what the user named as input of its own: a file, `-` for standard input, or a pipe such as a shell makes of
  /// `<(git diff)`, which ends when its writer does.
  static func readInput(_ path: FilePath) throws(ReadFailure) -> [UInt8] {
    guard path != "-" else { return try readStandardInput() }
    guard (try? FileStatus(at: path))?.kind == .other else { return try read(path) }
    switch path.withCString({ open($0, by: System.openToWait) }) {
    case .failure(let error): throw .system(error)
    case .success(let descriptor):
      defer { close(descriptor) }
      return try readAll(from: descriptor, expecting: nil)
    }
  }

  static func read(pathAt path: UnsafePointer<CChar>) throws(ReadFailure) -> [UInt8] {
    try read(open(path))
  }

  static func readStandardInput() throws(ReadFailure) -> [UInt8] {
    try readAll(from: STDIN_FILENO, expecting: nil)
  }

  private static func open(
    _ path: UnsafePointer<CChar>, by open: (UnsafePointer<CChar>) -> Int32 = System.open
  ) -> Result<Int32, SystemError> {
    while true {
      let descriptor = open(path)
      if descriptor >= 0 { return .success(descriptor) }
      guard errno == EINTR else { return .failure(SystemError.last) }
    }
  }

  private static func read(_ opened: Result<Int32, SystemError>) throws(ReadFailure) -> [UInt8] {
    switch opened {
    case .failure(let error): throw .system(error)
    case .success(let descriptor):
      defer { close(descriptor) }
      return try readRegularFile(descriptor)
    }
  }

  private static func readRegularFile(_ descriptor: Int32) throws(ReadFailure) -> [UInt8] {
    let status: FileStatus
    do {
      status = try FileStatus(ofOpen: descriptor)
    } catch {
      throw .system(error)
    }
    switch status.kind {
    case .folder: throw .isFolder
    case .other, .symbolicLink: throw .isNoRegularFile
    case .file: break
    }
    guard status.size <= largestSize else { throw .isTooLarge(status.size) }
    return try readAll(from: descriptor, expecting: status.size)
  }

  /// - Parameter size: how many bytes end a file, unless it has grown since; when not known, only its end does.
  private static func readAll(from descriptor: Int32, expecting size: Int?) throws(ReadFailure) -> [UInt8] {
    var error: SystemError?
    var capacity = size.map { $0 + 1 } ?? 1 << 16
    var bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = fill(buffer, from: descriptor, enough: size, &error)
    }
    while error == nil, bytes.count == capacity {
      // One byte more than is allowed tells that there is more, and input need not have an end.
      let more = min(capacity, largestSize + 1 - capacity)
      guard more > 0 else { throw .isTooLarge(nil) }
      bytes += [UInt8](unsafeUninitializedCapacity: more) { buffer, count in
        count = fill(buffer, from: descriptor, enough: nil, &error)
      }
      capacity += more
    }
    if let error { throw .system(error) }
    return bytes
  }

  /// Reads until the buffer is full, the file ends, or what was read is enough.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, enough: Int?, _ error: inout SystemError?
  ) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    var count = 0
    while count < buffer.count, count != enough || count == 0 {
      let result = System.read(descriptor, start + count, buffer.count - count)
      if result > 0 {
        count += result
      } else if result == 0 {
        break
      } else if errno != EINTR {
        error = SystemError.last
        break
      }
    }
    return count
  }
}

/// Why a file was not read.
enum ReadFailure: Error, Equatable, Sendable {
  case system(SystemError)
  case isFolder
  case isNoRegularFile
  /// Nil when nobody knows how large it is.
  case isTooLarge(Int?)

  var words: String {
    switch self {
    case .system(let error): "cannot be read: \(error.words)"
    case .isFolder: "is a folder, not a file"
    case .isNoRegularFile: "is no regular file"
    case .isTooLarge(nil): "is skipped, because it holds more than \(FileReader.largestSize >> 20) MiB"
    case .isTooLarge(let size?):
      "is skipped, because its \(size >> 20) MiB are more than \(FileReader.largestSize >> 20)"
    }
  }
}

extension GitIgnore {
  /// The folder's `.gitignore`; nil when it cannot be read.
  init?(inFolder folder: FilePath) {
    guard let bytes = try? FileReader.read(folder.appending(".gitignore".utf8)) else { return nil }
    self.init(bytes)
  }
}

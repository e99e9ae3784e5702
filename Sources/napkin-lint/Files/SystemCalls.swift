#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's calls under names that no method of ours hides.
enum System {
  /// Opening never waits, as it would for the other end of a pipe.
  static func open(_ path: UnsafePointer<CChar>) -> Int32 {
    openFile(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
  }

  /// Opening waits for the other end of a pipe.
  static func openToWait(_ path: UnsafePointer<CChar>) -> Int32 { openFile(path, O_RDONLY | O_CLOEXEC | O_NOCTTY) }

  static func read(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    readBytes(descriptor, buffer, count)
  }

  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    writeBytes(descriptor, bytes.baseAddress, bytes.count)
  }

  /// Opens a file to add to what it holds; one that is not there is made.
  static func openToAppend(_ path: UnsafePointer<CChar>) -> Int32 {
    makeFile(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o644)
  }

  /// Makes a folder; 0 when that went well.
  static func makeFolder(_ path: UnsafePointer<CChar>) -> Int32 { makeFolderAt(path, 0o755) }

  /// The time since some moment, which never goes back.
  static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  static func close(_ descriptor: Int32) {
    closeFile(descriptor)
  }
}

private func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { open(path, flags) }

private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func makeFile(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }

private func makeFolderAt(_ path: UnsafePointer<CChar>, _ mode: mode_t) -> Int32 { mkdir(path, mode) }

private func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

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

  static func read(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    readBytes(descriptor, buffer, count)
  }

  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    writeBytes(descriptor, bytes.baseAddress, bytes.count)
  }
}

private func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { open(path, flags) }

private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

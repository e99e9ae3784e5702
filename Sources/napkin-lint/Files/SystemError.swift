#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system answered when it refused something.
struct SystemError: Error, Equatable, Sendable {
  let number: Int32

  /// The error of the last call that failed on this thread.
  static var last: SystemError { SystemError(number: errno) }

  /// Whether nothing has the name that was asked for.
  var isAbsence: Bool { number == ENOENT || number == ENOTDIR }

  /// Whether it is there, and this process may not see it.
  var isRefusal: Bool { number == EACCES || number == EPERM }

  /// The system's own words, with a small first letter as all notes have.
  var words: String {
    guard let text = strerror(number) else { return "error \(number)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

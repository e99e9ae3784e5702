import NapkinLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where bytes go.
struct Output: Sendable {
  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  static let standard = Output(descriptor: STDOUT_FILENO)
  static let error = Output(descriptor: STDERR_FILENO)

  enum Failure: Error, Equatable, Sendable {
    /// Nobody reads any more, which is no mistake of ours.
    case isClosed
    case system(SystemError)
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { System.write(descriptor, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw .isClosed
      } else if errno != EINTR {
        throw .system(SystemError.last)
      }
    }
  }

  /// Writes a line for people; when even that fails there is nobody to tell.
  func tell(_ line: String) {
    try? write(Array(Visible.text(line).utf8) + [.newline])
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many columns the terminal has; nil when it is none.
  var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A write to a closed pipe gives an error instead of ending the process.
  static func surviveClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}

extension Output {
  /// Writes what was asked for, and says how that went.
  ///
  /// - Parameter status: the status when all went well, or when the reader has closed its end, having seen enough.
  func deliver(_ bytes: [UInt8], _ status: ExitStatus = .clean) -> ExitStatus {
    do throws(Failure) {
      try write(bytes)
    } catch {
      guard case .system(let error) = error else { return status }
      Output.error.tell("napkin-lint: the output cannot be written: \(error.words)")
      return .trouble
    }
    return status
  }

  func deliver(_ text: String) -> ExitStatus {
    deliver(Array(text.utf8))
  }
}

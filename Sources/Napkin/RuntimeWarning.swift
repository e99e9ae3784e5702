#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says on the standard error that an app does what it probably does not mean. The program goes on.
package enum RuntimeWarning {
  /// Where warnings go; tests put something else here.
  @TaskLocal package static var sink: @Sendable (String) -> Void = writeToStandardError

  static func report(_ message: String) {
    sink("napkin: \(message)")
  }

  private static func writeToStandardError(_ message: String) {
    var line = message + "\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

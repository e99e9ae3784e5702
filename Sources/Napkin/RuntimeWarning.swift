#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Says on the standard error that an app does what it probably does not mean. The program goes on.
package enum RuntimeWarning {
  /// Where warnings go. A type of its own, since optimised code with a task-local function crashes in Swift 6.3.
  package struct Sink: Sendable {
    fileprivate let write: @Sendable (String) -> Void

    package init(_ write: @escaping @Sendable (String) -> Void) {
      self.write = write
    }
  }

  /// Tests put something else here.
  @TaskLocal package static var sink = Sink(writeToStandardError)

  static func report(_ message: String) {
    sink.write("napkin: \(message)")
  }

  private static func writeToStandardError(_ message: String) {
    var line = message + "\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

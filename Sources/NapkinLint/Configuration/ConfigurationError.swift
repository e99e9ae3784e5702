/// Why a configuration file cannot be used.
package struct ConfigurationError: Error, Equatable, Sendable {
  /// The file, as messages name it.
  package let path: String
  /// Where in the file; absent when the file as a whole cannot be used.
  package let position: Position?
  /// One line: what is wrong, and what would be right.
  package let message: String

  package init(path: String, position: Position?, _ message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  /// `FILE:LINE:COLUMN: message`.
  package var text: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(path)\(place): \(message)"
  }
}

/// A value with the place that it comes from.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let origin: ConfigurationOrigin

  package init(_ value: Value, _ origin: ConfigurationOrigin) {
    self.value = value
    self.origin = origin
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// A place in a configuration file.
package struct ConfigurationOrigin: Hashable, Sendable {
  /// The file, as messages name it.
  package let path: String
  package let position: Position

  /// `FILE:LINE`.
  package var text: String { "\(path):\(position.line)" }

  package func error(_ message: String) -> ConfigurationError {
    ConfigurationError(path: path, position: position, message)
  }
}

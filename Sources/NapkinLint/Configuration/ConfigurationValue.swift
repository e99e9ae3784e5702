/// A value of a configuration file, and where it stands there.
package struct ConfigurationValue: Equatable, Sendable {
  package let kind: Kind
  package let range: SourceRange

  package indirect enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    /// Nil for a number that is not whole, or too large.
    case number(Int?)
    case text(String)
    case array([ConfigurationValue])
    /// In the order of the file; no key twice.
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package let key: String
    package let keyRange: SourceRange
    package let value: ConfigurationValue
  }

  /// How messages name what was written.
  var words: String {
    switch kind {
    case .null: "null"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number(let number): number.map(String.init) ?? "a number with a fraction"
    case .text(let text): "'\(text)'"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

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

/// A value of a JSON file, and where it stands there.
package struct JSONValue: Equatable, Sendable {
  package let kind: Kind
  package let range: SourceRange

  package indirect enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    /// Nil for a number that is not whole, or too large.
    case number(Int?)
    case text(String)
    case array([JSONValue])
    /// In the order of the file; no key twice.
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package let key: String
    package let keyRange: SourceRange
    package let value: JSONValue
  }

  /// How messages name what was written.
  var words: String {
    switch kind {
    case .null: "null"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number(let number): number.map(String.init) ?? "a number with a fraction, or one that is too large"
    case .text(let text): "'\(text)'"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

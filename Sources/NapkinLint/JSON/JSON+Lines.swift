extension JSON {
  /// The value over several lines, for people; what holds no object stays on one line.
  package var lines: String { lines(indentation: "") }

  private func lines(indentation: String) -> String {
    let inner = indentation + "  "
    switch self {
    case .object(let members) where !members.isEmpty:
      let lines = members.map { "\(inner)\(JSON.string($0.key).line): \($0.value.lines(indentation: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
    case .array(let values) where values.contains(where: \.isObject):
      return "[\n" + values.map { inner + $0.lines(indentation: inner) }.joined(separator: ",\n") + "\n\(indentation)]"
    default: return line
    }
  }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }

  private var line: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A JSON value that keeps the order of its keys.
enum JSON: Sendable {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// Appends the value as text of one line, in ASCII where a reader could mistake it.
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text): Self.write(text, to: &bytes)
    case .number(let number): bytes += String(number).utf8
    case .bool(let isTrue): bytes += (isTrue ? "true" : "false").utf8
    case .array(let values): Self.write(values, between: ("[", "]"), to: &bytes) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &bytes) { member, bytes in
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (String, String), to bytes: inout [UInt8],
    _ writeElement: (Element, inout [UInt8]) -> Void
  ) {
    bytes += brackets.0.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      writeElement(element, &bytes)
    }
    bytes += brackets.1.utf8
  }
}

extension JSON {
  /// The value as a line, or an array with each of its elements on a line of its own.
  var document: [UInt8] {
    var bytes: [UInt8] = []
    if case .array(let values) = self, !values.isEmpty {
      for (index, value) in values.enumerated() {
        bytes += (index == 0 ? "[\n" : ",\n").utf8
        value.write(to: &bytes)
      }
      bytes += "\n]\n".utf8
    } else {
      write(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var isBehindPound = false
    for scalar in text.unicodeScalars {
      if let escape = escape(of: scalar, isBehindPound) {
        bytes += escape.utf8
      } else {
        bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
      isBehindPound = scalar == "#"
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Besides what JSON wants escaped: `<` opens a tag where JSON stands in a page of HTML, `#[` is obeyed by the logs
  /// of some build servers, control characters by terminals, two separators end lines in JavaScript, and marks of
  /// direction show a reader other text than there is.
  private static func escape(of scalar: Unicode.Scalar, _ isBehindPound: Bool) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "[" where isBehindPound: "\\u005b"
    case "<", "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}",
      "\u{200E}", "\u{200F}", "\u{061C}":
      hexadecimal(scalar)
    default: nil
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

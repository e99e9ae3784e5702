/// Text as it stands in a page of HTML.
enum HTML {
  /// Text in an element or an attribute; what a terminal or a log would obey becomes a picture of itself.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in Visible.text(text).unicodeScalars { append(scalar, to: &escaped) }
    return escaped
  }

  /// Code, whose tabs stay tabs.
  static func escaped(code: ArraySlice<UInt8>) -> String {
    code.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { escaped(String(decoding: $0, as: UTF8.self)) }
      .joined(separator: "\t")
  }

  /// Prose of a rule's page, in which backticks stand around code.
  static func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return escaped(text) }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? escaped(String(part)) : "<code>\(escaped(String(part)))</code>"
    }.joined()
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    case "\"": text += "&quot;"
    case "'": text += "&#39;"
    default: text.unicodeScalars.append(scalar)
    }
  }
}

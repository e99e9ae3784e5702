/// An element of XML, whose attributes keep their order.
struct XML {
  let name: String
  let attributes: [(name: String, value: String)]
  let content: Content

  enum Content {
    case text(String)
    case elements([XML])
  }

  init(_ name: String, _ attributes: [(name: String, value: String)], _ elements: [XML] = []) {
    self.name = name
    self.attributes = attributes
    content = .elements(elements)
  }

  init(_ name: String, _ attributes: [(name: String, value: String)], text: String) {
    self.name = name
    self.attributes = attributes
    content = .text(text)
  }

  /// The element as a whole document.
  var document: [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    write(to: &bytes, indentation: 0)
    return bytes
  }

  private func write(to bytes: inout [UInt8], indentation: Int) {
    let space = String(repeating: "  ", count: indentation)
    let start = "\(space)<\(name)" + attributes.map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    switch content {
    case .elements(let elements) where elements.isEmpty:
      bytes += "\(start)/>\n".utf8
    case .elements(let elements):
      bytes += "\(start)>\n".utf8
      for element in elements { element.write(to: &bytes, indentation: indentation + 1) }
      bytes += "\(space)</\(name)>\n".utf8
    case .text(let text):
      bytes += "\(start)>\(Self.escaped(text))</\(name)>\n".utf8
    }
  }
}

extension XML {
  /// Text as it stands in an element or in an attribute. What a log or a terminal would obey is written by number;
  /// what XML cannot hold at all becomes a picture of itself.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var last: (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for scalar in text.unicodeScalars {
      let opensCommand = scalar == "[" && last == ("#", "#")
      escaped += opensCommand ? "&#91;" : self.escaped(scalar)
      last = (last.1, scalar)
    }
    return escaped
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\t", "\n", "\r", "\u{7F}"..."\u{9F}": "&#\(scalar.value);"
    case "\u{00}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": String(Visible.replacement(for: scalar) ?? "\u{FFFD}")
    default: Visible.replacement(for: scalar) == nil ? String(scalar) : "&#\(scalar.value);"
    }
  }
}

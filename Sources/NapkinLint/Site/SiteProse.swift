/// Prose of a page in a page of HTML: code between backticks, and links.
enum SiteProse {
  /// - Parameter known: the rules that have a page beside this one; a link to any other is only its words.
  static func html(_ text: String, known: Set<String>) -> String {
    var html = ""
    for part in parts(of: text) {
      switch part {
      case .text(let text): html += HTML.escaped(text)
      case .code(let code): html += "<code>\(HTML.escaped(code))</code>"
      case .link(let words, let target): html += link(words, to: target, known)
      }
    }
    return html
  }

  /// Where the links of a text lead.
  static func links(in text: String) -> [String] {
    parts(of: text).compactMap { part in
      if case .link(_, let target) = part { return target }
      return nil
    }
  }

  private enum Part {
    case text(String)
    case code(String)
    case link(String, String)
  }

  private static func link(_ words: String, to target: String, _ known: Set<String>) -> String {
    let text = HTML.prose(words)
    if target.hasPrefix("https://") || target.hasPrefix("http://") {
      return "<a href=\"\(HTML.escaped(target))\">\(text)</a>"
    }
    let rule = String(target.dropLast(target.hasSuffix(".md") ? 3 : 0))
    return known.contains(rule) ? "<a href=\"../\(rule)/index.html\">\(text)</a>" : text
  }

  private static func parts(of text: String) -> [Part] {
    let characters = Array(text)
    var parts: [Part] = []
    var plain = ""
    var index = 0
    func end(of mark: Character, from start: Int) -> Int? { characters[start...].firstIndex(of: mark) }
    while index < characters.count {
      if characters[index] == "`", let close = end(of: "`", from: index + 1) {
        parts += [.text(plain), .code(String(characters[(index + 1)..<close]))]
        (plain, index) = ("", close + 1)
      } else if characters[index] == "[", let close = end(of: "]", from: index), close + 1 < characters.count,
        characters[close + 1] == "(", let last = end(of: ")", from: close)
      {
        let words = String(characters[(index + 1)..<close])
        parts += [.text(plain), .link(words, String(characters[(close + 2)..<last]))]
        (plain, index) = ("", last + 1)
      } else {
        plain.append(characters[index])
        index += 1
      }
    }
    return parts + [.text(plain)]
  }
}

/// The anchors of a page's headings, each of them once.
struct SiteAnchors {
  private var counts: [String: Int] = [:]

  mutating func anchor(of heading: String) -> String {
    let slug = Self.slug(of: heading)
    counts[slug, default: 0] += 1
    let count = counts[slug] ?? 1
    return count == 1 ? slug : "\(slug)-\(count)"
  }

  /// `What it catches` as `what-it-catches`.
  static func slug(of heading: String) -> String {
    heading.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

/// Makes text safe to print: what a terminal or a build log would obey instead of show becomes a picture of itself.
package enum Visible {
  /// What stands for the bracket of `##[`, which build servers take for a command wherever it stands in a line.
  static let bracket: Unicode.Scalar = "⁅"

  /// The text on one line.
  package static func text(_ text: String) -> String {
    guard needsReplacement(text) else { return text }
    var visible = ""
    var last: (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for scalar in text.unicodeScalars {
      let opensCommand = scalar == "[" && last == ("#", "#")
      visible.unicodeScalars.append(opensCommand ? bracket : replacement(for: scalar) ?? scalar)
      last = (last.1, scalar)
    }
    return visible
  }

  /// A path that begins a line; one that begins with colons would be a command of GitHub's.
  package static func path(_ path: String) -> String {
    let begins = path.unicodeScalars.drop { $0.properties.isWhitespace }
    return (String(begins).hasPrefix("::") ? "./" : "") + text(path)
  }

  /// What stands for a scalar that must not be printed; nil for all others.
  static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20...0x7E: nil
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    // Marks that reorder what follows, so that a reader would see other code than the compiler.
    case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: "\u{FFFD}"
    case 0x2028, 0x2029: "\u{2424}"
    default: nil
    }
  }

  private static func needsReplacement(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 > 0x7E || $0 == UInt8(ascii: "[") }
  }
}

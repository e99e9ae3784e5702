/// Makes text safe to print on a terminal: what a terminal would obey instead of show becomes a picture of itself.
package enum Visible {
  /// The text with each such character replaced by one that is one column wide.
  package static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      visible.unicodeScalars.append(replacement(for: scalar) ?? scalar)
    }
    return visible
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
}

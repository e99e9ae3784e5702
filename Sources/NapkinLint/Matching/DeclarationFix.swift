/// Repairs that add a word to the head of a declaration.
extension LintedFile {
  /// Adds to what a declaration inherits from.
  func fix(appending names: [String], to declaration: Declaration) -> Fix? {
    guard let name = declaration.name else { return nil }
    let list = names.joined(separator: ", ")
    let lastOfName = declaration.generics.flatMap(outline.mate) ?? name
    let last = declaration.type.map { $0.upperBound - 1 } ?? lastOfName
    let separator = declaration.type == nil ? ": " : ", "
    return Fix(
      applicability: .safe, title: "append '\(list)'",
      edits: [insertion(separator + list, at: outline.tokens[last].end)])
  }

  /// Puts a modifier right before the keyword, behind all others.
  func fix(insertingModifier modifier: String, into declaration: Declaration) -> Fix {
    Fix(
      applicability: .safe, title: "insert '\(modifier)'",
      edits: [insertion(modifier + " ", at: outline.tokens[declaration.keyword].start)])
  }

  /// Puts an attribute on the line above a declaration; before it, where it does not begin its line.
  func fix(insertingAttribute attribute: String, before declaration: Declaration) -> Fix {
    let start = outline.tokens[declaration.first].start
    let lineBreak = standsFirst(inLineAt: start) ? lineBreak(before: start) + indentation(ofLineAt: start) : " "
    return Fix(
      applicability: .safe, title: "insert '\(attribute)'", edits: [insertion(attribute + lineBreak, at: start)])
  }

  /// Puts an attribute before a member, on its line.
  func fix(insertingInline attribute: String, before declaration: Declaration) -> Fix {
    Fix(
      applicability: .safe, title: "insert '\(attribute)'",
      edits: [insertion(attribute + " ", at: outline.tokens[declaration.first].start)])
  }
}

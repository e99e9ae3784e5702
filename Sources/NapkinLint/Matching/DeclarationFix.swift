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
      edits: [insertion(of: separator + list, at: outline.tokens[last].end)])
  }

  /// Puts a modifier right before the keyword, behind all others.
  func fix(insertingModifier modifier: String, into declaration: Declaration) -> Fix {
    Fix(
      applicability: .safe, title: "insert '\(modifier)'",
      edits: [insertion(of: modifier + " ", at: outline.tokens[declaration.keyword].start)])
  }

  /// Puts an attribute on the line above a declaration; before it, where it does not begin its line.
  func fix(insertingAttribute attribute: String, before declaration: Declaration) -> Fix {
    let start = outline.tokens[declaration.first].start
    let text = lineBreak(before: start).map { attribute + $0 } ?? attribute + " "
    return Fix(
      applicability: .safe, title: "insert '\(attribute)'", edits: [insertion(of: text, at: start)])
  }

  /// Puts an attribute before a member, on its line.
  func fix(insertingInline attribute: String, before declaration: Declaration) -> Fix {
    Fix(
      applicability: .safe, title: "insert '\(attribute)'",
      edits: [insertion(of: attribute + " ", at: outline.tokens[declaration.first].start)])
  }

  func insertion(of text: String, at offset: Int) -> Fix.Edit {
    Fix.Edit(range: SourceRange(offset, offset), replacement: text)
  }

  /// The line break and the indentation before an offset; nil when something else stands on the line before it.
  private func lineBreak(before offset: Int) -> String? {
    let bytes = source.bytes
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    let indentation = source.text(SourceRange(start, offset))
    guard start > 0 else { return "\n" + indentation }
    guard bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    let isCarriageReturn = start > 1 && bytes[start - 2] == UInt8(ascii: "\r")
    return (isCarriageReturn ? "\r\n" : "\n") + indentation
  }
}

extension Rule {
  static let accessibilityIdentifierLiteral = Rule(
    "accessibility-identifier-literal", severity: .info, isOnByDefault: false, scope: .file,
    needs: .words(.accessibilityIdentifier, .accessibility, .identifier)
  ) { file, findings in
    let values = file.identifierModifiers().map(\.value) + file.queriedIdentifiers()
    for literal in values.compactMap({ file.literal(in: $0) }) {
      findings.report(
        file.file.range(of: literal),
        "name this identifier by a constant, or a test goes on to look for it after it was renamed here")
    }
  }
}

extension LintedFile {
  /// The text that a value begins with, as a token; nil for constants, and for literals that begin with one, such as
  /// `"\(Identifiers.row).\(id)"`.
  fileprivate func literal(in value: TokenRange) -> Int? {
    outline.topLevel(of: value).first { index in
      guard outline.kind(at: index) == .stringText, outline.kind(at: index - 1) == .stringOpen else { return false }
      // What is added to a constant is its end.
      return index - 2 < value.lowerBound || !isPlus(index - 2)
    }
  }

  private func isPlus(_ index: Int) -> Bool { outline.kind(at: index) == .operator && file.text(of: index) == "+" }

  /// `matching(identifier: "...")` and its like in UI tests.
  fileprivate func queriedIdentifiers() -> [TokenRange] {
    guard isUITest, file.words.contains(.identifier) else { return [] }
    return outline.tokens.indices.filter { index in
      outline.tokens[index].word == .identifier && outline.kind(at: index + 1) == .colon
    }.compactMap(queriedIdentifier)
  }

  private func queriedIdentifier(_ label: Int) -> TokenRange? {
    var open = label - 1
    while open > 0, outline.kind(at: open) != .leftParenthesis {
      let isClosing = [.rightParenthesis, .rightBracket].contains(outline.kind(at: open))
      open = (isClosing ? outline.mate(of: open) ?? 1 : open) - 1
    }
    guard open > 1, outline.kind(at: open - 2) == .period, let call = outline.call(at: open - 1),
      ["matching", "containing", "element"].contains(file.text(of: call.name))
    else { return nil }
    return call.arguments.first { $0.label == label }?.value
  }
}

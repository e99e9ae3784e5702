/// Where statements begin and end.
extension Outline {
  /// The statements of a range, in source order. Directives and the labels of a `switch` are statements of their own.
  package func statements(in range: TokenRange) -> [TokenRange] {
    var statements: [TokenRange] = []
    var start = range.lowerBound
    for index in topLevel(of: range) {
      if tokens[index].kind == .semicolon {
        if start < index { statements.append(start..<index) }
        start = index + 1
      } else if index > start, starts.contains(index) {
        statements.append(start..<index)
        start = index
      }
    }
    if start < range.upperBound { statements.append(start..<range.upperBound) }
    return statements
  }

  /// Whether a statement, a member or a directive begins with this token.
  package func beginsStatement(_ index: Int) -> Bool { starts.contains(index) }

  /// Whether a statement ends with this token.
  package func endsStatement(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    switch tokens[index + 1].kind {
    case .rightBrace, .semicolon: return true
    default: return starts.contains(index + 1)
    }
  }

  /// The last token of the statement that a token stands in, as far as the brackets around the token reach.
  package func statementEnd(from token: Int) -> Int {
    var index = closing(token)
    while index + 1 < tokens.count, !endsStatement(index) { index = max(index + 1, closing(index + 1)) }
    return index
  }

  /// The bracket that closes with this one, or the token itself.
  private func closing(_ index: Int) -> Int {
    switch tokens[index].kind {
    case .leftParenthesis, .leftBracket, .leftBrace, .leftAngle, .interpolationOpen: mate(of: index) ?? index
    default: index
    }
  }

  /// The statements behind the label of each case of a `switch`, up to the next label.
  package func cases(ofSwitchAt open: Int) -> [TokenRange] {
    var cases: [TokenRange] = []
    var start: Int?
    for statement in statements(in: inside(open)) {
      guard isLabel(statement) else { continue }
      if let start { cases.append(start..<statement.lowerBound) }
      start = statement.upperBound
    }
    if let start { cases.append(start..<inside(open).upperBound) }
    return cases
  }

  /// `case .some(let value):`, `@unknown default:`
  private func isLabel(_ statement: TokenRange) -> Bool {
    guard let first = statement.first, let last = statement.last, tokens[last].kind == .colon else { return false }
    switch tokens[first].keyword {
    case .case, .default: return true
    default: return tokens[first].kind == .at
    }
  }
}

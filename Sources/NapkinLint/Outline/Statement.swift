/// Where statements begin and end: at semicolons and at line breaks between tokens that do not belong together.
extension Outline {
  /// The statements of a range, in source order. Directives are statements of their own.
  package func statements(in range: TokenRange) -> [TokenRange] {
    var statements: [TokenRange] = []
    var start = range.lowerBound
    var previous: Int?
    for index in topLevel(of: range) where index != previous {
      if tokens[index].kind == .semicolon || previous.map({ isBoundary(after: $0, before: index) }) ?? false {
        if start < index { statements.append(start..<index) }
        start = tokens[index].kind == .semicolon ? index + 1 : index
      }
      previous = closing(index)
    }
    if start < range.upperBound { statements.append(start..<range.upperBound) }
    return statements
  }

  /// Whether a statement begins with this token.
  package func beginsStatement(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    switch tokens[index - 1].kind {
    case .leftBrace, .rightBrace, .semicolon: return true
    // The end of a closure's signature, and of a `case`.
    case .word where tokens[index - 1].keyword == .in: return isSignatureEnd(index - 1)
    case .colon: return isCaseColon(index - 1)
    default: return isBoundary(after: index - 1, before: index)
    }
  }

  /// Whether a statement ends with this token.
  package func endsStatement(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return true }
    switch tokens[index + 1].kind {
    case .rightBrace, .semicolon, .poundElse, .poundElseif, .poundEndif: return true
    default: return isBoundary(after: index, before: index + 1)
    }
  }

  /// The bracket that closes with this one, or the token itself.
  func closing(_ index: Int) -> Int {
    switch tokens[index].kind {
    case .leftParenthesis, .leftBracket, .leftBrace, .leftAngle, .interpolationOpen: mate(of: index) ?? index
    default: index
    }
  }

  /// Whether a line break between two neighbours ends a statement.
  func isBoundary(after previous: Int, before index: Int) -> Bool {
    let token = tokens[index]
    guard token.flags.contains(.startsLine) else { return false }
    return !token.continuesLine && !tokens[previous].demandsMore
  }

  private func isSignatureEnd(_ index: Int) -> Bool {
    guard let block = block(around: index), blocks[block].role == .closure else { return false }
    return closure(at: blocks[block].open).statements.lowerBound == index + 1
  }

  private func isCaseColon(_ index: Int) -> Bool {
    var start = index - 1
    while start >= 0 {
      switch tokens[start].kind {
      case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle:
        guard let open = mate(of: start) else { return false }
        start = open - 1
      case .word where tokens[start].keyword == .case || tokens[start].keyword == .default: return true
      case .leftBrace, .leftParenthesis, .leftBracket, .semicolon: return false
      default: start -= 1
      }
    }
    return false
  }
}

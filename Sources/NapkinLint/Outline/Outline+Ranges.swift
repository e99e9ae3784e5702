/// Walks over ranges of tokens, past what stands in brackets.
extension Outline {
  /// The tokens of a range that stand in no bracket of it; brackets themselves are among them.
  package func topLevel(of range: TokenRange) -> some Sequence<Int> {
    sequence(state: range.lowerBound) { index in
      guard index < range.upperBound else { return nil }
      let current = index
      index = self.next(after: current, before: range.upperBound)
      return current
    }
  }

  private func next(after index: Int, before end: Int) -> Int {
    switch tokens[index].kind {
    case .leftParenthesis, .leftBracket, .leftBrace, .leftAngle, .interpolationOpen:
      if let close = mate(of: index), close > index { return min(close, end) }
      return index + 1
    default: return index + 1
    }
  }

  /// The parts of a range between separators that stand in no bracket; none for an empty range.
  package func split(_ range: TokenRange, isSeparator: (Int) -> Bool) -> [TokenRange] {
    guard !range.isEmpty else { return [] }
    var parts: [TokenRange] = []
    var start = range.lowerBound
    for index in topLevel(of: range) where isSeparator(index) {
      parts.append(start..<index)
      start = index + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Whether a token of a type is the `&` of a composition: no other operator of one byte stands between types.
  func isAmpersand(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .prefixAmpersand
      || token.kind == .operator && token.end - token.start == 1 && !token.flags.contains(.isPrefix)
  }
}

/// A closure's signature and where its statements are.
package struct Closure: Sendable {
  package let open: Int
  package let attributes: [Attribute]
  /// The `[` of the capture list.
  package let captureList: Int?
  package let captures: [Capture]
  /// The names of the parameters; none for `$0`.
  package let parameters: [Int]
  package let statements: TokenRange

  /// One entry of a capture list.
  package struct Capture: Hashable, Sendable {
    /// `weak`, `unowned`, or `.other` for a strong capture.
    package let ownership: Word
    package let name: Int
  }
}

extension Outline {
  /// Reads the closure that a brace opens.
  package func closure(at open: Int) -> Closure {
    let inside = inside(open)
    var reader = SignatureReader(outline: self, index: inside.lowerBound, end: inside.upperBound)
    guard let signature = reader.read() else {
      return Closure(open: open, attributes: [], captureList: nil, captures: [], parameters: [], statements: inside)
    }
    return Closure(
      open: open, attributes: attributes(in: inside.lowerBound..<signature.end), captureList: signature.captureList,
      captures: signature.captureList.map(captures) ?? [], parameters: signature.parameters,
      statements: signature.end..<max(signature.end, inside.upperBound))
  }

  private func captures(in list: Int) -> [Closure.Capture] {
    split(inside(list)) { tokens[$0].kind == .comma }.compactMap { entry in
      guard let first = entry.first else { return nil }
      let ownership = tokens[first].keyword
      guard ownership == .weak || ownership == .unowned, entry.count > 1 else {
        return Closure.Capture(ownership: .other, name: first)
      }
      let isQualified = tokens[first + 1].kind == .leftParenthesis
      let name = isQualified ? (mate(of: first + 1) ?? first) + 1 : first + 1
      return name < entry.upperBound ? Closure.Capture(ownership: ownership, name: name) : nil
    }
  }
}

/// Reads what stands before the `in` of a closure.
private struct SignatureReader {
  let outline: Outline
  var index: Int
  let end: Int

  struct Signature {
    var captureList: Int?
    var parameters: [Int] = []
    /// The token after `in`.
    var end = 0
  }

  /// - Returns: nil when there is no `in` where a signature would have it: then all is statements.
  mutating func read() -> Signature? {
    var signature = Signature()
    skipAttributes()
    if kind == .leftBracket {
      signature.captureList = index
      skipBrackets()
    }
    if kind == .leftParenthesis {
      signature.parameters = parameters(in: outline.inside(index))
      skipBrackets()
    } else {
      signature.parameters = nakedParameters()
    }
    skipEffectsAndResult()
    guard index < end, outline.tokens[index].keyword == .in else { return nil }
    signature.end = index + 1
    return signature
  }

  private var kind: Token.Kind? { index < end ? outline.tokens[index].kind : nil }

  private mutating func skipBrackets() {
    index = min((outline.mate(of: index) ?? index) + 1, end)
  }

  private mutating func skipAttributes() {
    while kind == .at {
      index = min(index + 2, end)
      while kind == .period { index = min(index + 2, end) }
      if kind == .leftParenthesis, !outline.tokens[index].flags.contains(.followsTrivia) { skipBrackets() }
    }
  }

  /// `(first, second: Int)`: the last word before a colon, or the only one.
  private func parameters(in range: TokenRange) -> [Int] {
    outline.split(range) { outline.tokens[$0].kind == .comma }.compactMap { parameter in
      let names = parameter.prefix { outline.tokens[$0].kind != .colon }
      return names.last { outline.tokens[$0].kind == .word || outline.tokens[$0].kind == .quotedWord }
    }
  }

  private mutating func nakedParameters() -> [Int] {
    var names: [Int] = []
    while index < end, outline.tokens[index].kind == .word || outline.tokens[index].kind == .quotedWord,
      !endsParameters(outline.tokens[index].keyword)
    {
      names.append(index)
      index += 1
      guard kind == .comma else { break }
      index += 1
    }
    return names
  }

  private func endsParameters(_ word: Word) -> Bool {
    word == .in || word == .async || word == .throws || word == .rethrows
  }

  private mutating func skipEffectsAndResult() {
    while index < end, endsParameters(outline.tokens[index].keyword), outline.tokens[index].keyword != .in {
      index += 1
      if kind == .leftParenthesis { skipBrackets() }
    }
    guard kind == .arrow else { return }
    for next in outline.topLevel(of: (index + 1)..<end) {
      index = next
      let token = outline.tokens[next]
      guard token.keyword != .in, token.kind != .leftBrace, token.kind != .semicolon else { return }
    }
  }
}

extension Scanner {
  /// Whether generic arguments that the `<` at an offset may open are closed, and where.
  mutating func lookahead(at offset: Int) -> GenericLookahead.Verdict? {
    if offset < lookahead.end { return lookahead.known(at: offset) }
    lookahead.start(at: offset)
    var reading = offset + 1
    while !lookahead.brackets.isEmpty {
      reading = skipBlank(from: reading)
      guard reading < count, let end = lookaheadStep(at: reading) else { break }
      reading = end
    }
    lookahead.end = max(reading, offset + 1)
    return lookahead.known(at: offset)
  }

  /// White space and comments; in an interpolation that a line break ends, not beyond the line.
  private func skipBlank(from start: Int) -> Int {
    guard let frame = frames.last, frame.kind != .multiLine else { return significantOffset(from: start) }
    return significantOffset(from: start, lineBreak: .signifies)
  }

  /// Reads one token of a type; gives its end, or nothing if it cannot stand there.
  private mutating func lookaheadStep(at offset: Int) -> Int? {
    switch lookahead.expectation {
    case .argument, .type, .element: lookaheadType(at: offset)
    case .member: lookaheadMember(at: offset)
    case .afterName, .afterType: lookaheadSuffix(at: offset)
    case .afterEffect: lookaheadEffect(at: offset)
    }
  }

  private mutating func lookaheadType(at offset: Int) -> Int? {
    switch classes[Int(bytes[offset])] {
    case .leftParenthesis:
      lookahead.brackets.append(.parenthesis)
      lookahead.expectation = .element
    case .leftBracket:
      lookahead.brackets.append(.bracket(hasColon: false))
      lookahead.expectation = .type
    case .rightParenthesis:
      guard lookahead.expectation == .element, lookahead.closeParenthesis() else { return nil }
    case .greater:
      guard lookahead.expectation == .argument, lookahead.closeAngle(at: offset) else { return nil }
    case .sign:
      if bytes[offset] == .minus { return lookaheadInteger(at: offset, digits: offset + 1) }
      guard bytes[offset] == .tilde else { return nil }
      if isLeftBound(offset) { lookahead.noteBoundTilde(at: offset) }
    case .digit: return lookaheadInteger(at: offset, digits: offset)
    case .at: return attributeEnd(from: offset)
    case .letter, .backtick, .dollar, .nonASCII, .less: return lookaheadName(at: offset)
    default: return nil
    }
    return offset + 1
  }

  private mutating func lookaheadInteger(at offset: Int, digits: Int) -> Int? {
    guard byte(at: digits).isDigit else { return nil }
    switch lookahead.brackets.last {
    case .angle where lookahead.expectation == .argument: break
    case .bracket(hasColon: false): break
    default: return nil
    }
    lookahead.expectation = .afterType
    return identifierEnd(from: digits)
  }

  private mutating func lookaheadName(at offset: Int) -> Int? {
    guard let end = nameEnd(from: offset) else { return nil }
    let word = word(from: offset, to: end)
    let following = skipBlank(from: end)
    if lookahead.expectation == .element, let label = labelEnd(nameEnd: end, following: following) {
      lookahead.expectation = .type
      return label
    }
    if isTypeModifier(word), beginsType(at: following) {
      guard word == .nonisolated, byte(at: following) == .leftParenthesis else { return end }
      return nonisolatedEnd(from: following)
    }
    guard !word.isReserved || word == .Any || word == .Self else { return nil }
    lookahead.expectation = .afterName
    return end
  }

  /// The end of the colon behind one or two argument labels.
  private func labelEnd(nameEnd: Int, following: Int) -> Int? {
    var colon = following
    if colon < count, classes[Int(bytes[colon])] != .less, let second = self.nameEnd(from: colon) {
      colon = skipBlank(from: second)
    }
    return byte(at: colon) == .colon && byte(at: colon + 1) != .colon ? colon + 1 : nil
  }

  private func isTypeModifier(_ word: Word) -> Bool {
    switch word {
    case .some, .any, .each, .inout, .repeat, .borrowing, .consuming, .sending, .isolated, .nonisolated, .__owned,
      .__shared, ._const:
      true
    default: false
    }
  }

  private func beginsType(at offset: Int) -> Bool {
    guard offset < count else { return false }
    switch classes[Int(bytes[offset])] {
    case .letter, .backtick, .nonASCII, .leftParenthesis, .leftBracket, .at: return true
    case .sign: return bytes[offset] == .tilde
    default: return false
    }
  }

  private func nonisolatedEnd(from start: Int) -> Int? {
    let inner = skipBlank(from: start + 1)
    guard let end = nameEnd(from: inner) else { return nil }
    let close = skipBlank(from: end)
    return byte(at: close) == .rightParenthesis ? close + 1 : nil
  }

  private mutating func lookaheadMember(at offset: Int) -> Int? {
    guard let end = nameEnd(from: offset) else { return nil }
    lookahead.expectation = .afterName
    return end
  }

  private mutating func lookaheadSuffix(at offset: Int) -> Int? {
    switch classes[Int(bytes[offset])] {
    case .less:
      guard lookahead.expectation == .afterName else { return nil }
      lookahead.open(at: offset)
    case .greater: guard lookahead.closeAngle(at: offset) else { return nil }
    case .rightParenthesis: guard lookahead.closeParenthesis() else { return nil }
    case .rightBracket: guard lookahead.closeBracket() else { return nil }
    case .comma: guard lookahead.takeComma() else { return nil }
    case .colon: return lookaheadColon(at: offset)
    case .mark:
      guard isLeftBound(offset) else { return nil }
      lookahead.expectation = .afterType
    case .period: return lookaheadPeriod(at: offset)
    case .sign: return lookaheadSign(at: offset)
    case .letter: return lookaheadWord(at: offset)
    default: return nil
    }
    return offset + 1
  }

  private mutating func lookaheadColon(at offset: Int) -> Int? {
    if byte(at: offset + 1) == .colon {
      guard lookahead.expectation == .afterName else { return nil }
      lookahead.expectation = .member
      return offset + 2
    }
    return lookahead.takeColon() ? offset + 1 : nil
  }

  private mutating func lookaheadPeriod(at offset: Int) -> Int? {
    let length = operatorLength(at: offset)
    if length == 1 {
      lookahead.expectation = .member
      return offset + 1
    }
    guard length == 3, starts(with: "...", at: offset) else { return nil }
    lookahead.expectation = .afterType
    return offset + 3
  }

  private mutating func lookaheadSign(at offset: Int) -> Int? {
    let length = operatorLength(at: offset)
    let isComposition = length == 1 && bytes[offset] == .ampersand
    guard isComposition || (length == 2 && starts(with: "->", at: offset)) else { return nil }
    lookahead.expectation = .type
    return offset + length
  }

  private func operatorLength(at start: Int) -> Int {
    var end = start + 1
    while end < count {
      switch classes[Int(bytes[end])] {
      case .sign, .mark, .slash, .greater, .less: end += 1
      case .period where bytes[start] == .period: end += 1
      default: return end - start
      }
    }
    return end - start
  }

  private mutating func lookaheadWord(at offset: Int) -> Int? {
    let end = identifierEnd(from: offset)
    if end - offset == 2, starts(with: "of", at: offset), case .bracket(hasColon: false) = lookahead.brackets.last {
      _ = lookahead.takeColon()
      lookahead.expectation = .argument
      lookahead.brackets[lookahead.brackets.count - 1] = .bracket(hasColon: true)
      return end
    }
    return lookaheadEffect(at: offset)
  }

  private mutating func lookaheadEffect(at offset: Int) -> Int? {
    if starts(with: "->", at: offset) { return lookaheadSign(at: offset) }
    guard let end = nameEnd(from: offset) else { return nil }
    switch word(from: offset, to: end) {
    case .async, .reasync, .rethrows: break
    case .throws:
      let following = skipBlank(from: end)
      if byte(at: following) == .leftParenthesis {
        lookahead.brackets.append(.effect)
        lookahead.expectation = .type
        return following + 1
      }
    default: return nil
    }
    lookahead.expectation = .afterEffect
    return end
  }

  /// The end of an attribute; its arguments may be short and flat only, so that they cost little when read twice.
  private func attributeEnd(from start: Int) -> Int? {
    guard var end = nameEnd(from: start + 1) else { return nil }
    while byte(at: end) == .period, let next = nameEnd(from: end + 1) { end = next }
    guard byte(at: end) == .leftParenthesis else { return end }
    for offset in end + 1..<min(end + 64, count) {
      switch bytes[offset] {
      case .rightParenthesis: return offset + 1
      case .leftParenthesis, .less, .quote, .slash: return nil
      default: break
      }
    }
    return nil
  }

  /// The end of the identifier, keyword or placeholder at an offset.
  private func nameEnd(from start: Int) -> Int? {
    guard start < count else { return nil }
    switch classes[Int(bytes[start])] {
    case .letter, .dollar: return identifierEnd(from: start + 1)
    case .nonASCII:
      let scalar = scalar(at: start)
      guard let value = scalar.value, UnicodeScalarClass.continuesIdentifier(value) else { return nil }
      return identifierEnd(from: start + scalar.length)
    case .backtick:
      var end = start + 1
      while end < count, bytes[end] != .backtick, !bytes[end].isNewline { end += 1 }
      return byte(at: end) == .backtick ? end + 1 : nil
    case .less where byte(at: start + 1) == .pound: return placeholderEnd(from: start)
    default: return nil
    }
  }
}

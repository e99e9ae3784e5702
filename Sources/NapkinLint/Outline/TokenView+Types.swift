/// Where types and the clauses made of types end.
extension TokenView {
  /// - Returns: the token after the type that begins here; the same token when none does.
  func typeEnd(from start: Int) -> Int {
    var end = start
    var index = start
    while true {
      let operand = typePrefixEnd(from: index)
      let operandEnd = typeOperandEnd(from: operand)
      guard operandEnd > operand else { return end }
      end = operandEnd
      guard let next = typeOperatorEnd(from: end) else { return end }
      index = next
    }
  }

  /// - Returns: the token after types with commas between them.
  func typeListEnd(from start: Int) -> Int {
    var index = typeEnd(from: start)
    while isKind(.comma, index) {
      let end = typeEnd(from: index + 1)
      guard end > index + 1 else { return index }
      index = end
    }
    return index
  }

  /// - Returns: the token after `where` and its requirements, or the same token when there is no `where`.
  func whereClauseEnd(from start: Int) -> Int {
    guard keyword(start) == .where else { return start }
    var index = start + 1
    while index < count {
      let end = requirementOperandEnd(from: index)
      guard isKind(.comma, end) || isKind(.colon, end) || isEquality(end) else { return end }
      index = end + 1
    }
    return index
  }

  private func requirementOperandEnd(from start: Int) -> Int {
    var index = typeEnd(from: start)
    if index == start {
      // A number: `N == 4`, `N == -1`.
      if isKind(.operator, index), isKind(.integer, index + 1) { index += 1 }
      if isKind(.integer, index) { index += 1 }
    }
    // The size of `_Trivial(32)`.
    if index > start, isKind(.leftParenthesis, index), !has(.followsTrivia, index) { index = after(index) }
    return index
  }

  private func isEquality(_ index: Int) -> Bool {
    isKind(.operator, index) && length(index) == 2
  }

  /// Attributes, `any`, `inout`, `~`...
  private func typePrefixEnd(from start: Int) -> Int {
    var index = start
    while true {
      if isKind(.at, index) {
        index = attributeEnd(from: index)
      } else if isKind(.operator, index), length(index) == 1 {
        index += 1
      } else if isKind(.leftAngle, index), mate(index) != nil {
        // The parameters of a named opaque type: `-> <T: P> T`.
        index = after(index)
      } else if keyword(index).isTypeSpecifier, let next = specifierEnd(from: index) {
        index = next
      } else {
        return index
      }
    }
  }

  /// - Returns: nil when the word is the type's name.
  private func specifierEnd(from index: Int) -> Int? {
    var next = index + 1
    if isKind(.leftParenthesis, next), !has(.followsTrivia, next), mate(next) == next + 2 { next += 3 }
    if keyword(index) == .nonisolated, isKind(.leftParenthesis, next), startsLine(next) { return nil }
    return beginsType(next) ? next : nil
  }

  private func beginsType(_ index: Int) -> Bool {
    switch kind(index) {
    case .quotedWord, .leftParenthesis, .leftBracket, .at: true
    case .operator: has(.isPrefix, index)
    case .word: !keyword(index).isReserved || keyword(index).canBeginType
    default: false
    }
  }

  /// A name with its path, or brackets; optional marks and all that stands behind.
  private func typeOperandEnd(from start: Int) -> Int {
    switch kind(start) {
    case .quotedWord: break
    case .word: guard !keyword(start).isReserved || keyword(start).canBeginType else { return start }
    case .leftParenthesis, .leftBracket: guard mate(start) != nil else { return start }
    default: return start
    }
    var index = isWord(start) ? typeNameEnd(from: start) : after(start)
    while true {
      switch kind(index) {
      case .period, .colonColon:
        guard isWord(index + 1) else { return index }
        index = typeNameEnd(from: index + 1)
      case .postfixQuestionMark, .postfixExclamationMark: index += 1
      default: return index
      }
    }
  }

  /// - Returns: the token after `A.B<C>.D`.
  func typeNameEnd(from start: Int) -> Int {
    var index = start + 1
    while true {
      switch kind(index) {
      case .period where isWord(index + 1), .colonColon where isWord(index + 1): index += 2
      case .leftAngle where mate(index) != nil: index = after(index)
      default: return index
      }
    }
  }

  /// - Returns: the token after `&` or after an arrow with its effects; nil when the type does not go on.
  private func typeOperatorEnd(from index: Int) -> Int? {
    switch kind(index) {
    case .arrow, .prefixAmpersand: return index + 1
    case .operator: return length(index) == 1 && !has(.isPrefix, index) && !has(.isPostfix, index) ? index + 1 : nil
    case .word:
      let end = effectsEnd(from: index)
      return end > index && isKind(.arrow, end) ? end + 1 : nil
    default: return nil
    }
  }

  /// - Returns: the token after `async`, `throws(Failure)`...
  func effectsEnd(from start: Int) -> Int {
    var index = start
    while true {
      switch keyword(index) {
      case .async, .reasync, .rethrows, .await: index += 1
      case .throws:
        index += 1
        if isKind(.leftParenthesis, index) { index = after(index) }
      default: return index
      }
    }
  }
}

extension Word {
  /// A word that may stand before a type.
  var isTypeSpecifier: Bool {
    switch self {
    case .any, .some, .inout, .each, .repeat, .borrowing, .consuming, .sending, .isolated, .nonisolated, .__owned,
      .__shared, ._const:
      true
    default: false
    }
  }

  /// A reserved word that a type may begin with.
  fileprivate var canBeginType: Bool {
    switch self {
    case .Self, .Any, .class, .inout, .repeat, .protocol: true
    default: false
    }
  }
}

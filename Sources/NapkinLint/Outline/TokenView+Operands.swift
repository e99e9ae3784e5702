/// What stands before a suffix.
extension TokenView {
  /// Whether an operand ends with a token, so that a suffix may follow.
  func endsOperand(_ index: Int) -> Bool {
    var index = index
    // `try?` and `as!` are prefixes with their marks.
    while isKind(.postfixQuestionMark, index) || isKind(.postfixExclamationMark, index) { index -= 1 }
    switch kind(index) {
    case .quotedWord, .rightParenthesis, .rightBracket, .rightAngle, .rightBrace, .stringClose, .integer, .float, .regex:
      return true
    case .operator, .ellipsis: return has(.isPostfix, index)
    case .word: return isKind(.period, index - 1) || wordEndsOperand(index)
    default: return false
    }
  }

  private func wordEndsOperand(_ index: Int) -> Bool {
    switch keyword(index) {
    case .self, .Self, .super, .Any, .`init`, .true, .false, .nil: true
    case .await: false
    case .unsafe: !has(.followsTrivia, index + 1)
    default: !keyword(index).isReserved
    }
  }

  /// Whether a literal that takes no trailing closure ends with a token.
  func isLiteralEnd(_ index: Int) -> Bool {
    switch kind(index) {
    case .integer: return !isKind(.period, index - 1)
    case .float, .stringClose, .regex: return true
    case .rightBracket: return mate(index).map(isArrayLiteral) ?? false
    case .word:
      switch keyword(index) {
      case .true, .false, .nil: return !isKind(.period, index - 1)
      default: return false
      }
    default: return false
    }
  }

  private func isArrayLiteral(_ open: Int) -> Bool {
    // The `of` of an inline array type, `[4 of Int]`.
    let isInlineArray = isKind(.integer, open + 1) && isKind(.word, open + 2)
    return !isInlineArray && (startsLine(open) || !endsOperand(open - 1))
  }

  /// Whether a closure stands for itself and is no trailing one.
  func isClosureLiteral(closedBy close: Int) -> Bool {
    mate(close).map { !endsOperand($0 - 1) } ?? false
  }

  /// Whether the type behind `as` or `is` ends with a token. Longer types than a few names are not looked through.
  func endsCastType(_ last: Int) -> Bool {
    var index = last
    for _ in 0..<32 {
      switch kind(index) {
      case .rightAngle, .rightBracket, .rightParenthesis: index = (mate(index) ?? 0) - 1
      case .postfixQuestionMark, .postfixExclamationMark, .period, .quotedWord, .prefixAmpersand, .arrow: index -= 1
      case .operator: index -= 1
      case .word where keyword(index) == .as || keyword(index) == .is: return !isKind(.period, index - 1)
      case .word: index -= 1
      default: return false
      }
    }
    return false
  }
}

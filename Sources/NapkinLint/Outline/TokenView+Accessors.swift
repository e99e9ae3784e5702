extension TokenView {
  /// Whether a brace holds accessors: its first word, after attributes and modifiers, is one.
  func holdsAccessors(_ open: Int) -> Bool {
    guard let word = firstAccessor(in: open) else { return false }
    return isAccessorContinued(after: word)
  }

  /// Whether a brace holds `willSet` or `didSet`.
  func holdsObservers(_ open: Int) -> Bool {
    guard let word = firstAccessor(in: open) else { return false }
    return (keyword(word) == .willSet || keyword(word) == .didSet) && isAccessorContinued(after: word)
  }

  private func firstAccessor(in open: Int) -> Int? {
    var index = open + 1
    while index < count {
      if isKind(.at, index) {
        index = attributeEnd(from: index)
      } else if keyword(index).isAccessorModifier, isKind(.word, index + 1) {
        index += 1
      } else {
        return keyword(index).isAccessor ? index : nil
      }
    }
    return nil
  }

  /// An accessor is followed by its body, its effects, its parameter, or the next one; a variable of that name by a
  /// period or an operator.
  private func isAccessorContinued(after index: Int) -> Bool {
    switch kind(index + 1) {
    case nil, .leftBrace, .rightBrace, .at, .word, .semicolon, .poundIf: true
    case .leftParenthesis: keyword(index) != .get && isKind(.leftBrace, effectsEnd(from: after(index + 1)))
    default: false
    }
  }
}

extension Word {
  fileprivate var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .mutableAddress,
      .addressWithOwner, .addressWithNativeOwner, .`init`:
      true
    default: false
    }
  }

  fileprivate var isAccessorModifier: Bool {
    switch self {
    case .mutating, .nonmutating, .borrowing, .consuming, .nonisolated, .__consuming: true
    default: false
    }
  }
}

extension TokenView {
  /// Whether a brace holds accessors: its first word, after attributes and modifiers, is one.
  func holdsAccessors(_ open: Int) -> Bool {
    guard let word = firstAccessor(in: open) else { return false }
    return isAccessorContinued(after: word)
  }

  /// Whether a brace behind a value holds accessors and is no trailing closure of the value. Only those that a
  /// property with a value may have tell.
  func holdsAccessorsOfValue(_ open: Int) -> Bool {
    // A mark that the compiler writes into interfaces.
    if isKind(.at, open + 1), keyword(open + 2) == ._accessorBlock { return true }
    guard let word = firstAccessor(in: open) else { return false }
    switch keyword(word) {
    case .willSet, .didSet, .`init`: return isAccessorContinued(after: word)
    default: return false
    }
  }

  /// How a property with these accessors keeps its value.
  func storage(ofAccessors open: Int) -> Declaration.Storage {
    guard let close = mate(open), holdsAccessors(open) else { return .computed }
    var index = open + 1
    while index < close {
      switch keyword(index) {
      case .willSet, .didSet: return .observed
      default: index = isKind(.leftBrace, index) ? after(index) : next(after: index)
      }
    }
    return .computed
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
      .addressWithOwner, .addressWithNativeOwner, .borrow, .mutate, .`init`:
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

/// What stands before a declaration's keyword.
extension TokenView {
  /// - Returns: the token after `@Name.Path<Generics>(arguments)`.
  func attributeEnd(from sign: Int) -> Int {
    attribute(at: sign).end
  }

  /// An attribute's parts; without a name it is the sign alone.
  func attribute(at sign: Int) -> (name: Int, arguments: Int?, end: Int) {
    var name = sign + 1
    guard isWord(name) else { return (sign, nil, sign + 1) }
    var end = name + 1
    while true {
      if isKind(.period, end) || isKind(.colonColon, end), isWord(end + 1) {
        name = end + 1
        end += 2
      } else if isKind(.leftAngle, end), mate(end) != nil {
        end = after(end)
      } else {
        break
      }
    }
    return isArguments(end) ? (name, end, after(end)) : (name, nil, end)
  }

  /// Behind a space parentheses are a type, as in `@escaping (Int) -> Void`, unless a declaration follows them.
  private func isArguments(_ open: Int) -> Bool {
    guard isKind(.leftParenthesis, open), mate(open) != nil, !startsLine(open) else { return false }
    guard has(.followsTrivia, open) else { return true }
    let next = after(open)
    return isKind(.at, next) || beginsDeclaration(next)
  }

  private func beginsDeclaration(_ index: Int) -> Bool {
    keyword(index).isDeclarationKeyword || modifierEnd(from: index) != nil
  }

  /// - Returns: the token after attributes and modifiers in any order, `#if` with nothing but attributes among them.
  func prefixEnd(from start: Int, _ probe: inout DirectiveProbe, _ note: (Modifiers) -> Void) -> Int {
    var index = start
    while index < count {
      switch kind(index) {
      case .at: index = attributeEnd(from: index)
      case .poundIf:
        guard let end = probe.attributesEnd(from: index, in: self) else { return index }
        index = end
      case .word:
        guard let end = modifierEnd(from: index) else { return index }
        if let modifier = Modifiers(keyword(index)), !isSetterAccess(index) { note(modifier) }
        index = end
      default: return index
      }
    }
    return index
  }

  /// `private(set)` restricts the setter and says nothing of the property itself.
  private func isSetterAccess(_ index: Int) -> Bool {
    isKind(.leftParenthesis, index + 1) && keyword(index + 2) == .set
  }

  /// - Returns: nil when the word is no modifier here: neither another one nor a declaration follows.
  func modifierEnd(from index: Int) -> Int? {
    let word = keyword(index)
    guard Modifiers(word) != nil || word.isRareModifier else { return nil }
    var next = index + 1
    if isKind(.leftParenthesis, next), let close = mate(next), close == next + 2 { next = close + 1 }
    // Alone on its line, `open(set)` is a call.
    if word == .open, next > index + 1, startsLine(next) { return nil }
    switch kind(next) {
    case .at: return word == .class ? nil : next
    case .pound: return next
    case .poundIf: return word.isReserved && word != .class ? next : nil
    case .word: break
    default: return nil
    }
    let follower = keyword(next)
    if word == .class { return follower.isMemberKeyword || isModifier(follower) ? next : nil }
    return follower.isDeclarationKeyword || isModifier(follower) ? next : nil
  }

  private func isModifier(_ word: Word) -> Bool { Modifiers(word) != nil || word.isRareModifier }
}

extension Word {
  /// A modifier that no rule asks for.
  fileprivate var isRareModifier: Bool {
    switch self {
    case .__consuming, ._const, .reasync: true
    default: false
    }
  }

  fileprivate var isMemberKeyword: Bool {
    switch self {
    case .let, .var, .func, .`init`, .deinit, .subscript, .typealias, .case, .operator, .import, .associatedtype,
      .macro:
      true
    default: false
    }
  }

  /// A word that a declaration has behind its modifiers; some are keywords only there.
  var isDeclarationKeyword: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .actor, .extension, .precedencegroup: true
    default: isMemberKeyword
    }
  }
}

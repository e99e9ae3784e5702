/// A call: a name, then arguments in parentheses, trailing closures, or both.
package struct Call: Sendable {
  /// The called name, the last part of its path.
  package let name: Int
  /// The `<` of the generic arguments.
  package let generics: Int?
  /// The `(` of the arguments.
  package let parenthesis: Int?
  package let arguments: [Argument]
  package let trailingClosures: [TrailingClosure]
  /// The token after the call.
  package let end: Int

  package struct Argument: Hashable, Sendable {
    package let label: Int?
    package let value: TokenRange
  }

  package struct TrailingClosure: Hashable, Sendable {
    /// None for the first one.
    package let label: Int?
    package let open: Int
  }
}

extension Outline {
  /// The call whose called name is this token; nil when nothing is called.
  package func call(at name: Int) -> Call? {
    guard isIdentifier(name) else { return nil }
    var index = name + 1
    let generics = kind(at: index) == .leftAngle ? index : nil
    if let generics { index = (mate(of: generics) ?? generics) + 1 }
    while kind(at: index) == .postfixQuestionMark || kind(at: index) == .postfixExclamationMark { index += 1 }
    let parenthesis = kind(at: index) == .leftParenthesis && !startsLine(index) ? index : nil
    if let parenthesis {
      guard let close = mate(of: parenthesis) else { return nil }
      index = close + 1
    }
    let closures = trailingClosures(from: &index)
    guard parenthesis != nil || !closures.isEmpty else { return nil }
    return Call(
      name: name, generics: generics, parenthesis: parenthesis, arguments: parenthesis.map(arguments) ?? [],
      trailingClosures: closures, end: index)
  }

  /// The calls in a range, in the order of their names; those in closures and brackets are among them.
  package func calls(in range: TokenRange) -> some Sequence<Call> {
    range.lazy.compactMap { index in isCallable(index) ? call(at: index) : nil }
  }

  /// The arguments between parentheses.
  package func arguments(in parenthesis: Int) -> [Call.Argument] {
    split(inside(parenthesis)) { tokens[$0].kind == .comma }.map { part in
      let first = part.lowerBound
      guard part.count > 1, isIdentifier(first), tokens[first + 1].kind == .colon else {
        return Call.Argument(label: nil, value: part)
      }
      return Call.Argument(label: first, value: (first + 2)..<part.upperBound)
    }
  }

  private func trailingClosures(from index: inout Int) -> [Call.TrailingClosure] {
    guard isClosure(index), let close = mate(of: index) else { return [] }
    var closures = [Call.TrailingClosure(label: nil, open: index)]
    index = close + 1
    while isIdentifier(index), kind(at: index + 1) == .colon, isClosure(index + 2), let close = mate(of: index + 2) {
      closures.append(Call.TrailingClosure(label: index, open: index + 2))
      index = close + 1
    }
    return closures
  }

  /// Whether a brace opens a closure.
  package func isClosure(_ open: Int) -> Bool {
    guard kind(at: open) == .leftBrace, let block = block(around: open) else { return false }
    return blocks[block].open == open && blocks[block].role == .closure
  }

  /// A word that can be called: no keyword, and no name that is being declared.
  private func isCallable(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .word || token.kind == .quotedWord else { return false }
    if index > 0, tokens[index - 1].kind == .period { return true }
    if index > 0 {
      switch tokens[index - 1].keyword {
      case .func, .macro, .class, .struct, .enum, .actor, .protocol, .extension, .typealias: return false
      default: break
      }
    }
    return !token.keyword.isStatementOrDeclaration
  }

  package func isIdentifier(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return tokens[index].kind == .word || tokens[index].kind == .quotedWord
  }

  package func kind(at index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func startsLine(_ index: Int) -> Bool { tokens[index].flags.contains(.startsLine) }
}

extension Word {
  /// Whether the word begins or joins statements or declarations and so is never what a call names.
  var isStatementOrDeclaration: Bool {
    switch self {
    case .if, .guard, .for, .while, .switch, .repeat, .do, .catch, .defer, .else, .return, .throw, .case, .default, .in,
      .where, .as, .is, .try, .await, .let, .var, .func, .`init`, .deinit, .subscript, .import, .class, .struct, .enum,
      .protocol, .extension, .typealias, .associatedtype, .operator, .precedencegroup, .throws, .rethrows, .get, .set,
      .willSet, .didSet, .private, .fileprivate, .internal, .public, .static, .inout, .true, .false, .nil, .fallthrough,
      .break, .continue:
      true
    default: false
    }
  }
}

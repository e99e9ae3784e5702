/// A call: a name, then arguments in parentheses, trailing closures, or both. The expansion of a macro is one, too.
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
    guard isIdentifier(name), mayFollowCallee(name + 1) else { return nil }
    var index = name + 1
    let generics = kind(at: index) == .leftAngle ? mate(of: index).map { _ in index } : nil
    if let close = generics.flatMap(mate) { index = close + 1 }
    while kind(at: index) == .postfixQuestionMark || kind(at: index) == .postfixExclamationMark { index += 1 }
    let parenthesis = kind(at: index) == .leftParenthesis && !startsLine(index) ? index : nil
    if let parenthesis {
      // `move(to:)` with nothing behind the last colon is the function's full name.
      guard let close = mate(of: parenthesis), kind(at: close - 1) != .colon else { return nil }
      index = close + 1
    }
    let closures = trailingClosures(from: &index)
    guard parenthesis != nil || !closures.isEmpty, isCallable(name, parenthesis: parenthesis),
      directive(holding: name) == nil
    else { return nil }
    return Call(
      name: name, generics: generics, parenthesis: parenthesis, arguments: parenthesis.map(arguments) ?? [],
      trailingClosures: closures, end: index)
  }

  /// Most names are called by nothing, as one look at what follows tells.
  private func mayFollowCallee(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .leftParenthesis, .leftBrace, .leftAngle, .postfixQuestionMark, .postfixExclamationMark: true
    default: false
    }
  }

  /// The calls in a range, in the order of their names; those in closures and brackets are among them.
  package func calls(in range: TokenRange) -> some Sequence<Call> {
    range.lazy.compactMap { self.call(at: $0) }
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
    guard isClosure(index), !starts.contains(index), let close = mate(of: index) else { return [] }
    var closures = [Call.TrailingClosure(label: nil, open: index)]
    index = close + 1
    while isIdentifier(index), kind(at: index + 1) == .colon, tokens[index].keyword != .default, isClosure(index + 2),
      let close = mate(of: index + 2)
    {
      closures.append(Call.TrailingClosure(label: index, open: index + 2))
      index = close + 1
    }
    return closures
  }

  /// Whether a brace opens a closure.
  package func isClosure(_ open: Int) -> Bool {
    guard kind(at: open) == .leftBrace, let block = block(openedBy: open) else { return false }
    return blocks[block].role == .closure
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

/// Names before parentheses that are not called.
extension Outline {
  private func isCallable(_ name: Int, parenthesis: Int?) -> Bool {
    switch kind(at: name - 1) {
    case .at: return false
    // The `of` of `[4 of (A, B)]`.
    case .integer where !startsLine(name): return false
    case .period, .colonColon: return !isAttributePath(name)
    case .pound: return true
    case .word where isDeclarationName(name): return false
    default: break
    }
    guard !isDeclaredCase(name) else { return false }
    return tokens[name].kind == .quotedWord || isCallable(tokens[name].word, at: name, parenthesis: parenthesis)
  }

  private func isCallable(_ keyword: Word, at name: Int, parenthesis: Int?) -> Bool {
    switch keyword {
    case .self, .Self, .super, .Any: return true
    case .await: return false
    case .`init`: return !isAccessor(name) && declaration(around: name).map { declarations[$0].keyword != name } ?? true
    case .nonisolated: return parenthesis.flatMap(mate) != name + 3
    case .get, .set, .willSet, .didSet, ._read, ._modify: return !isAccessor(name)
    case .any, .some: return !isSpecifier(parenthesis) && !isTypeExpected(at: name, parenthesis)
    case .borrowing, .consuming, .sending, .isolated, .__owned, .__shared: return !isSpecifier(parenthesis)
    case .unsafe: return parenthesis != nil && !isSpecifier(parenthesis)
    case .unowned, .package, .open: return !isModifier(name, parenthesis)
    default: return !keyword.isReserved
    }
  }

  /// What stands before a type is mostly set off by a space: `inout (A, B)`.
  private func isSpecifier(_ parenthesis: Int?) -> Bool {
    parenthesis.map { tokens[$0].flags.contains(.followsTrivia) } ?? false
  }

  /// `[any(P)]` may be a call, but `Set<any(P)>` is none.
  private func isTypeExpected(at name: Int, _ parenthesis: Int?) -> Bool {
    if let close = parenthesis.flatMap(mate), kind(at: close + 1) == .rightAngle { return true }
    switch kind(at: name - 1) {
    case .leftAngle, .arrow: return true
    default: return name > 0 && (tokens[name - 1].keyword == .as || tokens[name - 1].keyword == .is)
    }
  }

  /// `@Module.Name(arguments)` calls nothing; paths longer than a few names are none of an attribute.
  private func isAttributePath(_ name: Int) -> Bool {
    var first = name
    for _ in 0..<4 {
      switch kind(at: first - 1) {
      case .at: return true
      case .period, .colonColon: first -= 2
      default: return false
      }
      guard isIdentifier(first) else { return false }
    }
    return false
  }

  private func isDeclarationName(_ name: Int) -> Bool {
    guard kind(at: name - 2) != .period else { return false }
    switch tokens[name - 1].keyword {
    case .actor where startsLine(name): return false
    case .func, .macro, .class, .struct, .enum, .actor, .protocol, .extension, .typealias: return true
    default: return false
    }
  }

  /// An enum's case with associated values; in a `switch` a pattern of that shape is a call.
  private func isDeclaredCase(_ name: Int) -> Bool {
    guard name > 0, tokens[name - 1].keyword == .case || tokens[name - 1].kind == .comma,
      let index = declaration(around: name)
    else { return false }
    return declarations[index].kind == .enumCase && declarations[index].name == name
  }

  /// The name of an accessor, `set(newValue) { }`.
  private func isAccessor(_ name: Int) -> Bool {
    block(around: name).map { blocks[$0].role == .accessors } ?? false
  }

  /// `unowned(safe) var`, `package(set) var`, `[unowned(unsafe) self]`
  private func isModifier(_ name: Int, _ parenthesis: Int?) -> Bool {
    guard let close = parenthesis.flatMap(mate), close == name + 3, isIdentifier(close + 1) else { return false }
    return !startsLine(close + 1) && tokens[close + 1].keyword != .as && tokens[close + 1].keyword != .is
  }
}

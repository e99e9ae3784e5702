/// A type's shape, as far as rules ask for it.
package struct TypeReference: Sendable {
  /// The types of a composition; empty for tuples, functions, metatypes and whatever else has no name.
  package private(set) var names: [TypeName] = []
  package private(set) var isOptional = false
  /// `T??`: what is weak can be optional only once.
  package private(set) var isOptionalTwice = false
  package private(set) var isImplicitlyUnwrapped = false
  /// An array, a set, or the values of a dictionary.
  package private(set) var isCollection = false

  /// Reads a type annotation. Parentheses, `any`, `some`, attributes and optionals are looked through.
  package init(_ range: TokenRange, in outline: Outline) {
    var reader = TypeReader(outline: outline, range: range)
    while let layer = reader.takeLayer() { note(layer) }
    names = reader.names()
  }

  /// One layer around a type that has been taken off.
  private mutating func note(_ layer: TypeReader.Layer) {
    switch layer {
    case .optional: (isOptional, isOptionalTwice) = (true, isOptional)
    case .implicitlyUnwrapped: (isOptional, isImplicitlyUnwrapped) = (true, true)
    case .collection: isCollection = true
    case .other: break
    }
  }
}

/// Takes layers off a type until only names are left.
private struct TypeReader {
  let outline: Outline
  private(set) var range: TokenRange
  /// The range is known to hold no arrow outside brackets.
  private var isFreeOfArrows = false

  init(outline: Outline, range: TokenRange) {
    (self.outline, self.range) = (outline, range)
  }

  enum Layer {
    case optional, implicitlyUnwrapped, collection, other
  }

  /// - Returns: nil when no layer is left.
  mutating func takeLayer() -> Layer? {
    dropPrefix()
    guard let first = range.first, let last = range.last else { return nil }
    guard isFreeOfArrows || !holds(.arrow, in: range) else { return enter(first..<first, .other) }
    isFreeOfArrows = true
    // `any A & B?` is no type; a mark belongs to all of what stands before it.
    switch outline.tokens[last].kind {
    case .postfixQuestionMark:
      range = first..<last
      return .optional
    case .postfixExclamationMark:
      range = first..<last
      return .implicitlyUnwrapped
    default: return takeBrackets(first, last)
    }
  }

  /// Attributes, `any`, `some`...
  private mutating func dropPrefix() {
    while let first = range.first {
      let next = outline.kind(at: first + 1)
      if outline.tokens[first].kind == .at {
        let end = outline.withView { $0.attributeEnd(from: first) }
        range = min(end, range.upperBound)..<range.upperBound
      } else if outline.tokens[first].keyword.isTypeSpecifier, range.count > 1, next != .period, next != .leftAngle {
        range = (first + 1)..<range.upperBound
      } else {
        return
      }
    }
  }

  private mutating func enter(_ inner: TokenRange, _ layer: Layer) -> Layer {
    range = inner
    isFreeOfArrows = false
    return layer
  }

  private mutating func takeBrackets(_ first: Int, _ last: Int) -> Layer? {
    let inner = outline.inside(first)
    switch outline.tokens[first].kind {
    case .leftParenthesis where outline.mate(of: first) == last:
      return enter(holds(.comma, in: inner) ? first..<first : inner, .other)
    case .leftBracket where outline.mate(of: first) == last:
      return enter(split(.colon, in: inner).last ?? inner, .collection)
    default: return takeGeneric(last)
    }
  }

  /// `Optional<T>`, `Array<T>`, `Set<T>`, `Dictionary<K, V>`.
  private mutating func takeGeneric(_ last: Int) -> Layer? {
    guard outline.tokens[last].kind == .rightAngle, let open = outline.mate(of: last), open > range.lowerBound,
      outline.split(range, isSeparator: outline.isAmpersand).count == 1
    else { return nil }
    let arguments = outline.inside(open)
    let last = split(.comma, in: arguments).last ?? arguments
    switch outline.tokens[open - 1].word {
    case .Optional: return enter(last, .optional)
    case .Array, .Set, .Dictionary, .ContiguousArray: return enter(last, .collection)
    default: return nil
    }
  }

  private func holds(_ kind: Token.Kind, in range: TokenRange) -> Bool {
    outline.topLevel(of: range).contains { outline.tokens[$0].kind == kind }
  }

  private func split(_ kind: Token.Kind, in range: TokenRange) -> [TokenRange] {
    outline.split(range) { outline.tokens[$0].kind == kind }
  }

  /// The names of a composition, or none when what is left is not made of names.
  func names() -> [TypeName] {
    var names: [TypeName] = []
    var waiting = [self]
    while var part = waiting.popLast() {
      while part.takeLayer() != nil {}
      let parts = outline.split(part.range, isSeparator: outline.isAmpersand)
      if parts.count > 1 {
        waiting += parts.reversed().map { TypeReader(outline: outline, range: $0) }
      } else {
        guard let name = TypeName(path: part.range, in: outline) else { return [] }
        names.append(name)
      }
    }
    return names
  }
}

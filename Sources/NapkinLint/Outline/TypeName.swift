/// A type as source names it: `Home.Interactor<State>`.
package struct TypeName: Hashable, Sendable {
  /// The last part of the name, as an index into the outline's tokens.
  package let token: Int
  /// The first part; the same as `token` when the name is not qualified.
  package let first: Int
  /// The `<` of the generic arguments.
  package let generics: Int?
}

/// A type's shape, as far as rules ask for it.
package struct TypeReference: Sendable {
  /// The types of a composition; empty for tuples, functions, metatypes and whatever else has no name.
  package private(set) var names: [TypeName] = []
  package private(set) var isOptional = false
  package private(set) var isImplicitlyUnwrapped = false
  /// An array, a set, or the values of a dictionary.
  package private(set) var isCollection = false

  /// Reads a type annotation. Parentheses, `any`, `some`, attributes and optionals are looked through.
  package init(_ range: TokenRange, in outline: Outline) {
    var reader = TypeReader(outline: outline, range: range)
    while reader.unwrap(into: &self) {}
    names = reader.names()
  }

  /// One layer around a type that `unwrap` takes off.
  fileprivate mutating func note(_ layer: TypeReader.Layer) {
    switch layer {
    case .optional: isOptional = true
    case .implicitlyUnwrapped: (isOptional, isImplicitlyUnwrapped) = (true, true)
    case .collection: isCollection = true
    case .other: break
    }
  }
}

/// Takes layers off a type until only names are left.
private struct TypeReader {
  let outline: Outline
  var range: TokenRange

  enum Layer {
    case optional, implicitlyUnwrapped, collection, other
  }

  /// - Returns: false when no layer is left.
  mutating func unwrap(into reference: inout TypeReference) -> Bool {
    guard let layer = takeLayer() else { return false }
    reference.note(layer)
    return true
  }

  private mutating func takeLayer() -> Layer? {
    guard let first = range.first, let last = range.last else { return nil }
    let tokens = outline.tokens
    if tokens[first].kind == .at {
      dropAttribute()
      return .other
    }
    if isSpecifier(tokens[first].keyword), range.count > 1, tokens[first + 1].kind != .period {
      range = (first + 1)..<range.upperBound
      return .other
    }
    guard !holdsArrow else {
      range = first..<first
      return .other
    }
    switch tokens[last].kind {
    case .postfixQuestionMark: return drop(last, .optional)
    case .postfixExclamationMark: return drop(last, .implicitlyUnwrapped)
    default: return takeBrackets(first, last)
    }
  }

  private mutating func drop(_ last: Int, _ layer: Layer) -> Layer? {
    // `any A & B?` is no type; the mark belongs to all of what stands in parentheses before it.
    range = range.lowerBound..<last
    return layer
  }

  private mutating func takeBrackets(_ first: Int, _ last: Int) -> Layer? {
    let tokens = outline.tokens
    switch tokens[first].kind {
    case .leftParenthesis where outline.mate(of: first) == last:
      let inner = outline.inside(first)
      guard !holds(.comma, in: inner) else {
        range = first..<first
        return .other
      }
      range = inner
      return .other
    case .leftBracket where outline.mate(of: first) == last:
      let inner = outline.inside(first)
      range = (split(.colon, in: inner).last ?? inner)
      return .collection
    default: return takeGeneric(last)
    }
  }

  /// `Optional<T>`, `Array<T>`, `Set<T>`, `Dictionary<K, V>`.
  private mutating func takeGeneric(_ last: Int) -> Layer? {
    guard outline.tokens[last].kind == .rightAngle, let open = outline.mate(of: last), open > range.lowerBound,
      !holds(.prefixAmpersand, in: range), split(ampersandIn: range).count == 1
    else { return nil }
    let layer: Layer
    switch outline.tokens[open - 1].word {
    case .Optional: layer = .optional
    case .Array, .Set, .Dictionary, .ContiguousArray: layer = .collection
    default: return nil
    }
    range = split(.comma, in: outline.inside(open)).last ?? outline.inside(open)
    return layer
  }

  private mutating func dropAttribute() {
    var index = range.lowerBound + 1
    if index < range.upperBound { index += 1 }
    while index + 1 < range.upperBound, outline.tokens[index].kind == .period { index += 2 }
    if index < range.upperBound, outline.tokens[index].kind == .leftParenthesis,
      !outline.tokens[index].flags.contains(.followsTrivia), let close = outline.mate(of: index)
    {
      index = close + 1
    }
    range = min(index, range.upperBound)..<range.upperBound
  }

  private func isSpecifier(_ word: Word) -> Bool {
    switch word {
    case .any, .some, .inout, .borrowing, .consuming, .sending, .isolated, .nonisolated, .each: true
    default: false
    }
  }

  private var holdsArrow: Bool { holds(.arrow, in: range) }

  private func holds(_ kind: Token.Kind, in range: TokenRange) -> Bool {
    outline.topLevel(of: range).contains { outline.tokens[$0].kind == kind }
  }

  private func split(_ kind: Token.Kind, in range: TokenRange) -> [TokenRange] {
    outline.split(range) { outline.tokens[$0].kind == kind }
  }

  private func split(ampersandIn range: TokenRange) -> [TokenRange] {
    outline.split(range) { outline.isAmpersand($0) }
  }

  /// The names of a composition, those in its parentheses included, or none when what is left is not made of names.
  func names() -> [TypeName] {
    var names: [TypeName] = []
    var waiting = [self]
    while var part = waiting.popLast() {
      while part.takeLayer() != nil {}
      let parts = part.split(ampersandIn: part.range)
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

extension TypeName {
  /// Reads `A.B<C>`; nil when the range is anything else, or a metatype.
  init?(path range: TokenRange, in outline: Outline) {
    var index = range.lowerBound
    var last: Int?
    var generics: Int?
    while index < range.upperBound {
      let token = outline.tokens[index]
      guard token.kind == .word || token.kind == .quotedWord else { return nil }
      last = index
      generics = nil
      index += 1
      if index < range.upperBound, outline.tokens[index].kind == .leftAngle, let close = outline.mate(of: index) {
        generics = index
        index = close + 1
      }
      guard index < range.upperBound else { break }
      let separator = outline.tokens[index].kind
      guard separator == .period || separator == .colonColon else { return nil }
      index += 1
    }
    guard let last, outline.tokens[last].word != .Type, outline.tokens[last].word != .Protocol else { return nil }
    self.init(token: last, first: range.lowerBound, generics: generics)
  }
}

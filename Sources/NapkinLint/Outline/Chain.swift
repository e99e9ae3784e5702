/// What a postfix expression is made of, read from its end: `base.first().second { }.third`.
package struct Chain: Sendable {
  /// The names behind periods before the place that was asked for, in source order.
  package let segments: [Int]
  package let base: Base
  /// The first token of the expression.
  package let first: Int

  package enum Base: Hashable, Sendable {
    /// A name that is called: `VStack { }`.
    case call(name: Int)
    /// A name that stands for itself or that a subscript belongs to.
    case name(Int)
    /// An expression in parentheses.
    case parenthesized(open: Int)
    /// A leading period: `.circle.fill()`.
    case implicitMember
    /// A literal, a closure, a macro...
    case other
  }
}

/// One step on the way from a period to what its chain begins with.
package enum ChainPart: Sendable {
  /// A name behind a period, called or not; the period before it is the next place to look from.
  case segment(name: Int)
  /// An `#if` whose branches hold segments, from the last to the first; it is the next place to look from.
  case directive(opening: Int, segments: [Int])
  case base(Chain.Base, first: Int)
}

extension Outline {
  /// The chain that stands before a period.
  ///
  /// Of a chain with more segments than any person writes only the last are read, and its base is `other`: else a file
  /// with one endless chain could take quadratic time.
  package func chain(before period: Int) -> Chain {
    var segments: [Int] = []
    var period = period
    while segments.count < Chain.mostSegments {
      switch chainPart(before: period) {
      case .segment(let name):
        segments.append(name)
        period = name - 1
      case .directive(let opening, let optional):
        segments.append(contentsOf: optional)
        period = opening
      case .base(let base, let first): return Chain(segments: segments.reversed(), base: base, first: first)
      }
    }
    return Chain(segments: segments.reversed(), base: .other, first: period)
  }

  /// What stands right before a period, for those who walk a chain themselves.
  package func chainPart(before period: Int) -> ChainPart {
    var walker = ChainWalker(outline: self, period: period)
    return walker.walk()
  }
}

extension Chain {
  fileprivate static let mostSegments = 1_000
}

/// Walks from a period to the left, one suffix at a time, up to the next name or to the base.
private struct ChainWalker {
  private let outline: Outline
  private let period: Int
  /// The parentheses or the closure right behind the name call it.
  private var isCalled = false
  /// What an operator gives has no names any more.
  private var isOperated = false

  init(outline: Outline, period: Int) {
    (self.outline, self.period) = (outline, period)
  }

  private enum Step {
    /// Goes on with what ends with this token.
    case operand(end: Int)
    case part(ChainPart)

    static func base(_ base: Chain.Base, first: Int) -> Step { .part(.base(base, first: first)) }
  }

  mutating func walk() -> ChainPart {
    var step = operand(before: period)
    while true {
      switch step {
      case .operand(let end): step = part(endingAt: end)
      case .part(.segment(let name)) where isOperated: step = operand(before: name - 1)
      case .part(.directive(let opening, _)) where isOperated: step = operand(before: opening)
      case .part(.base(_, let first)) where isOperated: return .base(.other, first: first)
      case .part(let part): return part
      }
    }
  }

  private var implicitMember: Step { .base(.implicitMember, first: period) }

  /// What begins a branch of an `#if` goes on with what stands before the `#if`.
  private func operand(before index: Int) -> Step {
    var index = index
    while !outline.beginsStatement(index) {
      guard let directive = outline.directive(endingBefore: index), outline.kind(at: directive.start) != .poundEndif
      else { return .operand(end: index - 1) }
      guard let opening = outline.expressionDirective(of: directive.start) else { break }
      index = opening
    }
    return implicitMember
  }

  private mutating func part(endingAt end: Int) -> Step {
    switch outline.kind(at: end) {
    case .postfixQuestionMark, .postfixExclamationMark: return .operand(end: end - 1)
    case .operator where outline.tokens[end].flags.contains(.isPostfix),
      .ellipsis where outline.tokens[end].flags.contains(.isPostfix):
      isOperated = true
      return .operand(end: end - 1)
    case .rightParenthesis: return parentheses(endingAt: end)
    case .rightBracket: return brackets(endingAt: end)
    case .rightBrace: return closure(endingAt: end)
    case .rightAngle:
      guard let open = outline.mate(of: end) else { return .base(.other, first: end) }
      return .operand(end: open - 1)
    case .poundEndif: return branches(endingAt: end)
    case .word, .quotedWord: return name(end)
    case .integer where outline.kind(at: end - 1) == .period: return name(end)
    case .stringClose: return .base(.other, first: outline.stringOpen(of: end))
    case .integer, .float, .regex: return .base(.other, first: end)
    default: return implicitMember
    }
  }

  private func name(_ name: Int) -> Step {
    switch outline.kind(at: name - 1) {
    case .period: return .part(.segment(name: name))
    case .pound: return .base(.other, first: name - 1)
    case .colonColon where outline.isIdentifier(name - 2):
      return .base(isCalled ? .call(name: name) : .name(name), first: name - 2)
    default: break
    }
    switch outline.tokens[name].keyword {
    case .true, .false, .nil: return .base(.other, first: name)
    default: break
    }
    guard outline.endsOperand(name) else { return implicitMember }
    return .base(isCalled ? .call(name: name) : .name(name), first: name)
  }

  private mutating func parentheses(endingAt close: Int) -> Step {
    guard let open = outline.mate(of: close) else { return .base(.other, first: close) }
    guard outline.isSuffix(open) else { return .base(.parenthesized(open: open), first: open) }
    isCalled = isCalled || outline.kind(at: close - 1) != .colon
    return .operand(end: open - 1)
  }

  private mutating func brackets(endingAt close: Int) -> Step {
    guard let open = outline.mate(of: close) else { return .base(.other, first: close) }
    guard outline.isSuffix(open) else { return .base(.other, first: open) }
    isCalled = false
    return .operand(end: open - 1)
  }

  private mutating func closure(endingAt close: Int) -> Step {
    guard let open = outline.mate(of: close) else { return .base(.other, first: close) }
    guard outline.isClosure(open) else { return implicitMember }
    if let previous = outline.closureEnd(beforeLabelOf: open) { return .operand(end: previous) }
    guard outline.isTrailingClosure(open) else { return .base(.other, first: open) }
    isCalled = true
    return .operand(end: open - 1)
  }

  /// Goes on with what stands before the `#if`; the names in its branches are segments.
  private func branches(endingAt end: Int) -> Step {
    guard let opening = outline.expressionDirective(of: end) else { return implicitMember }
    let names = outline.topLevel(of: opening..<end).lazy.filter { index in
      outline.kind(at: index - 1) == .period && (outline.isIdentifier(index) || outline.kind(at: index) == .integer)
    }
    return .part(.directive(opening: opening, segments: names.prefix(Chain.mostSegments).reversed()))
  }
}

extension Outline {
  /// Whether parentheses or square brackets belong to what stands before them: to call or to index it.
  fileprivate func isSuffix(_ open: Int) -> Bool {
    !startsLine(open) && !starts.contains(open) && endsOperand(open - 1)
  }

  /// Whether a closure belongs to a call that stands before it.
  fileprivate func isTrailingClosure(_ open: Int) -> Bool {
    guard !starts.contains(open), endsOperand(open - 1) else { return false }
    return withView { view in
      view.isKind(.rightBrace, open - 1) ? view.isClosureLiteral(closedBy: open - 1) : !view.isLiteralEnd(open - 1)
    }
  }

  fileprivate func endsOperand(_ index: Int) -> Bool {
    guard withView({ $0.endsOperand(index) }) else { return false }
    return kind(at: index) != .rightBrace || (mate(of: index).map(isClosure) ?? false)
  }

  /// The end of the closure before a labelled one: `first { } second: { }`.
  fileprivate func closureEnd(beforeLabelOf open: Int) -> Int? {
    guard kind(at: open - 1) == .colon, isIdentifier(open - 2), kind(at: open - 3) == .rightBrace,
      !starts.contains(open - 2), let other = mate(of: open - 3), isClosure(other)
    else { return nil }
    return open - 3
  }

  /// The opening delimiter of the string that ends here.
  fileprivate func stringOpen(of close: Int) -> Int {
    var index = close - 1
    while index >= 0, tokens[index].kind != .stringOpen {
      index = tokens[index].kind == .interpolationClose ? (mate(of: index) ?? index) - 1 : index - 1
    }
    return max(index, 0)
  }
}

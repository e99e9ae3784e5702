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
    /// A name that stands for itself.
    case name(Int)
    /// An expression in parentheses.
    case parenthesized(open: Int)
    /// A leading period: `.circle.fill()`.
    case implicitMember
    /// A literal, a closure, a subscript's result...
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
  package func chain(before period: Int) -> Chain {
    var segments: [Int] = []
    var period = period
    while true {
      switch chainPart(before: period) {
      case .segment(let name):
        segments.append(name)
        period = name - 1
      case .directive(let opening, let optional):
        segments.append(contentsOf: optional)
        period = opening
      case .base(let base, let first):
        return Chain(segments: segments.reversed(), base: base, first: first)
      }
    }
  }

  /// What stands right before a period, for those who walk a chain themselves.
  package func chainPart(before period: Int) -> ChainPart {
    ChainWalker(outline: self).part(before: period)
  }
}

/// Walks from a period to the left, one postfix part at a time.
private struct ChainWalker {
  let outline: Outline

  func part(before period: Int) -> ChainPart {
    part(endingAt: endOfOperand(before: period))
  }

  /// The last token of what stands before a period, postfix marks passed over. A period that begins a branch of an
  /// `#if` goes on with what stands before the `#if`.
  private func endOfOperand(before period: Int) -> Int {
    var end = period - 1
    if let directive = directive(beginningLineBefore: period) {
      end = directive - 1
    }
    while end >= 0 {
      switch outline.tokens[end].kind {
      case .postfixQuestionMark, .postfixExclamationMark: end -= 1
      default: return end
      }
    }
    return end
  }

  /// The `#if` whose branch begins right before this token.
  private func directive(beginningLineBefore index: Int) -> Int? {
    guard index > 0, outline.tokens[index].flags.contains(.startsLine) else { return nil }
    var start = index - 1
    while start > 0, !outline.tokens[start].flags.contains(.startsLine) { start -= 1 }
    switch outline.tokens[start].kind {
    case .poundIf: return start
    case .poundElse, .poundElseif: return outline.mate(of: start)
    default: return nil
    }
  }

  private func part(endingAt last: Int) -> ChainPart {
    var end = last
    if end >= 0, outline.tokens[end].kind == .rightBracket {
      guard let operand = subscripted(endingAt: end) else { return .base(.other, first: end) }
      end = operand
    }
    guard end >= 0 else { return .base(.implicitMember, first: 0) }
    let token = outline.tokens[end]
    switch token.kind {
    case .rightParenthesis: return call(endingAt: end)
    case .rightBrace: return trailingClosure(endingAt: end)
    case .rightAngle:
      guard let open = outline.mate(of: end), open > 0 else { return .base(.other, first: end) }
      return named(open - 1, isCalled: false)
    case .poundEndif:
      guard let opening = outline.mate(of: end) else { return .base(.other, first: end) }
      return .directive(opening: opening, segments: optionalSegments(from: opening, to: end))
    case .word, .quotedWord: return named(end, isCalled: false)
    case .stringClose, .regex, .integer, .float: return .base(.other, first: end)
    default: return .base(.implicitMember, first: end + 1)
    }
  }

  private func named(_ name: Int, isCalled: Bool) -> ChainPart {
    guard outline.isIdentifier(name) else { return .base(.other, first: name) }
    if outline.kind(at: name - 1) == .period { return .segment(name: name) }
    if outline.tokens[name].keyword.isStatementOrDeclaration {
      return .base(isCalled ? .other : .implicitMember, first: name + 1)
    }
    return .base(isCalled ? .call(name: name) : .name(name), first: name)
  }

  private func call(endingAt close: Int) -> ChainPart {
    guard let open = outline.mate(of: close) else { return .base(.other, first: close) }
    guard !outline.tokens[open].flags.contains(.startsLine), let callee = callee(before: open) else {
      return .base(.parenthesized(open: open), first: open)
    }
    return named(callee, isCalled: true)
  }

  /// The name before an argument list or a trailing closure, generic arguments passed over.
  private func callee(before open: Int) -> Int? {
    var index = open - 1
    while index >= 0, outline.tokens[index].kind == .postfixQuestionMark
      || outline.tokens[index].kind == .postfixExclamationMark
    {
      index -= 1
    }
    if index >= 0, outline.tokens[index].kind == .rightAngle {
      guard let angle = outline.mate(of: index) else { return nil }
      index = angle - 1
    }
    guard outline.isIdentifier(index) else { return nil }
    let isMember = outline.kind(at: index - 1) == .period
    return isMember || !outline.tokens[index].keyword.isStatementOrDeclaration ? index : nil
  }

  private func trailingClosure(endingAt close: Int) -> ChainPart {
    var close = close
    while true {
      guard let open = outline.mate(of: close), outline.isClosure(open) else { return .base(.other, first: close) }
      if outline.kind(at: open - 1) == .colon, outline.kind(at: open - 3) == .rightBrace, outline.isIdentifier(open - 2) {
        close = open - 3
        continue
      }
      if outline.kind(at: open - 1) == .rightParenthesis { return call(endingAt: open - 1) }
      guard let callee = callee(before: open) else { return .base(.other, first: open) }
      return named(callee, isCalled: true)
    }
  }

  /// The last token of what a row of subscripts is applied to; nil for an array literal.
  private func subscripted(endingAt close: Int) -> Int? {
    var end = close
    while outline.tokens[end].kind == .rightBracket {
      guard let open = outline.mate(of: end), open > 0, !outline.tokens[open].flags.contains(.followsTrivia),
        endsOperand(open - 1)
      else { return nil }
      end = open - 1
    }
    return end
  }

  private func endsOperand(_ index: Int) -> Bool {
    switch outline.tokens[index].kind {
    case .word, .quotedWord, .rightParenthesis, .rightBracket, .rightBrace: true
    default: false
    }
  }

  /// The segments in the branches of an `#if`, from the last to the first.
  private func optionalSegments(from opening: Int, to end: Int) -> [Int] {
    outline.topLevel(of: opening..<end).filter { index in
      index > opening && outline.kind(at: index - 1) == .period && outline.isIdentifier(index)
    }.reversed()
  }
}

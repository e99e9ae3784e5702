/// A loop that waits for others: `for await`, `while let next = await iterator.next()`, or one without an end such
/// as `while !Task.isCancelled`.
struct Loop: Sendable {
  /// `for`, `while` or `repeat`.
  let keyword: Int
  /// What a `for await` reads.
  let sequence: TokenRange?
  /// The `{` of the body.
  let open: Int
  /// The token after the loop.
  let end: Int
  let ending: Ending

  /// What of the loop's end can be seen.
  enum Ending: Sendable {
    /// It ends when the sequence does, if ever.
    case none
    /// A condition inside ends it, or what it reads is finite: the lines of a file, a prefix.
    case visible
    /// Its body leaves it in the first round.
    case firstRound
  }
}

extension LintedFile {
  /// The loop that a keyword begins; nil for loops over what is there already, and for those over a task group,
  /// whose end the same function brings about.
  func loop(at index: Int) -> Loop? {
    switch outline.tokens[index].keyword {
    case .for: return isAwaited(after: index) ? stream(at: index) : nil
    case .while: return isTailOfRepeat(index) ? nil : whileLoop(at: index)
    case .repeat: return repeatLoop(at: index)
    default: return nil
    }
  }

  /// The loops in a range, in source order.
  func loops(in range: TokenRange) -> [Loop] { range.compactMap(loop) }

  func isAwaited(after loop: Int) -> Bool {
    guard loop + 2 < outline.tokens.count else { return false }
    let next = outline.tokens[loop + 1].keyword
    return next == .await || next == .try && outline.tokens[loop + 2].keyword == .await
  }

  private func stream(at keyword: Int) -> Loop? {
    guard let open = bodyOpen(after: keyword), let close = outline.mate(of: open),
      let separator = outline.topLevel(of: keyword..<open).first(where: { outline.tokens[$0].keyword == .in })
    else { return nil }
    let condition = outline.topLevel(of: separator..<open).first { outline.tokens[$0].keyword == .where }
    let sequence = (separator + 1)..<(condition ?? open)
    guard !isTaskGroup(sequence) else { return nil }
    let body = outline.inside(open)
    let seen: Loop.Ending = isFinite(sequence) ? .visible : ending(ofLoopAt: open)
    let ending = leavesAtOnce(body) ? .firstRound : seen
    return Loop(keyword: keyword, sequence: sequence, open: open, end: close + 1, ending: ending)
  }

  private func whileLoop(at keyword: Int) -> Loop? {
    guard let open = bodyOpen(after: keyword), let close = outline.mate(of: open) else { return nil }
    let condition = (keyword + 1)..<open
    let isReading = readsIterator(condition)
    guard isReading || isAlwaysTrue(condition) else { return nil }
    return endless(keyword, open, end: close + 1, waits: isReading)
  }

  private func repeatLoop(at keyword: Int) -> Loop? {
    guard outline.kind(at: keyword + 1) == .leftBrace, let close = outline.mate(of: keyword + 1),
      outline.kind(at: close + 1) == .word, outline.tokens[close + 1].keyword == .while
    else { return nil }
    let end = outline.statementEnd(from: close + 1) + 1
    guard isAlwaysTrue((close + 2)..<end) else { return nil }
    return endless(keyword, keyword + 1, end: end, waits: false)
  }

  /// A loop without a sequence. One that ends inside and waits for nobody is only a computation.
  private func endless(_ keyword: Int, _ open: Int, end: Int, waits: Bool) -> Loop? {
    let body = outline.inside(open)
    let ending = ending(ofLoopAt: open)
    let holdsUp = waits || outline.awaits.stand(in: body)
    guard !leavesAtOnce(body), ending == .none || holdsUp else { return nil }
    return Loop(keyword: keyword, sequence: nil, open: open, end: end, ending: ending)
  }

  private func bodyOpen(after keyword: Int) -> Int? {
    let body = outline.topLevel(of: (keyword + 1)..<outline.tokens.count).first { index in
      outline.isStatements(index) || outline.endsLoopHead(index)
    }
    return body.flatMap { outline.isStatements($0) ? $0 : nil }
  }

  private func isTailOfRepeat(_ index: Int) -> Bool {
    guard outline.kind(at: index - 1) == .rightBrace, let open = outline.mate(of: index - 1), open > 0 else {
      return false
    }
    return outline.tokens[open - 1].keyword == .repeat
  }
}

/// What a loop's condition and what it reads tell of its end.
extension LintedFile {
  /// `true`, `!Task.isCancelled` and `isActive`, also several of them.
  private func isAlwaysTrue(_ condition: TokenRange) -> Bool {
    let parts = outline.split(condition) { outline.kind(at: $0) == .comma || isConjunction($0) }
    return !parts.isEmpty && parts.allSatisfy(isTrueWhileActive)
  }

  private func isConjunction(_ index: Int) -> Bool {
    outline.kind(at: index) == .operator && file.text(of: index) == "&&"
  }

  private func isTrueWhileActive(_ part: TokenRange) -> Bool {
    let words = part.filter { outline.kind(at: $0) == .word }.map { outline.tokens[$0].word }
      .filter { $0 != .await && $0 != .`self` }
    let isNegated = part.contains { outline.kind(at: $0) == .operator && file.text(of: $0) == "!" }
    switch words {
    case [.true]: return part.count == 1
    case [.isActive]: return !isNegated && part.count <= 4
    case [.Task, .isCancelled]: return isNegated
    default: return false
    }
  }

  /// `let user = await users.next()`.
  private func readsIterator(_ condition: TokenRange) -> Bool {
    guard condition.contains(where: { outline.tokens[$0].keyword == .await }) else { return false }
    return condition.contains { index in
      guard outline.tokens[index].word == .next, outline.kind(at: index - 1) == .period,
        outline.kind(at: index + 1) == .leftParenthesis
      else { return false }
      let chain = outline.chain(before: index - 1)
      guard case .name(let base) = chain.base, chain.segments.isEmpty else { return true }
      return !isTaskGroup(base..<base + 1)
    }
  }

  /// The lines or bytes of a file, or as many elements as are asked for.
  private func isFinite(_ sequence: TokenRange) -> Bool {
    outline.topLevel(of: sequence).contains { index in
      guard outline.kind(at: index - 1) == .period else { return false }
      switch outline.tokens[index].word {
      case .lines, .bytes, .characters, .unicodeScalars, .resourceBytes, .prefix: return true
      default: return false
      }
    }
  }

  /// The parameter that `withTaskGroup` gives to its closure, or one that a function is handed on.
  private func isTaskGroup(_ sequence: TokenRange) -> Bool {
    guard let name = sequence.last, outline.isIdentifier(name),
      sequence.dropLast().allSatisfy({ [.await, .try].contains(outline.tokens[$0].keyword) })
    else { return false }
    return file.closureParameters.holdGroup(name, in: file)
      || isParameter(name, ofGroupAround: outline.declaration(around: name))
  }

  private func isParameter(_ name: Int, ofGroupAround declaration: Int?) -> Bool {
    guard let declaration, let parameters = outline.declarations[declaration].parameters else { return false }
    return outline.arguments(in: parameters).contains { parameter in
      let all = (parameter.label ?? parameter.value.lowerBound)..<parameter.value.upperBound
      return all.contains { outline.tokens[$0].word.isTaskGroup }
        && all.contains { file.isSame($0, as: name, in: file) }
    }
  }
}

/// How a loop's body leaves the loop.
extension LintedFile {
  private func ending(ofLoopAt open: Int) -> Loop.Ending {
    outline.loopExits.leave(loopAt: open, in: outline) ? .visible : .none
  }

  /// A `break`, `return` or `throw` among the body's own statements.
  private func leavesAtOnce(_ body: TokenRange) -> Bool {
    outline.statements(in: body).contains { statement in outline.isExit(statement.lowerBound) }
  }
}

extension Outline {
  /// What cannot stand in front of a loop's body: in half-written code the head may have none.
  fileprivate func endsLoopHead(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .semicolon, .rightBrace: true
    default: beginsStatement(index)
    }
  }

  /// Whether a brace opens the statements of a loop or a condition.
  fileprivate func isStatements(_ open: Int) -> Bool {
    guard kind(at: open) == .leftBrace, let block = block(around: open) else { return false }
    return blocks[block].open == open && blocks[block].role == .statements
  }
}

extension Word {
  fileprivate var isTaskGroup: Bool {
    switch self {
    case .TaskGroup, .ThrowingTaskGroup, .DiscardingTaskGroup, .ThrowingDiscardingTaskGroup: true
    default: false
    }
  }
}

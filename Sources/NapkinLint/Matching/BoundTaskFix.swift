/// Repairs that put work into `task`, where nothing but its lifetime changes.
extension LintedFile {
  /// `task` in place of `Task`, where nothing but the name changes: awaited calls of `self` with literal arguments,
  /// outside of closures, in which `task` may need a `self` of its own.
  func taskFix(for spawn: TaskSpawn) -> Fix? {
    guard spawn.isPlain, spawn.first == spawn.token, isStatement(spawn), let open = spawn.operation(in: outline),
      outline.innermostClosure(around: spawn.first) == nil
    else { return nil }
    let closure = outline.closure(at: open)
    guard closure.attributes.isEmpty, closure.parameters.isEmpty, capturesSelfAtMost(closure) else { return nil }
    let statements = outline.statements(in: closure.statements)
    guard !statements.isEmpty, statements.allSatisfy({ isAwaitedCallOfSelf($0) && isMethodOfSelf($0) }) else {
      return nil
    }
    return Fix(
      applicability: .safe, title: "replace 'Task' by 'task'",
      edits: [Fix.Edit(range: file.range(of: spawn.token), replacement: "task")])
  }

  /// `task { }` around a loop whose closure would compile as it stands: `for await x in await self.feed.posts()`
  /// with awaited calls of `self` in its body, their arguments literals or the loop's own variable.
  func wrappingFix(for loop: Loop, applicability: Fix.Applicability) -> Fix? {
    guard isPlainStream(loop), standsAlone(loop), outline.innermostClosure(around: loop.keyword) == nil else { return nil }
    let statements = outline.statements(in: outline.inside(loop.open))
    guard !statements.isEmpty, statements.allSatisfy({ isAwaitedCallOfSelf($0, naming: loop.keyword + 2) }) else {
      return nil
    }
    let range = SourceRange(outline.tokens[loop.keyword].start, outline.tokens[loop.end - 1].end)
    return Fix(
      applicability: applicability, title: "wrap the loop in 'task'", edits: wrapping(range, body: statements[0]))
  }

  private func isPlainStream(_ loop: Loop) -> Bool {
    guard let sequence = loop.sequence, sequence.lowerBound == loop.keyword + 4, sequence.upperBound == loop.open,
      outline.tokens[loop.keyword + 1].keyword == .await, outline.isIdentifier(loop.keyword + 2)
    else { return false }
    return isAwaitedCallOfSelf(sequence)
  }

  /// Whether the loop begins and ends lines, and no line of it begins inside a string.
  private func standsAlone(_ loop: Loop) -> Bool {
    let tokens = outline.tokens
    return tokens[loop.keyword].flags.contains(.startsLine) && outline.beginsStatement(loop.keyword)
      && outline.endsStatement(loop.end - 1) && (loop.keyword..<loop.end).allSatisfy { index in
        tokens[index].kind != .stringOpen || tokens[index].end - tokens[index].start < 3
      }
  }

  private func wrapping(_ range: SourceRange, body statement: TokenRange) -> [Fix.Edit] {
    let indentation = self.indentation(ofLineAt: range.start)
    let inner = self.indentation(ofLineAt: outline.tokens[statement.lowerBound].start)
    let unit = inner.count > indentation.count ? String(inner.dropFirst(indentation.count)) : "  "
    let newline = lineBreak(before: range.start)
    let breaks = source.bytes[range.bytes].indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }
    return [insertion("task {\(newline)\(indentation)\(unit)", at: range.start)]
      + breaks.map { insertion(unit, at: $0 + 1) }
      + [insertion("\(newline)\(indentation)}", at: range.end)]
  }
}

/// What may move into the closure of `task` as it stands.
extension LintedFile {
  private func capturesSelfAtMost(_ closure: Closure) -> Bool {
    guard closure.captureList != nil else { return true }
    return closure.captures.count == 1
      && closure.captures.allSatisfy { outline.tokens[$0.name].word == .`self` && $0.ownership != .unowned }
  }

  /// `await self.service.call(arguments)`, with arguments that are literals or a variable of this name.
  private func isAwaitedCallOfSelf(_ expression: TokenRange, naming variable: Int? = nil) -> Bool {
    var index = expression.lowerBound
    guard expression.count > 4, outline.tokens[index].keyword == .await,
      outline.tokens[index + 1].word == .`self`
    else { return false }
    index += 2
    while index < expression.upperBound {
      if outline.kind(at: index) == .postfixQuestionMark { index += 1 }
      guard outline.kind(at: index) == .period, outline.isIdentifier(index + 1) else { return false }
      if let call = outline.call(at: index + 1) {
        return call.end == expression.upperBound && call.trailingClosures.isEmpty
          && call.arguments.allSatisfy { isLiteral($0.value) || isVariable($0.value, named: variable) }
      }
      index += 2
    }
    return false
  }

  /// `await self.method()`, and not one of a property.
  private func isMethodOfSelf(_ expression: TokenRange) -> Bool {
    let period = outline.kind(at: expression.lowerBound + 2) == .period ? 2 : 3
    return outline.call(at: expression.lowerBound + period + 1) != nil
  }

  private func isVariable(_ range: TokenRange, named variable: Int?) -> Bool {
    guard let variable, range.count == 1 else { return false }
    return outline.isIdentifier(range.lowerBound) && file.isSame(range.lowerBound, as: variable, in: file)
  }

  private func isLiteral(_ range: TokenRange) -> Bool {
    range.allSatisfy { index in
      switch outline.tokens[index].kind {
      case .integer, .float, .stringOpen, .stringText, .stringClose: true
      case .word: [.true, .false, .nil].contains(outline.tokens[index].keyword)
      default: false
      }
    }
  }
}

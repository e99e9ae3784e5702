extension Rule {
  static let observationsMustBeIterated = Rule(
    "observations-must-be-iterated", severity: .warning, needs: .words(.Observations)
  ) { file, findings in
    guard !file.file.isTest else { return }
    for index in file.outline.tokens.indices
    where file.outline.tokens[index].word == .Observations && file.isDropped(index) && file.isOfLibrary(index)
      && !file.isInUnbalanced(index)
    {
      findings.report(
        file.file.range(of: index),
        "'Observations' runs its closure only while 'for await' reads it; alone it does nothing")
    }
  }
}

extension LintedFile {
  /// Whether a call is a statement of its own, so that nobody gets the sequence.
  fileprivate func isDropped(_ name: Int) -> Bool {
    let isSpelledOut = outline.kind(at: name + 1) == .period && outline.kind(at: name + 2) != nil
      && outline.tokens[name + 2].word == .`init`
    guard let call = outline.call(at: isSpelledOut ? name + 2 : name), !outline.closures(of: call).isEmpty else {
      return false
    }
    var first = outline.kind(at: name - 1) == .period && outline.isIdentifier(name - 2) ? name - 2 : name
    let isDiscarded = outline.kind(at: first - 1) == .equal && first >= 2 && file.text(of: first - 2) == "_"
    if isDiscarded { first -= 2 }
    guard outline.beginsStatement(first), outline.endsStatement(call.end - 1) else { return false }
    return isDiscarded || !isValue(first..<call.end)
  }

  /// Whether a statement is the value of what it stands in: alone in a closure, in a getter, in a function with a
  /// result, or in the branch of such an `if`.
  private func isValue(_ statement: TokenRange) -> Bool {
    let innermost = outline.block(around: statement.lowerBound)
    var next = innermost
    var isAlone = true
    while let index = next {
      let block = outline.blocks[index]
      isAlone = isAlone && isOnlyOne(statement, in: block, isInnermost: index == innermost)
      switch block.role {
      case .statements, .switchCases: next = block.parent
      case .closure, .accessorBody: return isAlone || isInExpression(statement, of: block)
      case .functionBody: return isAlone && hasResult(block.declaration) || isInExpression(statement, of: block)
      case .members, .accessors, .precedenceGroup: return true
      }
    }
    return false
  }

  /// Whether a block holds the statement and nothing beside it. Of a `case` only its own statements are looked at.
  private func isOnlyOne(_ statement: TokenRange, in block: Block, isInnermost: Bool) -> Bool {
    guard block.role == .switchCases else { return outline.statements(in: statementRange(of: block)).count == 1 }
    return !isInnermost || isAloneInCase(statement)
  }

  /// Whether the `case` that a statement stands in has no other one.
  private func isAloneInCase(_ statement: TokenRange) -> Bool {
    guard outline.kind(at: statement.lowerBound - 1) == .colon, statement.upperBound < outline.tokens.count else {
      return false
    }
    switch outline.tokens[statement.upperBound].kind {
    case .rightBrace, .at, .poundEndif, .poundElse, .poundElseif: return true
    default: return [.case, .default].contains(outline.tokens[statement.upperBound].keyword)
    }
  }

  /// `let values = if isOn { Observations { value } } else { other }`.
  private func isInExpression(_ statement: TokenRange, of block: Block) -> Bool {
    let outer = outline.statements(in: statementRange(of: block)).first { $0.contains(statement.lowerBound) }
    guard let first = outer?.lowerBound, first != statement.lowerBound else { return false }
    return !outline.tokens[first].keyword.headsStatements
  }

  private func statementRange(of block: Block) -> TokenRange {
    block.role == .closure ? outline.closure(at: block.open).statements : outline.inside(block.open)
  }

  private func hasResult(_ declaration: Int?) -> Bool {
    guard let declaration else { return false }
    let kind = outline.declarations[declaration].kind
    return kind == .property || kind == .subscript || outline.declarations[declaration].type != nil
  }

  /// The type of the library, and not one that the project calls the same.
  fileprivate func isOfLibrary(_ name: Int) -> Bool {
    let type = TypeName(token: name, first: name, generics: nil)
    if case .symbols = project.index.resolve(type, in: number, at: outline.declaration(around: name)) { return false }
    return true
  }
}

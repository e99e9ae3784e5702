extension Outliner {
  /// Follows a directive. Where statements or members stand it is one of them, and what it bordered on has ended;
  /// inside an expression whose branches begin with a period, nothing ends.
  ///
  /// - Returns: the token after the directive's condition.
  mutating func directive(at index: Int) -> Int {
    let end = view.conditionEnd(after: index)
    directives.append(Directive(start: index, end: end))
    guard top.isSequence, index >= top.headEnd else { return end }
    if isPartOfHead(index) { return index + 1 }
    guard !isPartOfExpression(index) else { return end }
    beginStatement(at: index)
    top.start = end
    return end
  }

  /// Attributes may stand in the branches of an `#if` before a declaration.
  private mutating func isPartOfHead(_ index: Int) -> Bool {
    guard view.isKind(.poundIf, index), probe.attributesEnd(from: index, in: view) != nil else { return false }
    beginStatement(at: index)
    readDeclaration(at: index)
    return top.headEnd > index
  }

  private mutating func isPartOfExpression(_ index: Int) -> Bool {
    guard view.isKind(.poundIf, index) else {
      guard let opening = view.mate(index).map({ view.isKind(.poundIf, $0) ? $0 : index }) else { return false }
      return opening != index && !starts.contains(opening)
    }
    guard index > 0, index != top.start, !(index - 1 == lastBrace && lastRole != .closure) else { return false }
    return probe.continuesExpression(at: index, in: view)
  }
}

/// Looks past `#if` to see what its first branch holds, and remembers how far it has looked: directives may be nested
/// in the branch, and each of them asks again.
struct DirectiveProbe {
  private var chainEnd = 0
  private var isChain = false
  /// Where the last try met something that is no attribute.
  private var triedEnd = 0
  /// Up to here no branch holds anything.
  private var emptyEnd = 0

  /// Whether an expression goes on in the branches: they begin with a period. What stood in a dead branch is gone, so
  /// behind empty ones the next branch, or what stands behind the `#endif`, tells.
  mutating func continuesExpression(at directive: Int, in view: TokenView) -> Bool {
    guard directive >= chainEnd else { return isChain }
    var index = directive
    while view.isDirective(index) { index = view.conditionEnd(after: index) }
    chainEnd = index
    isChain = view.isKind(.period, index) && view.isWord(index + 1)
    return isChain
  }

  /// - Returns: the token after the `#endif`, when nothing but attributes stands in the branches.
  mutating func attributesEnd(from directive: Int, in view: TokenView) -> Int? {
    guard directive >= emptyEnd, let close = view.mate(directive) else { return nil }
    guard directive >= triedEnd || close < triedEnd else { return nil }
    var depth = 0
    var index = directive
    var hasAttribute = false
    repeat {
      switch view.kind(index) {
      case .poundIf: depth += 1
      case .poundEndif: depth -= 1
      case .poundElse, .poundElseif: break
      case .at:
        hasAttribute = true
        index = view.attributeEnd(from: index)
        continue
      default:
        triedEnd = index
        return nil
      }
      index = view.conditionEnd(after: index)
    } while depth > 0
    if !hasAttribute { emptyEnd = index }
    return hasAttribute ? index : nil
  }
}

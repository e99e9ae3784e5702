/// What stands before the `in` of a closure.
struct ClosureSignature {
  var captureList: Int?
  /// The `(` of the parameters.
  var parameters: Int?
  /// The parameters' names with commas between them, when they stand without parentheses.
  var nakedParameters = 0..<0
  /// The token after `in`.
  var end = 0
}

extension TokenView {
  /// - Returns: nil when there is no `in` where a signature would have it: then all is statements.
  func signature(ofClosureAt open: Int) -> ClosureSignature? {
    var signature = ClosureSignature()
    var index = open + 1
    while isKind(.at, index) { index = attributeEnd(from: index) }
    if isKind(.leftBracket, index) {
      signature.captureList = index
      index = after(index)
    }
    if isKind(.leftParenthesis, index) {
      signature.parameters = index
      index = after(index)
    } else {
      signature.nakedParameters = index..<namesEnd(from: index)
      index = signature.nakedParameters.upperBound
    }
    index = effectsEnd(from: index)
    if isKind(.arrow, index) { index = effectsEnd(from: typeEnd(from: index + 1)) }
    guard keyword(index) == .in else { return nil }
    signature.end = index + 1
    return signature
  }

  /// - Returns: the token after names with commas between them.
  private func namesEnd(from start: Int) -> Int {
    guard isName(start) else { return start }
    var index = start + 1
    while isKind(.comma, index), isName(index + 1) { index += 2 }
    return index
  }
}

/// What a function says between its parameters and its result.
extension Outline {
  package func isAsync(_ function: Declaration) -> Bool {
    effects(of: function).contains { tokens[$0].keyword == .async }
  }

  package func canThrow(_ function: Declaration) -> Bool {
    effects(of: function).contains { tokens[$0].keyword == .throws || tokens[$0].keyword == .rethrows }
  }

  /// Whether reading a property, or a subscript, waits: `var count: Int { get async }`.
  package func hasAsyncGetter(_ property: Declaration) -> Bool {
    guard let body = property.body else { return false }
    return topLevel(of: inside(body)).contains { tokens[$0].keyword == .async }
  }

  private func effects(of function: Declaration) -> TokenRange {
    guard let parameters = function.parameters, let close = mate(of: parameters) else { return 0..<0 }
    return (close + 1)..<max(close + 1, function.type?.lowerBound ?? function.headEnd)
  }
}

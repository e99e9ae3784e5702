/// `#if`, `#elseif`, `#else` or `#endif` with its condition.
struct Directive: Sendable {
  private let startToken: Int32
  private let endToken: Int32

  init(start: Int, end: Int) {
    startToken = Int32(truncatingIfNeeded: start)
    endToken = Int32(truncatingIfNeeded: end)
  }

  var start: Int { Int(startToken) }
  /// The token after the condition.
  var end: Int { Int(endToken) }
}

extension Outline {
  /// The directive whose condition a token belongs to.
  func directive(holding token: Int) -> Directive? {
    lastDirective(before: token).flatMap { $0.end > token ? $0 : nil }
  }

  /// The directive whose branch begins with a token.
  func directive(endingBefore token: Int) -> Directive? {
    lastDirective(before: token).flatMap { $0.end == token ? $0 : nil }
  }

  private func lastDirective(before token: Int) -> Directive? {
    guard !directives.isEmpty else { return nil }
    return lastIndex(before: token - 1, in: directives) { $0.start }.map { directives[$0] }
  }

  /// The `#if` that a directive belongs to, when its branches go on with an expression.
  func expressionDirective(of directive: Int) -> Int? {
    let opening = kind(at: directive) == .poundIf ? directive : mate(of: directive)
    guard let opening, kind(at: opening) == .poundIf, !starts.contains(opening) else { return nil }
    return opening
  }
}

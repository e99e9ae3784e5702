/// What is known of a compilation condition without knowing the build.
enum Truth {
  case `true`, `false`, unknown

  /// Reads `true` and `false`, negated or joined with `&&` and `||` to anything; parentheses that group make the
  /// whole unknown.
  init(_ condition: ArraySlice<Token>, bytes: [UInt8]) {
    var someAlternative = Truth.false
    var alternative = Truth.true
    var operand: Truth?
    var isNegated = false
    var depth = 0
    for token in condition {
      switch token.kind {
      case .leftParenthesis where operand == nil:
        self = .unknown
        return
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      case .operator where depth == 0 && bytes[token.start] == UInt8(ascii: "!"):
        isNegated.toggle()
      case .operator where depth == 0:
        alternative = alternative.and((operand ?? .unknown).negated(isNegated))
        (operand, isNegated) = (nil, false)
        guard bytes[token.start] == UInt8(ascii: "|") else { break }
        someAlternative = someAlternative.or(alternative)
        alternative = .true
      case _ where depth == 0:
        operand = operand == nil ? Truth(literal: token) : .unknown
      default: break
      }
    }
    alternative = alternative.and((operand ?? .unknown).negated(isNegated))
    self = someAlternative.or(alternative)
  }

  private init(literal token: Token) {
    switch token.keyword {
    case .true: self = .true
    case .false: self = .false
    default: self = .unknown
    }
  }

  private func negated(_ isNegated: Bool) -> Truth {
    guard isNegated else { return self }
    return switch self {
    case .true: .false
    case .false: .true
    case .unknown: .unknown
    }
  }

  private func and(_ other: Truth) -> Truth {
    if self == .false || other == .false { return .false }
    return self == .true && other == .true ? .true : .unknown
  }

  private func or(_ other: Truth) -> Truth {
    if self == .true || other == .true { return .true }
    return self == .false && other == .false ? .false : .unknown
  }
}

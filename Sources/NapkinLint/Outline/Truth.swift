/// What is known of a compilation condition without knowing the build.
enum Truth {
  case `true`, `false`, unknown

  /// Reads `true` and `false`, negated, in parentheses, or joined with `&&` and `||` to anything.
  init(of condition: TokenRange, in view: TokenView, bytes: [UInt8]) {
    var reader = ConditionReader(view: view, bytes: bytes)
    for index in condition { reader.take(index) }
    self = reader.truth
  }

  fileprivate func negated(_ isNegated: Bool) -> Truth {
    guard isNegated else { return self }
    return switch self {
    case .true: .false
    case .false: .true
    case .unknown: .unknown
    }
  }

  fileprivate func and(_ other: Truth) -> Truth {
    if self == .false || other == .false { return .false }
    return self == .true && other == .true ? .true : .unknown
  }

  fileprivate func or(_ other: Truth) -> Truth {
    if self == .true || other == .true { return .true }
    return self == .false && other == .false ? .false : .unknown
  }
}

/// Evaluates a condition from left to right with a stack of its open parentheses.
private struct ConditionReader {
  let view: TokenView
  let bytes: [UInt8]
  private var current = Level()
  private var outer: [Level] = []

  init(view: TokenView, bytes: [UInt8]) {
    (self.view, self.bytes) = (view, bytes)
  }

  /// What stands between two parentheses.
  fileprivate struct Level {
    var someAlternative = Truth.false
    var alternative = Truth.true
    var operand: Truth?
    var isNegated = false
    /// The parentheses hold a call's arguments.
    var isArguments = false
  }

  var truth: Truth {
    var reader = self
    while !reader.outer.isEmpty { reader.close() }
    return reader.current.truth
  }

  mutating func take(_ index: Int) {
    switch view.kind(index) {
    case .leftParenthesis:
      outer.append(current)
      current = Level()
      current.isArguments = outer.last?.operand != nil
    case .rightParenthesis: close()
    case .operator, .postfixExclamationMark: takeOperator(index)
    case .word: takeOperand(view.keyword(index) == .true ? .true : view.keyword(index) == .false ? .false : .unknown)
    default: takeOperand(.unknown)
    }
  }

  private mutating func close() {
    guard let level = outer.popLast() else { return }
    let truth = current.isArguments ? Truth.unknown : current.truth
    current = level
    takeOperand(truth)
  }

  /// Two operands in a row are something else, `os(Linux)` or `>=5`.
  private mutating func takeOperand(_ truth: Truth) {
    current.operand = current.operand == nil ? truth : .unknown
  }

  private mutating func takeOperator(_ index: Int) {
    switch (view.firstByte(index, of: bytes), view.length(index)) {
    case (UInt8(ascii: "!"), 1) where current.operand == nil: current.isNegated.toggle()
    case (UInt8(ascii: "&"), 2): current.endOperand()
    case (UInt8(ascii: "|"), 2): current.endAlternative()
    default: current.operand = .unknown
    }
  }
}

extension ConditionReader.Level {
  fileprivate var truth: Truth {
    var level = self
    level.endAlternative()
    return level.someAlternative
  }

  fileprivate mutating func endOperand() {
    alternative = alternative.and((operand ?? .unknown).negated(isNegated))
    (operand, isNegated) = (nil, false)
  }

  fileprivate mutating func endAlternative() {
    endOperand()
    someAlternative = someAlternative.or(alternative)
    alternative = .true
  }
}

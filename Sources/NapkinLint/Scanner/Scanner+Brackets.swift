extension Scanner {
  /// A brace cannot stand in a generic clause, so a clause that is still open is none.
  mutating func scanBrace(_ kind: Token.Kind) {
    abandonAngles()
    chain = .expression
    namesAlias = false
    scanPunctuation(kind)
  }

  mutating func scanSemicolon() {
    abandonAngles()
    scanPunctuation(.semicolon)
  }

  mutating func scanLeftParenthesis() {
    attributeArguments.enterParenthesis()
    if !frames.isEmpty { frames[frames.count - 1].openParentheses += 1 }
    scanPunctuation(.leftParenthesis)
  }

  mutating func scanRightParenthesis() {
    if let frame = frames.last, frame.openParentheses == 0 { return endInterpolation(of: frame) }
    if !frames.isEmpty { frames[frames.count - 1].openParentheses -= 1 }
    attributeArguments.leaveParenthesis()
    chain = .expression
    scanPunctuation(.rightParenthesis)
  }

  mutating func scanBackslash() {
    chain = .keyPathRoot
    scanPunctuation(.backslash)
  }

  mutating func scanRightBracket() {
    chain = .expression
    scanPunctuation(.rightBracket)
  }

  /// An Objective-C selector such as `@objc(a::)` has two colons where all other code has a module selector.
  mutating func scanColon() {
    let isDouble = byte(at: position + 1) == UInt8(ascii: ":") && attributeArguments.current != .selector
    add(isDouble ? .colonColon : .colon, from: position, to: position + (isDouble ? 2 : 1))
  }
}

/// Which attribute's arguments the scanner is in, where that changes what tokens are.
struct AttributeArguments {
  enum Kind {
    case other
    /// Platform versions: `10.15` is an integer, a period and an integer.
    case versions
    /// An Objective-C selector.
    case selector
    /// The name of a declaration: the `.+` of `Float.+` is a period and an operator.
    case qualifiedName
  }

  private(set) var current = Kind.other
  private var pending = Kind.other
  private var depth = 0

  /// Takes the parenthesis that may come next as the start of arguments of that kind.
  mutating func expect(_ kind: Kind) { pending = kind }

  mutating func enterParenthesis() {
    if current != .other {
      depth += 1
    } else if pending != .other {
      current = pending
      depth = 1
    }
    pending = .other
  }

  mutating func leaveParenthesis() {
    guard current != .other else { return }
    depth -= 1
    if depth == 0 { current = .other }
  }
}

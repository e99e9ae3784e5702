extension Scanner {
  /// A brace cannot stand in a generic clause or an attribute's arguments, so those still open are none.
  mutating func scanBrace(_ kind: Token.Kind) {
    abandonAngles()
    attributeArguments = AttributeArguments()
    nameStart = PreviousToken()
    declaresAlias = false
    scanPunctuation(kind)
  }

  mutating func scanSemicolon() {
    abandonAngles()
    scanPunctuation(.semicolon)
  }

  mutating func scanLeftParenthesis() {
    if attributeArguments.depth > 0 || previous.followsAt || previous.isKind(.pound) { enterArguments() }
    if !frames.isEmpty { frames[frames.count - 1].openParentheses += 1 }
    scanPunctuation(.leftParenthesis)
  }

  mutating func scanRightParenthesis() {
    if let frame = frames.last, frame.openParentheses == 0 { return endInterpolation(of: frame) }
    if !frames.isEmpty { frames[frames.count - 1].openParentheses -= 1 }
    if attributeArguments.depth > 0 { attributeArguments.leaveParenthesis() }
    nameStart = PreviousToken()
    scanPunctuation(.rightParenthesis)
  }

  mutating func scanBackslash() {
    scanPunctuation(.backslash)
    nameStart = previous
    keyPath = .root
  }

  mutating func scanRightBracket() {
    nameStart = PreviousToken()
    scanPunctuation(.rightBracket)
  }

  /// An Objective-C selector such as `@objc(a::)` has two colons where all other code has a module selector.
  mutating func scanColon() {
    let isDouble = byte(at: position + 1) == .colon && attributeArguments.current != .selector
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
  /// How many parentheses are open, those of the arguments included.
  private(set) var depth = 0

  mutating func enterParenthesis(of kind: Kind) {
    if depth == 0 { current = kind }
    if current != .other { depth += 1 }
  }

  mutating func leaveParenthesis() {
    depth -= 1
    if depth == 0 { current = .other }
  }
}

/// How far the scanner has come in a key path.
enum KeyPathPart {
  case root, members
  /// Behind a `?` or `!` that is a component.
  case marks
}

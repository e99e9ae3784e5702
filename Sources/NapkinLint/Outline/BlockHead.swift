extension Outline {
  /// The word that heads a block of statements: `if`, `else`, `for`, `while`, `do`...
  package func head(ofStatements open: Int) -> Word {
    var index = open - 1
    while index >= 0 {
      switch tokens[index].kind {
      case .rightParenthesis, .rightBracket, .rightBrace, .rightAngle:
        guard let opening = mate(of: index) else { return .other }
        index = opening - 1
      case .word where tokens[index].keyword.headsStatements: return tokens[index].keyword
      case .leftBrace, .leftParenthesis, .semicolon: return .other
      default: index -= 1
      }
    }
    return .other
  }
}

extension Word {
  /// Whether the word begins a statement that holds blocks of statements.
  var headsStatements: Bool {
    switch self {
    case .if, .else, .guard, .for, .while, .repeat, .do, .catch, .defer, .switch: true
    default: false
    }
  }
}

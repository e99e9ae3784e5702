/// The scanner's dump with what it leaves out: what kind of operator each one is.
func judgedLines(of bytes: [UInt8]) -> [JudgedLine] {
  let source = Scanner.scan(bytes)
  var tokens = source.tokens[...]
  return TokenDump(source, of: bytes).lines.map { line in
    var detail = ""
    if let token = tokens.first, token.start == line.start {
      detail = token.operatorDetail
      tokens.removeFirst()
    }
    return JudgedLine(start: line.start, end: line.end, kind: line.kind, detail: detail)
  }
}

extension Token {
  fileprivate var operatorDetail: String {
    switch kind {
    case .leftAngle: "left angle"
    case .rightAngle: "right angle"
    case .arrow: "arrow"
    case .equal: "equal"
    case .postfixExclamationMark, .postfixQuestionMark: "mark"
    case .infixQuestionMark: "infix mark"
    case .prefixAmpersand: "prefix ampersand"
    case .operator: flags.contains(.isPrefix) ? "prefix" : flags.contains(.isPostfix) ? "postfix" : "infix"
    default: ""
    }
  }
}

/// A generic clause whose `>` is still to come.
struct OpenAngle {
  /// Where its `>` stands; unknown for the parameters of a declaration, which end at the next `>`.
  let close: Int?
  /// What the name before the clause began behind, for `Outer<A>.Inner<B>`.
  let chain: ChainStart
}

/// What a dotted name begins behind, as far as it tells whether a `<` behind the name opens a generic clause.
enum ChainStart: UInt8 {
  /// `func`, `struct` and the like, and `init` itself: it always does.
  case declaration
  /// `->`, `as`, `@` and the like: only a type can stand here.
  case type
  /// A colon, a comma and the like: a type or an expression.
  case either
  case expression
  /// The backslash of a key path: the name is its root type.
  case keyPathRoot
  /// A period in a key path.
  case keyPath
}

extension Scanner {
  /// Notes what the name that begins now stands behind.
  @inline(__always)
  mutating func startChain(with word: Word) {
    switch previous.kind {
    case .word: chain = previous.followsAt ? .type : chainStart(behind: previous.word)
    case .colon, .comma, .operator, .prefixAmpersand, .leftParenthesis, .leftBracket: chain = .either
    case .arrow, .at, .leftAngle: chain = .type
    case .backslash: chain = .keyPathRoot
    case .equal: chain = namesAlias ? .type : .expression
    case .postfixQuestionMark, .postfixExclamationMark: chain = previous.marked == .as ? .type : .expression
    default: chain = .expression
    }
    if word.isReserved { startChain(withReserved: word) }
  }

  /// `init` and `subscript` are names. What stands behind the `=` of an alias is a type.
  private mutating func startChain(withReserved word: Word) {
    if word == .`init` || word == .subscript { chain = .declaration }
    guard angles.isEmpty, !word.isExpression else { return }
    namesAlias = word == .typealias || word == .associatedtype
  }

  private func chainStart(behind word: Word) -> ChainStart {
    switch word {
    case .func, .struct, .class, .enum, .protocol, .actor, .typealias, .macro, .associatedtype:
      .declaration
    case .as, .is, .some, .any, .each, .inout, .borrowing, .consuming, .sending, .isolated, .extension, .repeat,
      .nonisolated:
      .type
    case .where: .either
    default: .expression
    }
  }

  /// Opens a generic clause if the `<` at `position` does.
  mutating func scanLeftAngle() -> Bool {
    let start = position
    guard let start = angleStart(at: start) else { return false }
    let close: Int?
    switch start {
    case .declaration:
      close = nil
    case let context:
      guard let found = lookahead(at: position), let end = found.close, !found.isTypeOnly || context != .expression,
        opensGenericClause(closedAt: end, in: context)
      else { return false }
      close = end
    }
    angles.append(OpenAngle(close: close, chain: chain))
    add(.leftAngle, from: position, to: position + 1)
    return true
  }

  /// What the name before a `<` began behind; nothing when no generic clause can follow.
  private func angleStart(at offset: Int) -> ChainStart? {
    switch previous.kind {
    case .word:
      guard previous.word.isReserved, chain != .declaration, !previous.followsPeriod else { return chain }
      return angleStart(behindReserved: previous.word)
    case .quotedWord: return chain
    case .arrow: return .declaration
    case .colon:
      return isLeftBound(position) || !byte(at: position + 1).isLetter ? nil : .declaration
    case .operator, .equal, .ellipsis, .prefixAmpersand, .infixQuestionMark:
      return previous.followsFunc ? .declaration : nil
    case .postfixQuestionMark, .postfixExclamationMark: return previous.marked == .`init` ? .declaration : nil
    case .integer: return previous.followsPeriod ? chain : nil
    default: return nil
    }
  }

  /// `protocol<A, B>` is how Swift 2 wrote `A & B`.
  private func angleStart(behindReserved word: Word) -> ChainStart? {
    switch word {
    case .Self, .self: chain
    case .protocol: .type
    default: nil
    }
  }

  private func opensGenericClause(closedAt close: Int, in context: ChainStart) -> Bool {
    if let outer = angles.last { if outer.close.map({ close < $0 }) ?? true { return true } }
    if context == .type || context == .keyPathRoot || context == .keyPath { return true }
    if close == position + 1 {
      guard context == .either, isLeftBound(position), !isRightBound(close + 1, isLeftBound: true) else { return false }
    }
    return isFollower(from: close + 1, of: context)
  }

  /// Whether what stands behind a `>` shows that it ended generic arguments.
  private func isFollower(from start: Int, of context: ChainStart) -> Bool {
    let next = significantOffset(from: start)
    guard next < count else { return true }
    let startsLine = hasLineBreak(from: start, to: next)
    switch bytes[next] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return true
    case UInt8(ascii: "("), UInt8(ascii: "["):
      return !startsLine || context == .either
    case UInt8(ascii: "."):
      return !isOperatorByte(byte(at: next + 1)) || (context == .either && starts(with: "...", at: next))
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      return next == start
    case UInt8(ascii: "&"):
      return !isOperatorByte(byte(at: next + 1)) && (next == start) == !isRightBound(next + 1, isLeftBound: false)
        || context == .either
    case UInt8(ascii: "="):
      return context == .either && (!isOperatorByte(byte(at: next + 1)) || starts(with: "== ", at: next))
    default:
      return context == .either && (startsLine || isTypeFollower(at: next))
    }
  }

  private func isTypeFollower(at offset: Int) -> Bool {
    if starts(with: "->", at: offset) || bytes[offset] == UInt8(ascii: "@") { return true }
    let end = identifierEnd(from: offset)
    guard end > offset else { return false }
    switch knownWords.word(at: bytes + offset, length: end - offset, readable: count - offset) {
    case .where, .in, .throws, .rethrows, .async, .else: return true
    default: return false
    }
  }

  private func isOperatorByte(_ byte: UInt8) -> Bool {
    switch classes[Int(byte)] {
    case .sign, .less, .greater, .mark, .slash, .period: true
    default: false
    }
  }

  /// Closes a generic clause if the `>` at `position` does.
  mutating func scanRightAngle() -> Bool {
    while let angle = angles.last {
      if let close = angle.close, close != position {
        if close > position { return false }
        angles.removeLast()
        continue
      }
      angles.removeLast()
      add(.rightAngle, from: position, to: position + 1)
      chain = angle.chain
      return true
    }
    return false
  }

  /// Forgets clauses that cannot be closed any more.
  @inline(__always)
  mutating func abandonAngles() {
    if !angles.isEmpty { angles.removeAll(keepingCapacity: true) }
  }

  /// The first byte from `start` that is no white space and in no comment.
  func significantOffset(from start: Int) -> Int {
    var offset = start
    while offset < count {
      switch classes[Int(bytes[offset])] {
      case .space, .newline: offset += 1
      case .slash where byte(at: offset + 1) == UInt8(ascii: "/"): offset = lineEnd(from: offset)
      case .slash where byte(at: offset + 1) == UInt8(ascii: "*"): offset = blockComment(from: offset).end
      default: return offset
      }
    }
    return count
  }

  private func hasLineBreak(from start: Int, to end: Int) -> Bool {
    for offset in start..<max(start, end) where bytes[offset].isNewline { return true }
    return false
  }
}

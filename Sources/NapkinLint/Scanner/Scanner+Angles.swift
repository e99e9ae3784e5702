/// A generic clause whose `>` is still to come.
struct OpenAngle {
  private let closeOffset: UInt32
  /// What the name before the clause began behind, for `Outer<A>.Inner<B>`.
  let nameStart: PreviousToken

  init(close: Int?, nameStart: PreviousToken) {
    closeOffset = UInt32(truncatingIfNeeded: close ?? 0)
    self.nameStart = nameStart
  }

  /// Where its `>` stands; unknown for the parameters of a declaration, which end at the next `>`.
  var close: Int? { closeOffset == 0 ? nil : Int(closeOffset) }
}

/// What can stand where a name begins, as far as it tells whether a `<` behind the name opens a generic clause.
enum NameContext {
  /// The name of a declaration, behind `func`, `struct` and the like: it always does.
  case declaration
  /// Behind `->`, `as`, `@` and the like: only a type.
  case type
  /// Behind a colon, a comma and the like: a type or an expression.
  case either
  case expression
}

/// What a line break is to one who looks for the next significant byte.
enum LineBreak {
  case isBlank, signifies
}

extension Scanner {
  private var nameContext: NameContext {
    switch nameStart.kind {
    case .word: nameStart.followsAt ? .type : nameContext(behind: nameStart.word)
    case .operator: nameStart.isPostfix ? .expression : .either
    case .colon, .comma, .prefixAmpersand, .leftParenthesis, .leftBracket: .either
    case .arrow, .at, .leftAngle, .backslash: .type
    case .equal: nameStart.definesAlias ? .type : .expression
    case .postfixQuestionMark, .postfixExclamationMark: nameStart.follows(.as) ? .type : .expression
    default: .expression
    }
  }

  private func nameContext(behind word: Word) -> NameContext {
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
    guard let context = contextOfAngle else { return false }
    let close: Int?
    switch context {
    case .declaration:
      close = nil
    default:
      guard let found = lookahead(at: position), let end = found.close, !found.isTypeOnly || context != .expression,
        opensGenericClause(closedAt: end, in: context)
      else { return false }
      close = end
    }
    angles.append(OpenAngle(close: close, nameStart: nameStart))
    add(.leftAngle, from: position, to: position + 1)
    return true
  }

  /// The context of the name before the `<` at `position`; nothing when no generic clause can follow.
  private var contextOfAngle: NameContext? {
    switch previous.kind {
    case .word: previous.word.isReserved && !previous.followsPeriod ? contextOfAngleBehindReserved : nameContext
    case .quotedWord: nameContext
    case .arrow: .declaration
    case .colon: declaresVariable && byte(at: position + 1).isLetter ? .declaration : nil
    case .operator, .equal, .ellipsis, .prefixAmpersand, .infixQuestionMark:
      previous.follows(.func) ? .declaration : nil
    case .postfixQuestionMark, .postfixExclamationMark: previous.follows(.`init`) ? .declaration : nil
    case .integer: previous.followsPeriod ? nameContext : nil
    default: nil
    }
  }

  /// The colon before the `<` is that of `var name: <T> T`.
  private var declaresVariable: Bool {
    previous.earlierKind == .word && (nameStart.isKeyword(.var) || nameStart.isKeyword(.let))
  }

  /// `protocol<A, B>` is how Swift 2 wrote `A & B`.
  private var contextOfAngleBehindReserved: NameContext? {
    switch previous.word {
    case .`init`, .subscript: .declaration
    case .Self, .self: nameContext
    case .protocol: .type
    default: nameContext == .declaration ? .declaration : nil
    }
  }

  private func opensGenericClause(closedAt close: Int, in context: NameContext) -> Bool {
    if let outer = angles.last { if outer.close.map({ close < $0 }) ?? true { return true } }
    if context == .type { return true }
    if close == position + 1 { return opensEmptyClause(in: context) }
    let next = significantOffset(from: close + 1)
    return isFollower(at: next, of: close) || (context == .either && isTypeFollower(at: next, of: close))
  }

  /// A type may lack its arguments by mistake; `<>` is an operator where it stands between two operands.
  private func opensEmptyClause(in context: NameContext) -> Bool {
    context == .either && isLeftBound(position) && !isRightBound(position + 2, isLeftBound: true)
  }

  /// Whether what stands behind the `>` at `close` shows that generic arguments ended, whatever stands before them.
  private func isFollower(at next: Int, of close: Int) -> Bool {
    guard next < count else { return true }
    switch bytes[next] {
    case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .comma,
      .semicolon, .colon:
      return true
    case .leftParenthesis, .leftBracket:
      return !hasLineBreak(from: close, to: next)
    case .period:
      return !isOperatorByte(byte(at: next + 1))
    case .question, .exclamation:
      return next == close + 1
    case .ampersand:
      let leftBound = next == close + 1
      return !isOperatorByte(byte(at: next + 1)) && leftBound == isRightBound(next + 1, isLeftBound: leftBound)
    default:
      return false
    }
  }

  /// Whether what stands behind the `>` at `close` can stand behind a type, where a type or an expression can begin.
  /// Such a `>` touches what stands before it, unless it is the first on its line or closes an empty clause.
  private func isTypeFollower(at next: Int, of close: Int) -> Bool {
    guard !isApart(close) || significantOffset(from: position + 1) == close else { return false }
    if hasLineBreak(from: close, to: next) { return true }
    switch bytes[next] {
    case .at, .ampersand: return true
    case .equal: return !isOperatorByte(byte(at: next + 1)) || starts(with: "== ", at: next)
    case .minus: return starts(with: "->", at: next)
    case .period: return starts(with: "...", at: next)
    default: break
    }
    let end = identifierEnd(from: next)
    switch word(from: next, to: end) {
    case .where, .in, .throws, .rethrows, .async, .else: return true
    default: return false
    }
  }

  private func isApart(_ offset: Int) -> Bool {
    var before = offset
    while before > 0, bytes[before - 1] == .space || bytes[before - 1] == .tab { before -= 1 }
    return before < offset && before > 0 && !bytes[before - 1].isNewline
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
      nameStart = angle.nameStart
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
  func significantOffset(from start: Int, lineBreak: LineBreak = .isBlank) -> Int {
    var offset = start
    while offset < count {
      switch classes[Int(bytes[offset])] {
      case .newline where lineBreak == .signifies: return offset
      case .space, .newline: offset += 1
      case .slash where byte(at: offset + 1) == .slash: offset = lineEnd(from: offset)
      case .slash where byte(at: offset + 1) == .star: offset = blockComment(from: offset).end
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

extension Scanner {
  mutating func scanLess() {
    if byte(at: position + 1) == .pound, scanPlaceholder() { return }
    if byte(at: position + 1) == .less, scanConflict() { return }
    if !scanLeftAngle() { scanOperator() }
  }

  mutating func scanGreater() {
    if byte(at: position + 1) == .greater, scanConflict() { return }
    if !scanRightAngle() { scanOperator() }
  }

  /// A `?` or `!` right behind something is a postfix operator on its own, whatever follows. Behind the `init` of a
  /// declaration it may stand apart.
  mutating func scanMark() {
    guard isLeftBound(position) || followsInitializer else { return scanOperator() }
    if keyPath == .members { keyPath = .marks }
    let isQuestion = bytes[position] == .question
    add(
      isQuestion ? .postfixQuestionMark : .postfixExclamationMark, from: position, to: position + 1,
      flags: .isPostfix)
  }

  /// Nearly every period stands before a name.
  @inline(__always)
  mutating func scanPeriod() {
    if byte(at: position + 1).isLetter { addPeriod(at: position) } else { scanOperator() }
  }

  private var followsInitializer: Bool {
    previous.isKeyword(.`init`) && !previous.followsPeriod
  }

  mutating func scanOperator() {
    let start = position
    var end = operatorEnd(from: start)
    if let slash = firstSlash(from: start, to: end) {
      if scanRegexInOperator(from: start, slash: slash, to: end) { return }
      end = commentInOperator(from: start, to: end) ?? end
    }
    if previous.isKeyword(.func) {
      end = operatorNameEnd(from: start, to: end)
    } else if bytes[start] == .period, isPeriod(from: start, to: end) {
      return addPeriod(at: start)
    }
    addOperator(from: start, to: end)
  }

  /// Whether only the first character of a run that begins with a period belongs to it.
  private func isPeriod(from start: Int, to end: Int) -> Bool {
    if attributeArguments.current == .qualifiedName { return isLeftBound(start) }
    return nameStart.kind == .backslash && keyPath != .marks && isKeyPathMarks(from: start, to: end)
  }

  /// Where the run of operator characters from `start` ends. A period continues only what began with one.
  private mutating func operatorEnd(from start: Int) -> Int {
    let beginsWithPeriod = bytes[start] == .period
    var offset = start
    if bytes[start] >= 0x80 { offset += scalar(at: start).length } else { offset += 1 }
    while offset < count {
      switch classes[Int(bytes[offset])] {
      case .sign, .mark, .slash, .greater: offset += 1
      case .period where beginsWithPeriod: offset += 1
      case .less:
        if byte(at: offset + 1) == .pound, hasPlaceholderEnd(from: offset) { return offset }
        offset += 1
      case .nonASCII:
        let scalar = scalar(at: offset)
        guard let value = scalar.value, UnicodeScalarClass.continuesOperator(value) else { return offset }
        offset += scalar.length
      default: return offset
      }
    }
    return offset
  }

  private func firstSlash(from start: Int, to end: Int) -> Int? {
    for offset in start..<end where bytes[offset] == .slash { return offset }
    return nil
  }

  /// An operator ends where a comment begins; at its first character there is none.
  private func commentInOperator(from start: Int, to end: Int) -> Int? {
    guard end - start > 2 else { return nil }
    for offset in start + 1..<end where bytes[offset] == .slash {
      let next = byte(at: offset + 1)
      if next == .slash || next == .star { return offset }
    }
    return nil
  }

  /// The last `<` of `func ==<T>` opens its generic clause.
  private func operatorNameEnd(from start: Int, to end: Int) -> Int {
    guard end - start > 1, bytes[end - 1] == .less else { return end }
    let next = significantOffset(from: end)
    guard next < count else { return end }
    if bytes[next] == .backtick { return end - 1 }
    let nameEnd = identifierEnd(from: next)
    guard nameEnd > next, !bytes[next].isDigit else { return end }
    let word = word(from: next, to: nameEnd)
    return !word.isReserved || word == .let ? end - 1 : end
  }

  /// In a key path, `.?` and `.!` are a period and a postfix operator.
  private func isKeyPathMarks(from start: Int, to end: Int) -> Bool {
    guard end - start > 1 else { return false }
    var wasPeriod = false
    for offset in start..<end {
      let isPeriod = bytes[offset] == .period
      if isPeriod ? wasPeriod : classes[Int(bytes[offset])] != .mark { return false }
      wasPeriod = isPeriod
    }
    return true
  }

  mutating func addOperator(from start: Int, to end: Int) {
    let opensArguments = previous.kind == .leftAngle && previousEnd == start
    let leftBound = isLeftBound(start) && !opensArguments
    let rightBound = isRightBound(end, isLeftBound: leftBound)
    guard !containsCommentEnd(from: start, to: end) else { return addGarbage(upTo: end) }
    let isPrefix = rightBound && !leftBound
    let flags = leftBound == rightBound ? Token.Flags() : leftBound ? .isPostfix : .isPrefix
    let kind = operatorKind(from: start, to: end, isPrefix: isPrefix)
    if kind == .period { return addPeriod(at: start) }
    add(kind, from: start, to: end, flags: flags)
    if kind == .equal { noteAlias() }
  }

  @inline(__always)
  private mutating func addPeriod(at start: Int) {
    if keyPath == .root { keyPath = .members }
    add(.period, from: start, to: start + 1)
  }

  private func operatorKind(from start: Int, to end: Int, isPrefix: Bool) -> Token.Kind {
    switch end - start {
    case 1:
      switch bytes[start] {
      case .equal: return .equal
      case .period: return .period
      case .ampersand where isPrefix: return .prefixAmpersand
      case .question: return .infixQuestionMark
      default: return .operator
      }
    case 2 where bytes[start] == .minus && bytes[start + 1] == .greater: return .arrow
    case 3 where starts(with: "...", at: start): return .ellipsis
    default: return .operator
    }
  }

  /// The end of a comment that never began is no operator.
  private func containsCommentEnd(from start: Int, to end: Int) -> Bool {
    guard end - start > 1 else { return false }
    for offset in start..<end - 1 where bytes[offset] == .star && bytes[offset + 1] == .slash {
      return true
    }
    return false
  }
}

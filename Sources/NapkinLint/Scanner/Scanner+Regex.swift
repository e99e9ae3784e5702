extension Scanner {
  /// Scans `#/.../#`. One that opens with a line break may hold more, and when it never ends it is no longer than
  /// its first line.
  mutating func scanExtendedRegex(pounds: Int) {
    _ = addRegex(from: position, slash: position + pounds, pounds: pounds, isCertain: true)
  }

  /// Scans a regex literal that begins in the operator characters of a run, whose first slash is at `slash`.
  mutating func scanRegexInOperator(from start: Int, slash: Int, to end: Int) -> Bool {
    let leftBound = isLeftBound(start)
    guard !leftBound, !namesOperator else { return false }
    let looksInfix = !isRightBound(end, isLeftBound: false)
    var isCertain = false
    if looksInfix {
      let followsTry = previous.isMark && previous.follows(.try)
      guard followsTry || expectsExpression else { return false }
      isCertain = followsTry || !isInArguments
    }
    if slash == start { return addRegex(from: start, slash: slash, pounds: 0, isCertain: isCertain) }
    guard let regex = regex(slash: slash, pounds: 0, isCertain: isCertain) else { return false }
    addOperator(from: start, to: slash)
    add(.regex, from: slash, to: regex.end, flags: regex.isTerminated ? [] : .isUnterminated)
    return true
  }

  private var namesOperator: Bool {
    previous.isKeyword(.func) || previous.isKeyword(.operator)
  }

  /// In a list of arguments an operator may stand alone.
  private var isInArguments: Bool {
    switch previous.kind {
    case .leftParenthesis, .leftBracket, .comma, .colon, .colonColon: true
    default: false
    }
  }

  /// Whether the last token is one that an expression comes behind.
  private var expectsExpression: Bool {
    switch previous.kind {
    case nil, .leftAngle, .leftBrace, .leftParenthesis, .leftBracket, .prefixAmpersand, .equal, .semicolon, .comma,
      .colon, .infixQuestionMark, .interpolationOpen, .poundIf, .poundElse, .poundElseif, .poundEndif:
      true
    case .operator, .ellipsis: !previous.isPostfix
    case .word: previous.word.isReserved && !previous.word.isExpression
    default: false
    }
  }

  private mutating func addRegex(from start: Int, slash: Int, pounds: Int, isCertain: Bool) -> Bool {
    guard let regex = regex(slash: slash, pounds: pounds, isCertain: isCertain) else { return false }
    add(.regex, from: start, to: regex.end, flags: regex.isTerminated ? [] : .isUnterminated)
    return true
  }

  /// Reads the regex that opens with the slash at an offset; nothing where it is none. When it is not certain to
  /// be one, a space at an edge, an unbalanced `)` or a missing end says that the slash is an operator.
  private mutating func regex(slash: Int, pounds: Int, isCertain: Bool) -> (end: Int, isTerminated: Bool)? {
    var reader = RegexReader(pounds: pounds, isCertain: isCertain, position: slash + 1)
    if pounds == 0 {
      let next = byte(at: slash + 1)
      if next == .star || next == .slash || byteBefore(slash) == .star { return nil }
      if !isCertain, next == .space || next == .tab { return nil }
    } else {
      var blank = slash + 1
      while byte(at: blank) == .space || byte(at: blank) == .tab { blank += 1 }
      if byte(at: blank).isNewline {
        guard isMultilineRegexClosed(from: blank, pounds: pounds) else { return (blank, false) }
        reader.isMultiline = true
        reader.position = blank
      }
    }
    return read(&reader)
  }

  private func read(_ reader: inout RegexReader) -> (end: Int, isTerminated: Bool)? {
    while reader.position < count {
      let byte = bytes[reader.position]
      if byte == .slash {
        switch closing(reader) {
        case .end(let end): return (end, true)
        case .unterminated: return reader.isCertain ? (reader.position, false) : nil
        case .none: return nil
        case .text: reader.position += 1
        }
      } else if byte.isNewline, !reader.isMultiline {
        break
      } else if byte == .backslash {
        reader.position += 1
        if reader.position < count, reader.isMultiline || !bytes[reader.position].isNewline {
          reader.position += scalar(at: reader.position).length
        }
      } else {
        guard reader.take(byte) else { return nil }
      }
    }
    return reader.isCertain ? (min(reader.position, count), false) : nil
  }

  private enum Closing {
    case end(Int), unterminated, none, text
  }

  private func closing(_ reader: RegexReader) -> Closing {
    let slashEnd = reader.position + 1
    if reader.pounds > 0 {
      let pounds = poundCount(from: slashEnd)
      return pounds >= reader.pounds ? .end(slashEnd + pounds) : .text
    }
    let next = byte(at: slashEnd)
    if next == .star || next == .slash { return .unterminated }
    return reader.lastSpace == reader.position - 1 && !reader.isCertain ? .none : .end(slashEnd)
  }

  /// Whether a multi-line regex whose text begins at an offset has its closing delimiter.
  private mutating func isMultilineRegexClosed(from start: Int, pounds: Int) -> Bool {
    if !searches.regexClosers.covers(start) {
      searches.regexClosers = Closers(range: start..<count)
      var offset = start
      while offset < count {
        let byte = bytes[offset]
        offset += 1
        if byte == .backslash, offset < count { offset += scalar(at: offset).length }
        if byte == .slash { searches.regexClosers.add(offset, pounds: poundCount(from: offset)) }
      }
    }
    return searches.regexClosers.hasCloser(from: start, pounds: pounds)
  }
}

private struct RegexReader {
  let pounds: Int
  let isCertain: Bool
  var isMultiline = false
  var position: Int
  private(set) var lastSpace = -1
  private var openGroups = 0
  private var openClasses = 0

  init(pounds: Int, isCertain: Bool, position: Int) {
    self.pounds = pounds
    self.isCertain = isCertain
    self.position = position
  }

  /// Takes a byte of the pattern; false when it shows that this is no regex.
  mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case .space, .tab: lastSpace = position
    case .leftParenthesis: if openClasses == 0 { openGroups += 1 }
    case .rightParenthesis where openClasses == 0:
      if openGroups == 0, !isCertain { return false }
      openGroups = max(openGroups - 1, 0)
    case .leftBracket: openClasses += 1
    case .rightBracket: openClasses = max(openClasses - 1, 0)
    default: break
    }
    position += 1
    return true
  }
}

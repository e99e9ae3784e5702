/// A string literal around the current interpolation.
struct StringFrame {
  enum Kind {
    case singleLine, multiLine
    /// `'text'`, which Swift does not have and its compiler reads all the same.
    case singleQuoted
  }

  let kind: Kind
  private let poundCount: UInt32
  private let openIndex: UInt32
  private var interpolationIndex: UInt32 = 0
  /// Parentheses of the interpolation that are still open, its own excepted.
  var openParentheses: UInt32 = 0

  init(kind: Kind, pounds: Int, openToken: Int) {
    self.kind = kind
    poundCount = UInt32(truncatingIfNeeded: pounds)
    openIndex = UInt32(truncatingIfNeeded: openToken)
  }

  /// The frame while one of its interpolations is scanned.
  func interpolating(token: Int) -> StringFrame {
    var frame = self
    frame.interpolationIndex = UInt32(truncatingIfNeeded: token)
    frame.openParentheses = 0
    return frame
  }

  var pounds: Int { Int(poundCount) }
  /// Where its opening token and that of the current interpolation stand among all tokens.
  var openToken: Int { Int(openIndex) }
  var interpolationToken: Int { Int(interpolationIndex) }
  var quoteLength: Int { kind == .multiLine ? 3 : 1 }
}

extension Scanner {
  /// Scans a string whose pounds begin at `start` up to its end or its first interpolation.
  mutating func scanString(from start: Int, pounds: Int) {
    let quote = start + pounds
    let kind = stringKind(at: quote, pounds: pounds)
    let frame = StringFrame(kind: kind, pounds: pounds, openToken: tokens.count)
    add(.stringOpen, from: start, to: quote + frame.quoteLength)
    scanStringText(of: frame)
  }

  private mutating func stringKind(at quote: Int, pounds: Int) -> StringFrame.Kind {
    if bytes[quote] == .singleQuote { return .singleQuoted }
    guard byte(at: quote + 1) == .quote, byte(at: quote + 2) == .quote else {
      return .singleLine
    }
    guard pounds > 0 else { return .multiLine }
    return isClosedOnItsLine(openedAt: quote, pounds: pounds) ? .singleLine : .multiLine
  }

  /// `#"""#` is a quote in a single-line string: three quotes open a multi-line string only where no closing
  /// delimiter follows on the same line.
  private mutating func isClosedOnItsLine(openedAt quote: Int, pounds: Int) -> Bool {
    if !searches.stringClosers.covers(quote) {
      searches.stringClosers = Closers(range: quote..<lineEnd(from: quote))
      var offset = quote
      while offset < searches.stringClosers.range.upperBound {
        let isQuote = bytes[offset] == .quote
        offset += 1
        if isQuote { searches.stringClosers.add(offset, pounds: poundCount(from: offset)) }
      }
    }
    return searches.stringClosers.hasCloser(from: quote + 3, pounds: pounds)
  }

  func poundCount(from start: Int) -> Int {
    var end = start
    while end < count, bytes[end] == .pound { end += 1 }
    return end - start
  }

  /// Scans from inside a string up to its end or its next interpolation.
  private mutating func scanStringText(of frame: StringFrame) {
    let start = position
    var offset = start
    while offset < count {
      offset = nextTextStop(from: offset, kind: frame.kind)
      guard offset < count else { break }
      switch bytes[offset] {
      case .backslash:
        let pounds = frame.pounds == 0 ? 0 : poundCount(from: offset + 1)
        let isEscape = pounds >= frame.pounds
        if isEscape, byte(at: offset + 1 + pounds) == .leftParenthesis {
          return startInterpolation(of: frame, textStart: start, at: offset, pounds: pounds)
        }
        offset += 1
        if isEscape { offset = escapedEnd(from: offset + pounds) }
      case .lineFeed, .carriageReturn:
        return endUnterminated(frame, textStart: start, at: offset)
      default:
        if let end = closingEnd(of: frame, at: offset) {
          return endString(textStart: start, at: offset, to: end)
        }
        offset += 1
      }
    }
    endUnterminated(frame, textStart: start, at: count)
  }

  @inline(__always)
  private func nextTextStop(from start: Int, kind: StringFrame.Kind) -> Int {
    switch kind {
    case .singleLine: nextOffset(from: start, of: .quote, .backslash, .lineFeed, .carriageReturn)
    case .multiLine: nextOffset(from: start, of: .quote, .backslash)
    case .singleQuoted: nextOffset(from: start, of: .singleQuote, .backslash, .lineFeed, .carriageReturn)
    }
  }

  /// The escaped character cannot close the string; a line break stays what it is.
  private func escapedEnd(from start: Int) -> Int {
    start < count && !bytes[start].isNewline && bytes[start] < 0x80 ? start + 1 : start
  }

  private func closingEnd(of frame: StringFrame, at offset: Int) -> Int? {
    if frame.kind == .multiLine {
      guard byte(at: offset + 1) == .quote, byte(at: offset + 2) == .quote else { return nil }
    }
    let quoteEnd = offset + frame.quoteLength
    guard frame.pounds > 0 else { return quoteEnd }
    let pounds = poundCount(from: quoteEnd)
    return pounds >= frame.pounds ? quoteEnd + pounds : nil
  }

  private mutating func addText(from start: Int, to end: Int) {
    if start < end { add(.stringText, from: start, to: end) }
  }

  private mutating func endString(textStart: Int, at offset: Int, to end: Int) {
    addText(from: textStart, to: offset)
    add(.stringClose, from: offset, to: end)
  }

  private mutating func endUnterminated(_ frame: StringFrame, textStart: Int, at offset: Int) {
    addText(from: textStart, to: offset)
    addFlags(.isUnterminated, toTokenAt: frame.openToken)
  }

  private mutating func startInterpolation(of frame: StringFrame, textStart: Int, at offset: Int, pounds: Int) {
    addText(from: textStart, to: offset)
    frames.append(frame.interpolating(token: tokens.count))
    add(.interpolationOpen, from: offset, to: offset + pounds + 2)
    nameStart = PreviousToken()
  }

  mutating func endInterpolation(of frame: StringFrame) {
    frames.removeLast()
    add(.interpolationClose, from: position, to: position + 1)
    nameStart = PreviousToken()
    scanStringText(of: frame)
  }

  /// A line break in an interpolation of a single-line string ends both.
  mutating func endSingleLineStrings() {
    while let frame = frames.last, frame.kind != .multiLine { endUnterminatedInterpolation(of: frame) }
  }

  mutating func endUnterminatedStrings() {
    while let frame = frames.last { endUnterminatedInterpolation(of: frame) }
  }

  private mutating func endUnterminatedInterpolation(of frame: StringFrame) {
    addFlags(.isUnterminated, toTokenAt: frame.interpolationToken)
    addFlags(.isUnterminated, toTokenAt: frame.openToken)
    frames.removeLast()
  }
}

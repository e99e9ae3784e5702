/// Swift tells prefix, infix and postfix operators apart by what stands directly before and behind them.
extension Scanner {
  @inline(__always)
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case .space, .lineFeed, .carriageReturn, .tab, 0,
      .leftParenthesis, .leftBracket, .leftBrace,
      .comma, .semicolon, .colon:
      return false
    case .slash: return byteBefore(start - 1) != .star
    case 0xA0: return byteBefore(start - 1) != 0xC2
    default: return true
    }
  }

  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    guard end < count else { return false }
    switch bytes[end] {
    case .space, .lineFeed, .carriageReturn, .tab, 0,
      .rightParenthesis, .rightBracket, .rightBrace,
      .comma, .semicolon, .colon:
      return false
    case .period: return !isLeftBound
    case .slash:
      let next = byte(at: end + 1)
      return next != .slash && next != .star
    case 0xC2: return byte(at: end + 1) != 0xA0
    default: return true
    }
  }
}

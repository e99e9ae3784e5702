/// Swift tells prefix, infix and postfix operators apart by what stands directly before and behind them.
extension Scanner {
  @inline(__always)
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return byteBefore(start - 1) != UInt8(ascii: "*")
    case 0xA0: return byteBefore(start - 1) != 0xC2
    default: return true
    }
  }

  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    guard end < count else { return false }
    switch bytes[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      let next = byte(at: end + 1)
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    case 0xC2: return byte(at: end + 1) != 0xA0
    default: return true
    }
  }
}

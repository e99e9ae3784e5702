extension Scanner {
  mutating func scanNumber() {
    let start = position
    let number = number(from: start)
    add(number.isFloat ? .float : .integer, from: start, to: number.end)
  }

  private func number(from start: Int) -> Number {
    if bytes[start] == UInt8(ascii: "0") {
      switch byte(at: start + 1) {
      case UInt8(ascii: "x"): return hexadecimal(from: start + 2)
      case UInt8(ascii: "o"), UInt8(ascii: "b"): return .integer(identifierEnd(from: start + 2))
      default: break
      }
    }
    return decimal(from: start)
  }

  /// `1.description` and the indices of `tuple.0.1` are integers with a period between.
  private func decimal(from start: Int) -> Number {
    var end = digitsEnd(from: start)
    if attributeArguments.current == .versions { return .integer(end) }
    if byte(at: end) == .period {
      guard byte(at: end + 1).isDigit, previous.kind != .period else { return .integer(end) }
      end = digitsEnd(from: end + 1)
    } else if byte(at: end) | 0x20 != UInt8(ascii: "e") {
      return .integer(identifierEnd(from: end))
    }
    guard byte(at: end) | 0x20 == UInt8(ascii: "e") else { return .float(end) }
    return .float(exponentEnd(from: end + 1))
  }

  private func exponentEnd(from start: Int) -> Int {
    let first = byte(at: start)
    let hasSign = first == .plus || first == .minus
    return identifierEnd(from: hasSign ? start + 1 : start)
  }

  /// A hexadecimal float needs its exponent: the `.f` of `0xff.f` is a member.
  private func hexadecimal(from start: Int) -> Number {
    guard byte(at: start).isHexDigit else { return .integer(identifierEnd(from: start)) }
    let wholeEnd = hexDigitsEnd(from: start)
    var end = wholeEnd
    let hasFraction = byte(at: end) == .period
    if hasFraction {
      guard byte(at: end + 1).isHexDigit else { return .integer(wholeEnd) }
      end = hexDigitsEnd(from: end + 1)
    }
    guard byte(at: end) | 0x20 == UInt8(ascii: "p") else {
      return .integer(hasFraction ? wholeEnd : identifierEnd(from: wholeEnd))
    }
    let exponent = byte(at: end + 1)
    let hasSign = exponent == .plus || exponent == .minus
    let isMember = hasFraction && !hasSign && !exponent.isDigit && !byte(at: wholeEnd + 1).isDigit
    return isMember ? .integer(wholeEnd) : .float(exponentEnd(from: end + 1))
  }

  private func digitsEnd(from start: Int) -> Int {
    var end = start
    while byte(at: end).isDigit || byte(at: end) == .underscore { end += 1 }
    return end
  }

  private func hexDigitsEnd(from start: Int) -> Int {
    var end = start
    while byte(at: end).isHexDigit || byte(at: end) == .underscore { end += 1 }
    return end
  }
}

private struct Number {
  let end: Int
  let isFloat: Bool

  static func integer(_ end: Int) -> Number { Number(end: end, isFloat: false) }
  static func float(_ end: Int) -> Number { Number(end: end, isFloat: true) }
}

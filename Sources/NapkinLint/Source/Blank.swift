extension UInt8 {
  /// Whether it is a space, or in ASCII's row of tabs, line feeds and returns.
  package var isBlank: Bool { self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self) }
}

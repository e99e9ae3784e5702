/// A line of a file as users name it: `Home/HomeView.swift:12` or `Home/HomeView.swift:12:5`.
struct SourcePlace: Equatable, Sendable {
  let path: FilePath
  /// 1-based.
  let line: Int
  /// 1-based, in bytes.
  let column: Int?

  init(path: FilePath, line: Int, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Nil for a word that does not end with a colon and a number.
  init?(_ argument: Argument) {
    guard let last = Self.number(atEndOf: argument.bytes[...]) else { return nil }
    if let first = Self.number(atEndOf: last.rest) {
      self.init(path: FilePath(Array(first.rest)), line: first.number, column: last.number)
    } else {
      self.init(path: FilePath(Array(last.rest)), line: last.number)
    }
  }

  private static func number(atEndOf bytes: ArraySlice<UInt8>) -> (rest: ArraySlice<UInt8>, number: Int)? {
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex,
      let number = Int(String(decoding: bytes[(colon + 1)...], as: UTF8.self)), number > 0
    else { return nil }
    return (bytes[..<colon], number)
  }
}

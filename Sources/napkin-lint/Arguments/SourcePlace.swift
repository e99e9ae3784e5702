/// A line of a file as users name it: `Home/HomeView.swift:12` or `Home/HomeView.swift:12:5`.
struct SourcePlace: Equatable, Sendable {
  let path: FilePath
  /// 1-based, once it is checked.
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
      let number = Self.number(bytes[(colon + 1)...])
    else { return nil }
    return (bytes[..<colon], number)
  }

  /// Digits alone; a number that is too large for any file is as large as can be.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self)) ?? .max
  }

  func checked() throws(UsageError) -> SourcePlace {
    guard line > 0, column ?? 1 > 0 else { throw UsageError("explain: lines and columns count from 1") }
    return self
  }
}

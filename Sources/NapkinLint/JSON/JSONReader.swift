/// Reads JSON with comments, and with commas behind the last of several.
struct JSONReader {
  let bytes: [UInt8]
  var offset = 0

  /// What is wrong with a text, and where.
  struct Flaw: Error, Equatable {
    let offset: Int
    let message: String
  }

  /// No file of ours nests deeper, and the reader calls itself for each level.
  private static let deepestNesting = 32

  static func read(_ bytes: [UInt8]) throws(Flaw) -> JSONValue {
    var reader = JSONReader(bytes)
    try reader.skipBlanks()
    guard !reader.isAtEnd else {
      throw Flaw(offset: reader.offset, message: "the file is empty; the least that it can hold is {}")
    }
    let value = try reader.value(depth: 0)
    try reader.skipBlanks()
    guard reader.isAtEnd else { throw reader.flaw("the file goes on with \(reader.nextWords) behind its last '}'") }
    return value
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private var isAtEnd: Bool { offset >= bytes.count }
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func flaw(_ message: String) -> Flaw { Flaw(offset: offset, message: message) }

  private mutating func value(depth: Int) throws(Flaw) -> JSONValue {
    let start = offset
    guard depth <= Self.deepestNesting else { throw flaw("values nest deeper than in any file of this kind") }
    let kind: JSONValue.Kind
    switch next {
    case UInt8(ascii: "{"): kind = .object(try members(depth: depth))
    case UInt8(ascii: "["): kind = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): kind = .text(try text())
    case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?: kind = try number()
    default: kind = try word()
    }
    return JSONValue(kind: kind, range: SourceRange(start, offset))
  }

  private mutating func members(depth: Int) throws(Flaw) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys: [String: Int] = [:]
    try forEach(until: UInt8(ascii: "}")) { reader throws(Flaw) in
      let start = reader.offset
      guard reader.next == UInt8(ascii: "\"") else {
        throw reader.flaw("expected a key in quotes, found \(reader.nextWords)")
      }
      let key = try reader.text()
      let range = SourceRange(start, reader.offset)
      if let first = keys[key] {
        let line = LineIndex(reader.bytes).line(at: first)
        throw Flaw(offset: start, message: "'\(key)' is set twice; the first time in line \(line)")
      }
      keys[key] = start
      try reader.skipBlanks()
      guard reader.next == UInt8(ascii: ":") else {
        throw reader.flaw("expected ':' behind '\(key)', found \(reader.nextWords)")
      }
      reader.offset += 1
      try reader.skipBlanks()
      members.append(JSONValue.Member(key: key, keyRange: range, value: try reader.value(depth: depth + 1)))
    }
    return members
  }

  private mutating func elements(depth: Int) throws(Flaw) -> [JSONValue] {
    var elements: [JSONValue] = []
    try forEach(until: UInt8(ascii: "]")) { reader throws(Flaw) in
      elements.append(try reader.value(depth: depth + 1))
    }
    return elements
  }

  /// Reads what stands between brackets, with commas between and perhaps behind.
  private mutating func forEach(
    until end: UInt8, _ read: (inout JSONReader) throws(Flaw) -> Void
  ) throws(Flaw) {
    let start = offset
    let character = Character(Unicode.Scalar(end))
    offset += 1
    try skipBlanks()
    while next != end {
      guard !isAtEnd else { throw Flaw(offset: start, message: "this has no '\(character)' at its end") }
      try read(&self)
      try skipBlanks()
      if next == UInt8(ascii: ",") {
        offset += 1
        try skipBlanks()
      } else if next != end, !isAtEnd {
        throw flaw("expected ',' or '\(character)', found \(nextWords)")
      }
    }
    offset += 1
  }
}

extension JSONReader {
  private mutating func number() throws(Flaw) -> JSONValue.Kind {
    let start = offset
    while let byte = next, byte.isOfNumber { offset += 1 }
    let digits = bytes[start..<offset]
    let whole = digits.first == UInt8(ascii: "-") ? digits.dropFirst() : digits
    let isWhole = !whole.isEmpty && whole.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard whole.first != UInt8(ascii: "0") || whole.count == 1 || !isWhole, !whole.isEmpty else {
      throw Flaw(offset: start, message: "'\(String(decoding: digits, as: UTF8.self))' is no number")
    }
    return .number(isWhole ? Int(String(decoding: digits, as: UTF8.self)) : nil)
  }

  private mutating func word() throws(Flaw) -> JSONValue.Kind {
    let words: [(String, JSONValue.Kind)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
    for (word, kind) in words where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return kind
    }
    throw flaw("expected a value, found \(nextWords)")
  }

  /// What stands next, for messages.
  private var nextWords: String {
    guard let next else { return "the end of the file" }
    guard next < 0x80 else { return "what needs quotes around it" }
    guard next > 0x20, next < 0x7F else { return "byte \(next)" }
    let word = bytes[offset...].prefix { $0.isOfWord }.prefix(40)
    return "'\(word.isEmpty ? String(Unicode.Scalar(next)) : String(decoding: word, as: UTF8.self))'"
  }

  private mutating func skipBlanks() throws(Flaw) {
    while let byte = next {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        offset += 1
      } else if byte == UInt8(ascii: "/") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Flaw) {
    let start = offset
    switch offset + 1 < bytes.count ? bytes[offset + 1] : 0 {
    case UInt8(ascii: "/"):
      while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
    case UInt8(ascii: "*"):
      offset += 2
      while offset + 1 < bytes.count, !(bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/")) {
        offset += 1
      }
      guard offset + 1 < bytes.count else { throw Flaw(offset: start, message: "this comment has no '*/' at its end") }
      offset += 2
    default: throw flaw("expected a value or a comment, found '/'")
    }
  }
}

extension UInt8 {
  fileprivate var isOfNumber: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

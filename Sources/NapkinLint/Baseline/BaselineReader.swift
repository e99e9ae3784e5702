/// Reads a baseline's file, which is JSON.
struct BaselineReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func read() throws(BaselineError) -> Baseline {
    var entries: [Baseline.Entry] = []
    var acceptances: [Baseline.Acceptance] = []
    var version: Int?
    try forEachMember(of: ["schemaVersion", "entries", "accepted"]) { reader, key throws(BaselineError) in
      switch key {
      case "schemaVersion": version = try reader.version()
      case "entries": try reader.forEachElement { reader throws(BaselineError) in entries.append(try reader.entry()) }
      default: try reader.forEachElement { reader throws(BaselineError) in acceptances.append(try reader.acceptance()) }
      }
    }
    skipBlanks()
    guard offset == bytes.count else { throw flaw("expected the end of the file behind its last '}'") }
    guard version != nil else { throw BaselineError(bytes, at: 0, "'schemaVersion' is missing; it has to be 1") }
    return Baseline(entries, acceptances: acceptances)
  }

  private mutating func version() throws(BaselineError) -> Int {
    let start = offset
    let version = try number()
    guard version == 1 else {
      throw BaselineError(bytes, at: start, "'schemaVersion' is \(version), and this napkin-lint knows only 1")
    }
    return version
  }

  private mutating func entry() throws(BaselineError) -> Baseline.Entry {
    let texts = try texts(of: ["path", "rule", "symbol", "fingerprint"])
    return Baseline.Entry(path: texts[0], rule: texts[1], symbol: texts[2], fingerprint: texts[3])
  }

  private mutating func acceptance() throws(BaselineError) -> Baseline.Acceptance {
    let keys = ["count", "reason", "day"]
    let texts = try texts(of: keys, isNumber: { $0 == "count" })
    return Baseline.Acceptance(count: Int(texts[0]) ?? 0, reason: texts[1], day: texts[2])
  }

  /// The values of an object that has exactly these keys, in the order of the keys.
  private mutating func texts(
    of keys: [String], isNumber: (String) -> Bool = { _ in false }
  ) throws(BaselineError) -> [String] {
    let start = offset
    var texts = [String?](repeating: nil, count: keys.count)
    try forEachMember(of: keys) { reader, key throws(BaselineError) in
      let text = isNumber(key) ? String(try reader.number()) : try reader.text()
      if let index = keys.firstIndex(of: key) { texts[index] = text }
    }
    if let missing = texts.firstIndex(where: { $0 == nil }) {
      throw BaselineError(bytes, at: start, "'\(keys[missing])' is missing here")
    }
    return texts.compactMap { $0 }
  }

  private mutating func forEachMember(
    of keys: [String], _ read: (inout BaselineReader, String) throws(BaselineError) -> Void
  ) throws(BaselineError) {
    var seen: [String] = []
    try forEach("{", "}") { reader throws(BaselineError) in
      let start = reader.offset
      let key = try reader.text()
      guard keys.contains(key) else {
        let hint = NearestName.of(key, among: keys).map { "did you mean '\($0)'?" }
        throw BaselineError(
          reader.bytes, at: start, "no key is called '\(key)' here; \(hint ?? "known are \(keys.joined(separator: ", "))")")
      }
      guard !seen.contains(key) else { throw BaselineError(reader.bytes, at: start, "'\(key)' is set twice") }
      seen.append(key)
      try reader.expect(":")
      reader.skipBlanks()
      try read(&reader, key)
    }
  }

  private mutating func forEachElement(_ read: (inout BaselineReader) throws(BaselineError) -> Void) throws(BaselineError) {
    try forEach("[", "]", read)
  }

  private mutating func forEach(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ read: (inout BaselineReader) throws(BaselineError) -> Void
  ) throws(BaselineError) {
    try expect(open)
    skipBlanks()
    if skip(close) { return }
    repeat {
      skipBlanks()
      try read(&self)
      skipBlanks()
    } while skip(",")
    guard skip(close) else { throw flaw("expected ',' or '\(close)'") }
  }
}

extension BaselineReader {
  private mutating func expect(_ scalar: Unicode.Scalar) throws(BaselineError) {
    skipBlanks()
    guard skip(scalar) else { throw flaw("expected '\(scalar)'") }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, UInt32(bytes[offset]) == scalar.value else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset]) { offset += 1 }
  }

  private mutating func number() throws(BaselineError) -> Int {
    let digits = bytes[offset...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { throw flaw("expected a whole number") }
    offset = digits.endIndex
    return number
  }

  private mutating func text() throws(BaselineError) -> String {
    let start = offset
    guard skip("\"") else { throw flaw("expected text in quotes") }
    let rest = bytes[offset...]
    let plain = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
    offset = plain.endIndex
    if skip("\"") { return String(decoding: plain, as: UTF8.self) }
    var content = Array(plain)
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      guard bytes[offset] >= 0x20 else { throw flaw("a control character stands in quotes") }
      if bytes[offset] == UInt8(ascii: "\\") {
        content += String(try escaped()).utf8
      } else {
        content.append(bytes[offset])
        offset += 1
      }
    }
    guard skip("\"") else { throw BaselineError(bytes, at: start, "this text has no '\"' at its end") }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func escaped() throws(BaselineError) -> Character {
    let start = offset
    offset += 2
    switch start + 1 < bytes.count ? Unicode.Scalar(bytes[start + 1]) : " " {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try escapedScalar(from: start)
    default: throw BaselineError(bytes, at: start, "JSON has no such escape")
    }
  }

  /// What the linter writes is one unit; of two units, each half comes out as the replacement character.
  private mutating func escapedScalar(from start: Int) throws(BaselineError) -> Character {
    let digits = bytes[min(offset, bytes.count)...].prefix(4)
    guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw BaselineError(bytes, at: start, "four hexadecimal digits stand behind '\\u'")
    }
    offset += 4
    return Character(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  private func flaw(_ message: String) -> BaselineError { BaselineError(bytes, at: offset, message) }
}

/// What is wrong with a baseline's file, and where.
package struct BaselineError: Error, Equatable, Sendable {
  package let position: Position
  package let message: String

  init(_ bytes: [UInt8], at offset: Int, _ message: String) {
    position = LineIndex(bytes).position(at: offset)
    self.message = message
  }
}

extension Baseline {
  /// Reads the bytes of a baseline's file.
  package init(_ bytes: [UInt8]) throws(BaselineError) {
    var reader = BaselineReader(bytes)
    self = try reader.read()
  }
}

/// A path as bytes, because a file system need not keep to UTF-8.
struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The path as findings and notes name it: bytes that are not UTF-8 are written as `\xFF`, so that two files
  /// never get one name.
  var text: String { Self.text(bytes) }

  /// The same for people, to whom the current folder has a name.
  var words: String { bytes.isEmpty ? "." : text }

  static func text(_ bytes: some Collection<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.utf8.elementsEqual(bytes) else { return text }
    return escapedText(bytes)
  }

  /// Without leading `./`, double and trailing slashes; empty for the current folder.
  var tidied: FilePath {
    var tidy: [UInt8] = bytes.first == .slash ? [.slash] : []
    for part in bytes.split(separator: .slash) where part != [.period] {
      if let last = tidy.last, last != .slash { tidy.append(.slash) }
      tidy += part
    }
    return FilePath(tidy)
  }

  /// The path of what has this name in the folder at this path.
  func appending(_ name: some Sequence<UInt8>) -> FilePath {
    guard let last = bytes.last else { return FilePath(Array(name)) }
    return FilePath((last == .slash ? bytes : bytes + [.slash]) + name)
  }

  /// The path's last part.
  var name: ArraySlice<UInt8> {
    bytes[((bytes.lastIndex(of: .slash) ?? -1) + 1)...]
  }

  /// The folder that holds it; empty for the current one.
  var folder: FilePath {
    guard let slash = bytes.lastIndex(of: .slash) else { return FilePath([]) }
    return FilePath(slash == 0 ? [.slash] : Array(bytes[..<slash]))
  }

  /// A short spelling of an absolute path for those who are in a folder: relative to it where one holds the other.
  func spelled(from folder: FilePath) -> FilePath {
    if self == folder { return FilePath([]) }
    if isBelow(folder) { return FilePath(Array(bytes.dropFirst(folder.bytes.count + (folder.bytes == [.slash] ? 0 : 1)))) }
    guard folder.isBelow(self) else { return self }
    let steps = folder.bytes[bytes.count...].count { $0 == .slash } + (bytes == [.slash] ? 1 : 0)
    return FilePath(Array(repeatElement("..".utf8, count: steps).joined(separator: "/".utf8)))
  }

  /// Whether the folder at `other` holds it, at any depth.
  func isBelow(_ other: FilePath) -> Bool {
    let start = other.bytes == [.slash] ? other.bytes : other.bytes + [.slash]
    return bytes.count > start.count && bytes.starts(with: start)
  }

  /// Calls `body` with the path as C wants it; an empty path is the current folder.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let path = bytes.isEmpty ? [.period, 0] : bytes + [0]
    return path.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return "".withCString(body) }
        return body(start)
      }
    }
  }

  private static func escapedText(_ bytes: some Collection<UInt8>) -> String {
    let bytes = Array(bytes)
    var text = ""
    var offset = 0
    while offset < bytes.count {
      var parser = Unicode.UTF8.ForwardParser()
      var rest = bytes[offset...].makeIterator()
      if case .valid(let encoded) = parser.parseScalar(from: &rest) {
        text.unicodeScalars.append(Unicode.UTF8.decode(encoded))
        offset += encoded.count
      } else {
        text += "\\x" + hexadecimal(bytes[offset])
        offset += 1
      }
    }
    return text
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension FilePath: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    bytes = Array(text.utf8)
  }
}

extension UInt8 {
  static let slash = UInt8(ascii: "/")
  static let period = UInt8(ascii: ".")
  static let newline = UInt8(ascii: "\n")
}

/// A pattern with wildcards, as git reads it.
struct Glob: Equatable, Sendable {
  private let parts: [Part]

  fileprivate enum Part: Equatable, Sendable {
    case byte(UInt8)
    /// `?`
    case anyByte
    case oneOf(ByteSet)
    /// `*`, which does not cross a slash.
    case anyBytes
    /// `**/` at the start of a path's part: any number of folders, also none.
    case anyFolders
    /// `**` at the end: all that is below.
    case everything
  }

  /// Nil for a pattern that can never match: brackets or a backslash at its end without what they need.
  init?(_ pattern: some Collection<UInt8>) {
    var parser = GlobParser(Array(pattern))
    guard let parts = parser.parts() else { return nil }
    self.parts = parts
  }

  /// Matches a whole path or name. On a mismatch the last `*` takes one byte more, or else the last `**/` one folder
  /// more; wildcards before those need no second try, because their first match leaves the most to the rest.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var part = 0
    var position = text.startIndex
    var lastBytes: (part: Int, position: Int)?
    var lastFolders: (part: Int, position: Int)?
    while true {
      if part == parts.count, position == text.endIndex { return true }
      if part < parts.count {
        switch parts[part] {
        case .everything: return true
        case .anyBytes:
          part += 1
          lastBytes = (part, position)
          continue
        case .anyFolders:
          part += 1
          lastFolders = (part, position)
          lastBytes = nil
          continue
        case let single where position < text.endIndex && single.matches(text[position]):
          part += 1
          position += 1
          continue
        default: break
        }
      }
      if let last = lastBytes, last.position < text.endIndex, text[last.position] != .slash {
        (part, position) = (last.part, last.position + 1)
        lastBytes = (part, position)
      } else if let last = lastFolders, let slash = text[last.position...].firstIndex(of: .slash) {
        (part, position) = (last.part, slash + 1)
        lastFolders = (part, position)
        lastBytes = nil
      } else {
        return false
      }
    }
  }
}

extension Glob.Part {
  fileprivate func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let wanted): byte == wanted
    case .anyByte: byte != .slash
    case .oneOf(let set): set.contains(byte)
    case .anyBytes, .anyFolders, .everything: false
    }
  }
}

private struct GlobParser {
  private let pattern: [UInt8]
  private var position = 0

  init(_ pattern: [UInt8]) {
    self.pattern = pattern
  }

  mutating func parts() -> [Glob.Part]? {
    var parts: [Glob.Part] = []
    while position < pattern.count {
      guard let part = next() else { return nil }
      parts.append(part)
    }
    return parts
  }

  private mutating func next() -> Glob.Part? {
    let byte = pattern[position]
    switch byte {
    case UInt8(ascii: "*"): return stars()
    case UInt8(ascii: "["): return set().map { .oneOf($0) }
    case UInt8(ascii: "\\"):
      guard position + 1 < pattern.count else { return nil }
      position += 2
      return .byte(pattern[position - 1])
    default:
      position += 1
      return byte == UInt8(ascii: "?") ? .anyByte : .byte(byte)
    }
  }

  private mutating func stars() -> Glob.Part {
    let start = position
    while byte(0) == UInt8(ascii: "*") { position += 1 }
    let standsAlone = position - start > 1 && (start == 0 || pattern[start - 1] == .slash)
    guard standsAlone else { return .anyBytes }
    if position == pattern.count { return .everything }
    guard byte(0) == .slash else { return .anyBytes }
    position += 1
    return .anyFolders
  }

  private func byte(_ distance: Int) -> UInt8? {
    position + distance < pattern.count ? pattern[position + distance] : nil
  }
}

extension GlobParser {
  /// A bracket right behind the opening one is an element, and so is a hyphen at either end.
  private mutating func set() -> ByteSet? {
    position += 1
    let isNegated = byte(0) == UInt8(ascii: "!") || byte(0) == UInt8(ascii: "^")
    if isNegated { position += 1 }
    var set = ByteSet()
    var rangeStart: UInt8?
    repeat {
      guard let element = byte(0) else { return nil }
      if element == UInt8(ascii: "-"), let start = rangeStart, let end = byte(1), end != UInt8(ascii: "]") {
        position += 1
        guard let last = literal() else { return nil }
        if start <= last { set.insert(start...last) }
        rangeStart = nil
      } else if element == UInt8(ascii: "["), byte(1) == UInt8(ascii: ":"), let name = className() {
        guard let members = ByteSet(className: name) else { return nil }
        set.formUnion(members)
        rangeStart = nil
      } else {
        guard let single = literal() else { return nil }
        set.insert(single)
        rangeStart = single
      }
    } while byte(0) != UInt8(ascii: "]")
    position += 1
    if isNegated { set.invert() }
    set.remove(.slash)
    return set
  }

  /// One byte, or the one behind a backslash.
  private mutating func literal() -> UInt8? {
    if byte(0) == UInt8(ascii: "\\") { position += 1 }
    defer { position += 1 }
    return byte(0)
  }

  /// What stands in `[:name:]`; moves behind it. Nil, without a move, when `:]` is not what ends it.
  private mutating func className() -> ArraySlice<UInt8>? {
    let start = position + 2
    guard let end = pattern[start...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    guard end > start, pattern[end - 1] == UInt8(ascii: ":") else { return nil }
    position = end + 1
    return pattern[start..<end - 1]
  }
}

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

  /// Matches a whole path or name.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var attempt = Attempt(parts: parts, text: text)
    while !attempt.isComplete {
      guard attempt.step() || attempt.retry() else { return false }
    }
    return true
  }
}

extension Glob {
  /// How far a match has come.
  private struct Attempt {
    private let parts: [Part]
    private let text: ArraySlice<UInt8>
    private var place: Place
    /// Behind the last `*` and the last `**/`, with where their matches end so far.
    private var lastBytes: Place?
    private var lastFolders: Place?

    private struct Place {
      var part: Int
      var position: Int
    }

    init(parts: [Part], text: ArraySlice<UInt8>) {
      self.parts = parts
      self.text = text
      place = Place(part: 0, position: text.startIndex)
    }

    var isComplete: Bool {
      guard place.part < parts.count else { return place.position == text.endIndex }
      return parts[place.part] == .everything
    }

    /// Matches the next part in the shortest way; false when it does not match.
    mutating func step() -> Bool {
      guard place.part < parts.count else { return false }
      let part = parts[place.part]
      place.part += 1
      switch part {
      case .anyBytes:
        lastBytes = place
      case .anyFolders:
        lastFolders = place
        lastBytes = nil
      default:
        guard place.position < text.endIndex, part.matches(text[place.position]) else { return false }
        place.position += 1
      }
      return true
    }

    /// The last `*` takes one byte more, or else the last `**/` one folder more. Wildcards before those need no second
    /// try, because their first match leaves the most to the rest.
    mutating func retry() -> Bool {
      if let last = lastBytes, last.position < text.endIndex, text[last.position] != .slash {
        place = Place(part: last.part, position: last.position + 1)
        lastBytes = place
      } else if let last = lastFolders, let slash = text[last.position...].firstIndex(of: .slash) {
        place = Place(part: last.part, position: slash + 1)
        lastFolders = place
        lastBytes = nil
      } else {
        return false
      }
      return true
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
      guard let element = element(after: rangeStart) else { return nil }
      set.formUnion(element.bytes)
      rangeStart = element.rangeStart
    } while byte(0) != UInt8(ascii: "]")
    position += 1
    if isNegated { set.invert() }
    set.remove(.slash)
    return set
  }

  /// A class, the rest of a range, or a single byte, which may begin a range.
  private mutating func element(after rangeStart: UInt8?) -> (bytes: ByteSet, rangeStart: UInt8?)? {
    var bytes = ByteSet()
    if byte(0) == UInt8(ascii: "-"), let start = rangeStart, let end = byte(1), end != UInt8(ascii: "]") {
      position += 1
      guard let last = literal() else { return nil }
      if start <= last { bytes.insert(start...last) }
      return (bytes, nil)
    }
    if byte(0) == UInt8(ascii: "["), byte(1) == UInt8(ascii: ":"), let name = className() {
      return ByteSet(className: name).map { ($0, nil) }
    }
    guard let single = literal() else { return nil }
    bytes.insert(single)
    return (bytes, single)
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

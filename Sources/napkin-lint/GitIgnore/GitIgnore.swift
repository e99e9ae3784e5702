/// The patterns of one `.gitignore` file.
struct GitIgnore: Equatable, Sendable {
  private let patterns: [Pattern]

  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    patterns = bytes[start...].split(separator: .newline).compactMap { Pattern(line: $0) }.reversed()
  }

  /// Whether no line of the file is a pattern that anything can match.
  var isEmpty: Bool { patterns.isEmpty }

  /// Whether the file has this entry ignored, or says that it is not; nil when no pattern fits. The last one that
  /// fits decides.
  ///
  /// - Parameters:
  ///   - path: the entry's path below the file's folder.
  ///   - name: the last part of that path.
  func ignores(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    patterns.first { $0.matches(path: path, name: name, isFolder: isFolder) }.map { !$0.isNegated }
  }
}

extension GitIgnore {
  fileprivate struct Pattern: Equatable, Sendable {
    let isNegated: Bool
    private let wantsFolder: Bool
    /// A pattern with a slash before its end is matched against the path, another one against the name.
    private let wantsPath: Bool
    private let shape: Shape

    private enum Shape: Equatable, Sendable {
      case literal([UInt8])
      case ending([UInt8])
      case glob(Glob)
    }

    func matches(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
      guard isFolder || !wantsFolder else { return false }
      let text = wantsPath ? path : name
      return switch shape {
      case .literal(let literal): text.elementsEqual(literal)
      case .ending(let ending): text.count >= ending.count && text.suffix(ending.count).elementsEqual(ending)
      case .glob(let glob): glob.matches(text)
      }
    }
  }
}

extension GitIgnore.Pattern {
  /// Nil for an empty line, a comment, and what can never match.
  fileprivate init?(line: ArraySlice<UInt8>) {
    var pattern = Self.withoutTrailingSpaces(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    guard let first = pattern.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    wantsFolder = pattern.last == .slash
    if wantsFolder { pattern.removeLast() }
    wantsPath = pattern.contains(.slash)
    if pattern.first == .slash { pattern.removeFirst() }
    guard !pattern.isEmpty, let shape = Self.shape(of: pattern, isPath: wantsPath) else { return nil }
    self.shape = shape
  }

  private static func shape(of pattern: ArraySlice<UInt8>, isPath: Bool) -> Shape? {
    guard pattern.contains(where: isWild) else { return .literal(Array(pattern)) }
    let ending = pattern.dropFirst()
    if !isPath, pattern.first == UInt8(ascii: "*"), !ending.contains(where: isWild) { return .ending(Array(ending)) }
    return Glob(pattern).map { .glob($0) }
  }

  private static func isWild(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
  }

  /// A space at the end counts only behind a backslash.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var isEscaped = false
    for (position, byte) in zip(line.indices, line) {
      if byte != UInt8(ascii: " ") || isEscaped { end = position + 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return line[..<end]
  }
}

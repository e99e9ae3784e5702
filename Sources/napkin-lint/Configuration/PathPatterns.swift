import NapkinLint

/// Patterns of configuration files, each of which counts from the folder of its own file. The last that fits decides.
struct PathPatterns: Sendable {
  let patterns: [Pattern]

  struct Pattern: Sendable {
    /// As it is written.
    let text: Located<String>
    /// The folder that it counts from; empty for the root.
    fileprivate let folder: [UInt8]
    fileprivate let compiled: GitIgnore

    var folderName: String { folder.isEmpty ? "/" : FilePath.text(folder) }
  }

  static let none = PathPatterns([])

  private init(_ patterns: [Pattern]) {
    self.patterns = patterns
  }

  /// - Parameter folder: the folder of the file that holds the patterns, from the root.
  init(_ texts: [Located<String>], in folder: FilePath) throws(ConfigurationError) {
    var patterns: [Pattern] = []
    for text in texts { patterns.append(try Pattern(text, in: folder)) }
    self.init(patterns)
  }

  var isEmpty: Bool { patterns.isEmpty }

  static func + (left: PathPatterns, right: PathPatterns) -> PathPatterns {
    PathPatterns(left.patterns + right.patterns)
  }

  /// The last pattern that fits an entry, and whether it is one with a `!`.
  ///
  /// - Parameters:
  ///   - path: the entry's path from the root.
  ///   - nameStart: where the last part of that path begins.
  func match(_ path: ArraySlice<UInt8>, nameStart: Int, isFolder: Bool) -> (pattern: Pattern, isNegated: Bool)? {
    for pattern in patterns.reversed() {
      let start = pattern.folder.count
      guard start < nameStart, path[start] == .slash, path.starts(with: pattern.folder) else { continue }
      let verdict = pattern.compiled.ignores(
        path: path[(start + 1)...], name: path[nameStart...], isFolder: isFolder)
      if let verdict { return (pattern, !verdict) }
    }
    return nil
  }

  /// The pattern by which a file is one of those that are named: itself, or because a folder around it is.
  func pattern(naming path: [UInt8]) -> Pattern? {
    var found: Pattern?
    for part in PathParts(path) {
      guard let match = match(path[..<part.end], nameStart: part.nameStart, isFolder: part.isFolder) else { continue }
      found = match.isNegated ? nil : match.pattern
    }
    return found
  }
}

extension PathPatterns.Pattern {
  /// A pattern may lead out of its folder: `../Generated/` is `/Generated/` of the folder above.
  fileprivate init(_ text: Located<String>, in folder: FilePath) throws(ConfigurationError) {
    var rest = Array(text.value.utf8)[...]
    let isNegated = rest.first == UInt8(ascii: "!")
    if isNegated { rest.removeFirst() }
    var base = folder.bytes == [.slash] ? [] : folder.bytes
    var isAnchored = false
    while rest.starts(with: "./".utf8) || rest.starts(with: "../".utf8) {
      isAnchored = true
      if rest.starts(with: "./".utf8) {
        rest.removeFirst(2)
      } else {
        rest.removeFirst(3)
        base = Array(base[..<(base.lastIndex(of: .slash) ?? 0)])
      }
    }
    // In a .gitignore file the first would begin a comment.
    let start = rest.first == UInt8(ascii: "#") ? "\\" : isAnchored ? "/" : ""
    let compiled = GitIgnore(Array((isNegated ? "!" : "").utf8) + Array(start.utf8) + rest)
    guard !compiled.isEmpty else { throw text.origin.error("'\(text.value)' is a pattern that nothing can match") }
    self.text = text
    self.folder = base
    self.compiled = compiled
  }
}

/// The folders on the path to a file from the root, then the file.
struct PathParts: Sequence, IteratorProtocol {
  private let path: [UInt8]
  private var end = 0

  init(_ path: [UInt8]) {
    self.path = path
  }

  mutating func next() -> (nameStart: Int, end: Int, isFolder: Bool)? {
    guard end < path.count else { return nil }
    let nameStart = end + 1
    guard nameStart < path.count else { return nil }
    end = path[nameStart...].firstIndex(of: .slash) ?? path.count
    return (nameStart, end, end < path.count)
  }
}

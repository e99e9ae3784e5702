/// A version, or the least one that will do: `0.1.0`, `>=0.1`.
struct VersionRequirement {
  private let parts: [Int]
  private let isLeast: Bool

  /// Nil for what is no requirement.
  init?(_ text: String) {
    isLeast = text.hasPrefix(">=")
    let version = Markdown.trimmed(text.dropFirst(isLeast ? 2 : 0))
    guard let parts = Self.parts(of: version) else { return nil }
    self.parts = parts
  }

  func isMet(by version: String) -> Bool {
    let found = Self.parts(of: version) ?? []
    guard isLeast else { return found == parts }
    return !found.lexicographicallyPrecedes(parts)
  }

  /// Up to three numbers; those that are missing are 0.
  private static func parts(of version: String) -> [Int]? {
    let words = version.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? Int($0) : nil }
    guard (1...3).contains(words.count), numbers.count == words.count else { return nil }
    return numbers + Array(repeating: 0, count: 3 - numbers.count)
  }
}

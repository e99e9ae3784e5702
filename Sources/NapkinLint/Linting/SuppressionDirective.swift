/// What a suppression comment says: `napkin-lint:ignore next|this|file RULE[, RULE] -- reason`.
struct SuppressionDirective: Equatable {
  let reach: Reach
  let rules: [String]
  /// Empty when no reason is given.
  let reason: String

  enum Reach: String {
    /// The declaration or line after the comment.
    case next
    /// The comment's own line.
    case this
    case file
  }

  private static let marker = "napkin-lint:ignore"

  /// - Returns: nil when the comment is none.
  init?(_ comment: some Collection<UInt8>) {
    let content = comment.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0.isBlank }
    guard content.starts(with: Self.marker.utf8) else { return nil }
    let text = String(decoding: content.dropFirst(Self.marker.utf8.count), as: UTF8.self)
    let (directive, reason) = Self.splitReason(text)
    let words = directive.split { $0 == " " || $0 == "\t" || $0 == "," || $0.isNewline }
    guard let word = words.first, let reach = Reach(rawValue: String(word)) else { return nil }
    self.reach = reach
    rules = words.dropFirst().map { String($0) }.filter { $0 != "*/" }
    self.reason = reason
  }

  private static func splitReason(_ text: String) -> (directive: Substring, reason: String) {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix("--") {
        let words = text[index...].dropFirst(2).split { $0 == " " || $0 == "\t" || $0.isNewline }
        return (text[..<index], words.filter { $0 != "*/" }.joined(separator: " "))
      }
      index = text.index(after: index)
    }
    return (text[...], "")
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

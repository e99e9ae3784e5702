/// What a suppression comment says: `napkin-lint:ignore next|this|file RULE[, RULE] -- reason`.
struct SuppressionDirective: Equatable {
  let reach: Reach
  let rules: [String]
  /// Empty when no reason is given.
  let reason: String

  enum Reach: String {
    /// The declaration or line after the comment.
    case next
    /// The comment's own lines.
    case this
    case file
  }

  private static let marker = "napkin-lint:ignore"

  /// - Parameter comment: with its delimiters.
  /// - Returns: nil when the comment is none.
  init?(_ comment: some BidirectionalCollection<UInt8>) {
    let isBlock = comment.starts(with: "/*".utf8) && comment.suffix(2).elementsEqual("*/".utf8)
    let content = (isBlock ? comment.dropLast(2) : comment[...]).drop { $0.isBlank || $0.isCommentSign }
    guard content.starts(with: Self.marker.utf8) else { return nil }
    let text = content.dropFirst(Self.marker.utf8.count)
    let dashes = zip(text.indices, text.indices.dropFirst()).first { text[$0.0].isDash && text[$0.1].isDash }?.0
    let words = text[..<(dashes ?? text.endIndex)].split { $0.isBlank || $0 == UInt8(ascii: ",") }
    guard let word = words.first, text.first?.isBlank ?? false,
      let reach = Reach(rawValue: String(decoding: word, as: UTF8.self))
    else { return nil }
    self.reach = reach
    rules = words.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    reason = dashes.map { text[$0...].drop(while: \.isDash).split(whereSeparator: \.isBlank).joined(separator: [UInt8(ascii: " ")]) }
      .map { String(decoding: Array($0), as: UTF8.self) } ?? ""
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self) }
  fileprivate var isDash: Bool { self == UInt8(ascii: "-") }
  fileprivate var isCommentSign: Bool { self == UInt8(ascii: "/") || self == UInt8(ascii: "*") }
}

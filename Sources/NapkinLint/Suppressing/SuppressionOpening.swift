/// How a comment begins that speaks to the linter: with its name and a verb, which may be mistyped.
struct SuppressionOpening {
  /// Where the name begins and the verb ends.
  let range: SourceRange
  /// What hangs on the verb, as the `next` of `ignore-next`.
  let reach: String
  /// Nil when nobody knows what the verb means.
  let verb: Verb?
  /// Whether only somebody who wants to speak to the linter begins so; otherwise the words may be prose.
  let isCertain: Bool

  enum Verb: Equatable {
    case exact
    case meant
  }

  private static let name = Array("napkin-lint".utf8)
  private static let verbs = ["ignore", "disable", "suppress", "allow", "noqa", "skip"]

  /// - Parameter content: the comment's text without its delimiters.
  init?(in bytes: [UInt8], _ content: Range<Int>) {
    let head = bytes[content].prefix(Self.name.count + 3)
    let colon = head.firstIndex(of: UInt8(ascii: ":"))
    guard let nameEnd = colon ?? head.firstIndex(where: \.isBlank) else { return nil }
    let name = head[..<nameEnd]
    let isNamed = name.elementsEqual(Self.name)
    guard isNamed || Self.resembles(name, hasColon: colon != nil) else { return nil }
    let verbStart = bytes[(nameEnd + 1)..<content.upperBound].firstIndex { !$0.isBlank } ?? content.upperBound
    let word = Self.word(in: bytes[verbStart..<content.upperBound])
    let (isKnown, reach) = Self.verb(in: String(decoding: word, as: UTF8.self).lowercased())
    // "napkin-lint ignores this" is a sentence.
    let isVerb = isKnown && (colon != nil || Self.verbs.contains { word.elementsEqual($0.utf8) })
    guard isVerb || isNamed && colon != nil && verbStart == nameEnd + 1 && !word.isEmpty else { return nil }
    range = SourceRange(content.lowerBound, word.endIndex)
    self.reach = reach
    isCertain = colon != nil && verbStart == nameEnd + 1
    let isExact = isNamed && isCertain && word.elementsEqual("ignore".utf8)
    verb = isVerb ? (isExact ? .exact : .meant) : nil
  }

  private static func word(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = bytes.startIndex
    while end < bytes.endIndex, !bytes[end].isBlank, bytes[end] != UInt8(ascii: ","), bytes[end] != UInt8(ascii: ":"),
      !bytes[end...].starts(with: "--".utf8)
    { end += 1 }
    return bytes[..<end]
  }

  private static func resembles(_ name: ArraySlice<UInt8>, hasColon: Bool) -> Bool {
    // Every comment comes by, and most have not the length of any of the names below, in which letters of two or three
    // bytes may stand for ASCII ones.
    guard (6...(Self.name.count + 2)).contains(name.count) else { return false }
    guard hasColon || name.count >= 10 && name.first.map({ $0 | 0x20 }) == UInt8(ascii: "n") else { return false }
    let lowercased = Array(String(decoding: name, as: UTF8.self).lowercased().utf8)
    guard hasColon else { return lowercased == Self.name || lowercased == Array("napkinlint".utf8) }
    return lowercased == Array("napkin".utf8) || EditDistance.between(lowercased, Self.name, atMost: 2) != nil
  }

  /// Whether a word is a verb that means to ignore, and what hangs on it.
  private static func verb(in word: String) -> (isKnown: Bool, reach: String) {
    for verb in verbs where word.hasPrefix(verb) {
      let rest = word.dropFirst(verb.count)
      if rest.isEmpty || rest.hasPrefix("-") || SuppressionDirective.Reach(meant: String(rest)) != nil {
        return (true, String(rest.drop { $0 == "-" }))
      }
    }
    let isNear = word.utf8.count > 3 && verbs.prefix(3).contains { verb in
      EditDistance.between(Array(word.utf8), Array(verb.utf8)) <= 2
    }
    return (isNear, "")
  }
}

extension SuppressionDirective.Reach {
  /// The reach that somebody meant who wrote this word.
  init?(meant word: String) {
    switch word.lowercased() {
    case "next", "next-line", "nextline", "following", "below": self = .next
    case "this", "this-line", "line", "same-line", "here": self = .this
    case "file", "this-file", "whole-file": self = .file
    default:
      let near = Self.allCases.first { reach in
        EditDistance.between(Array(word.lowercased().utf8), Array(reach.rawValue.utf8)) == 1
      }
      guard let near, word.utf8.count >= 3 else { return nil }
      self = near
    }
  }
}

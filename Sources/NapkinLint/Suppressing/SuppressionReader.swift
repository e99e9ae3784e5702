/// Reads a comment that speaks to the linter.
struct SuppressionReader {
  private let range: SourceRange
  private let bytes: [UInt8]
  private let rules: RuleNames
  private let opening: SuppressionOpening
  /// The words from the verb to the reason.
  private var words: ArraySlice<Word>
  private var reason: SuppressionReason
  private var mentions: [SuppressionDirective.Mention] = []
  private var mistakes: [SuppressionMistake] = []

  private struct Word {
    let text: String
    let range: SourceRange
    let followsComma: Bool
  }

  init?(_ range: SourceRange, in bytes: [UInt8], _ rules: RuleNames) {
    let content = Self.content(of: range, in: bytes)
    guard let opening = SuppressionOpening(in: bytes, content) else { return nil }
    (self.range, self.bytes, self.rules, self.opening) = (range, bytes, rules, opening)
    let rest = opening.range.end..<content.upperBound
    let dashes = bytes[rest].indices.dropLast().first { bytes[$0].isDash && bytes[$0 + 1].isDash }
    words = Self.words(in: bytes, rest.lowerBound..<(dashes ?? rest.upperBound))[...]
    reason = SuppressionReason(in: bytes, (dashes ?? rest.upperBound)..<rest.upperBound)
    guard opening.isCertain || words.contains(where: { rules.resemble($0.text) }) else { return nil }
  }

  var comment: SuppressionComment {
    var reader = self
    return reader.read()
  }

  private mutating func read() -> SuppressionComment {
    let reach = takeReach()
    takeRules(contentEnd: reason.range.end)
    let directive = reach.reach.map { reach in
      SuppressionDirective(reach: reach, rules: mentions, reason: reason.text, lastDay: reason.lastDay)
    }
    let isExact = opening.verb == .exact && reach.isExact && !mentions.isEmpty
    if !isExact { mistakes = [mistake(directive)] } else { mistakes += reason.mistakes }
    return SuppressionComment(range: range, place: place, directive: isExact ? directive : nil, mistakes: mistakes)
  }

  private mutating func takeReach() -> (reach: SuppressionDirective.Reach?, isExact: Bool) {
    if !opening.reach.isEmpty { return (SuppressionDirective.Reach(meant: opening.reach), false) }
    guard let word = words.first, !rules.contains(word.text) else { return (nil, false) }
    if let reach = SuppressionDirective.Reach(rawValue: word.text) {
      words = words.dropFirst()
      return (reach, bytes[opening.range.end..<word.range.start].allSatisfy(\.isBlank))
    }
    guard let reach = SuppressionDirective.Reach(meant: word.text) else { return (nil, false) }
    words = words.dropFirst()
    return (reach, false)
  }

  /// Takes the rules, up to a word that can only belong to a reason.
  private mutating func takeRules(contentEnd: Int) {
    while let word = words.popFirst() {
      if Self.isMistypedDash(word.text) { return takeReason(from: words.first?.range.start ?? word.range.end, behind: word, contentEnd) }
      guard mentions.isEmpty || word.followsComma || rules.resemble(word.text) else {
        if mentions.count == 1, !rules.resemble(mentions[0].rule) { mentions = [] }
        return takeReason(from: word.range.start, behind: nil, contentEnd)
      }
      mentions.append(SuppressionDirective.Mention(rule: word.text, range: word.range))
    }
  }

  /// Takes a reason that two dashes should stand before.
  private mutating func takeReason(from start: Int, behind dash: Word?, _ end: Int) {
    reason = SuppressionReason(in: bytes, start..<max(start, end))
    words = []
    let edit =
      dash.map { Fix.Edit(range: $0.range, replacement: "--") }
      ?? Fix.Edit(range: SourceRange(start, start), replacement: "-- ")
    let place = dash?.range ?? SourceRange(start, bytes[start..<end].firstIndex(where: \.isBlank) ?? end)
    mistakes.append(SuppressionMistake(place, "two dashes separate the rules from the reason: '-- reason'", edit: edit))
  }

  /// What is wrong with a comment that cannot be understood.
  private func mistake(_ directive: SuppressionDirective?) -> SuppressionMistake {
    let form = "'\(SuppressionDirective.marker) next|this|file RULE -- reason'"
    guard opening.verb != nil, let directive else {
      let isMissing = opening.verb == .exact
      return SuppressionMistake(
        place, isMissing ? "say how far this reaches, as in \(form)" : "this allows nothing; what does is \(form)")
    }
    guard let last = directive.rules.last else {
      return SuppressionMistake(place, "say which rule this allows, as in \(form)")
    }
    let text = "\(SuppressionDirective.marker) \(directive.reach.rawValue) "
    let ids = directive.rules.map(\.rule)
    let edit = Fix.Edit(
      range: SourceRange(opening.range.start, last.range.end), replacement: text + ids.joined(separator: ", "))
    let shown = ids.count == 1 ? ids[0] : "\(ids[0]), …"
    return SuppressionMistake(
      place, "this allows nothing; did you mean '\(text)\(shown)'?", edit: edit, meant: directive)
  }

  /// Up to the last rule on the first line.
  private var place: SourceRange {
    let line = bytes[opening.range.start..<range.end].firstIndex(where: \.endsLine) ?? range.end
    let ends = mentions.map(\.range.end).filter { $0 <= line }
    return SourceRange(opening.range.start, max(ends.last ?? 0, min(opening.range.end, line)))
  }

  private static func isMistypedDash(_ word: String) -> Bool { word == "-" || word == "–" || word == "—" }

  private static func content(of comment: SourceRange, in bytes: [UInt8]) -> Range<Int> {
    let whole = bytes[comment.bytes]
    let isBlock = whole.starts(with: "/*".utf8) && whole.count > 3 && whole.suffix(2).elementsEqual("*/".utf8)
    let content = isBlock ? whole.dropLast(2) : whole
    return (content.firstIndex { !$0.isBlank && !$0.isCommentSign } ?? content.endIndex)..<content.endIndex
  }

  private static func words(in bytes: [UInt8], _ range: Range<Int>) -> [Word] {
    var words: [Word] = []
    var followsComma = false
    var index = range.lowerBound
    while index < range.upperBound {
      let end = bytes[index..<range.upperBound].firstIndex(where: \.separatesWords) ?? range.upperBound
      if end > index {
        let text = String(decoding: bytes[index..<end], as: UTF8.self)
        // Block comments often begin their lines with a star.
        if text != "*" { words.append(Word(text: text, range: SourceRange(index, end), followsComma: followsComma)) }
        followsComma = false
      }
      if end < range.upperBound, bytes[end] == UInt8(ascii: ",") { followsComma = true }
      index = end + 1
    }
    return words
  }
}

extension UInt8 {
  var isDash: Bool { self == UInt8(ascii: "-") }
  var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isCommentSign: Bool { self == UInt8(ascii: "/") || self == UInt8(ascii: "*") }
  fileprivate var separatesWords: Bool { isBlank || self == UInt8(ascii: ",") || self == UInt8(ascii: ":") }
}

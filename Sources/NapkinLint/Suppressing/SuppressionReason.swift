/// The reason of a suppression, and the day until which it holds: `-- reason (until 2027-01-31)`.
struct SuppressionReason {
  /// With the dashes before it.
  let range: SourceRange
  /// On one line, without the day.
  let text: String
  let lastDay: Day?
  let mistakes: [SuppressionMistake]

  init(in bytes: [UInt8], _ range: Range<Int>) {
    self.range = SourceRange(range.lowerBound, range.upperBound)
    let start = bytes[range].firstIndex { !$0.isDash && !$0.isBlank } ?? range.upperBound
    let words = Self.words(in: bytes, start..<range.upperBound)
    guard let limit = Self.limit(in: words) else {
      (text, lastDay, mistakes) = (words.map(\.text).joined(separator: " "), nil, [])
      return
    }
    text = (words[..<limit.first] + words[limit.end...]).map(\.text).joined(separator: " ")
    lastDay = limit.day
    mistakes = limit.mistake.map { [$0] } ?? []
  }

  private struct Word {
    let text: String
    let range: SourceRange
  }

  /// The words that say until when, as far as somebody meant a day by them.
  private struct Limit {
    let first: Int
    let end: Int
    let day: Day?
    let mistake: SuppressionMistake?
  }

  private static func limit(in words: [Word]) -> Limit? {
    for index in words.indices.dropLast().reversed() {
      let isOpen = words[index].text == "(until"
      guard words[index].text.lowercased().filter({ $0 != "(" && $0 != ":" }) == "until" else { continue }
      let next = words[index + 1]
      let written = next.text.prefix { $0 != ")" && $0 != "," && $0 != ";" }
      guard written.first?.isNumber == true, written.count >= 6 else { continue }
      return limit(String(written), at: index, words, isInBrackets: isOpen && next.text.contains(")"))
    }
    return nil
  }

  private static func limit(_ written: String, at index: Int, _ words: [Word], isInBrackets: Bool) -> Limit {
    let (first, next) = (words[index].range, words[index + 1].range)
    let range = SourceRange(next.start, next.start + written.utf8.count)
    let day = Day(written)
    var mistake: SuppressionMistake?
    if let meant = day ?? Self.meant(written) {
      let edit = Fix.Edit(range: SourceRange(first.start, next.end), replacement: "(until \(meant.text))")
      if day == nil || !isInBrackets {
        mistake = SuppressionMistake(range, "a suppression ends with '(until \(meant.text))'", edit: edit, meantDay: meant)
      }
    } else {
      mistake = SuppressionMistake(range, "'\(written)' is no day; a suppression ends as in '(until 2027-01-31)'")
    }
    return Limit(first: index, end: index + 2, day: isInBrackets ? day : nil, mistake: mistake)
  }

  /// The day of `2027/1/31`, which can only mean one.
  private static func meant(_ written: String) -> Day? {
    let parts = written.split(omittingEmptySubsequences: false) { "-/._".contains($0) }
    guard parts.count == 3, parts[0].count == 4, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  private static func words(in bytes: [UInt8], _ range: Range<Int>) -> [Word] {
    bytes[range].split(whereSeparator: \.isBlank).compactMap { word in
      let text = String(decoding: word, as: UTF8.self)
      return text == "*" ? nil : Word(text: text, range: SourceRange(word.startIndex, word.endIndex))
    }
  }
}

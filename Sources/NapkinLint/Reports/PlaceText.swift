/// The explanation of a line, for people.
package enum PlaceText {
  /// - Parameters:
  ///   - place: the line as the user named it.
  ///   - line: what stands there.
  package static func text(
    of explanation: PlaceExplanation, place: String, line: String, width: Int, _ paint: Paint
  ) -> String {
    var lines = [paint(Visible.text(place), .bold), "  " + Visible.text(line), ""]
    lines += wrapped(standing(explanation.standing), width)
    lines += explanation.types.flatMap { wrapped(note($0), width) }
    for verdict in explanation.verdicts { lines += ["", paint(head(of: verdict), style(of: verdict))] + body(of: verdict, width) }
    if explanation.verdicts.isEmpty { lines += ["", "no rule reports this line"] }
    lines += list(("looked and has", "looked and have"), "nothing to report here", explanation.silentRules, width)
    let off = ("is off, and would have", "are off, and would have")
    lines += list(off, "nothing to report here", explanation.offRules, width)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func standing(_ standing: PlaceExplanation.Standing) -> String {
    switch standing {
    case .napkin: "The file belongs to a project that uses napkin."
    case .legacy:
      "The file is written for Uber's RIBs or for napkin's first versions, so only rules on migration look at it."
    case .elsewhere: "Nothing in the file's project imports napkin, so no rule looks at it."
    case .test: "The file holds tests or what they need, where most conventions do not hold."
    }
  }

  private static func note(_ type: PlaceExplanation.TypeNote) -> String {
    if type.isUnbalanced { return "'\(type.name)' has no end, so nothing in it is reported." }
    guard !type.nouns.isEmpty else {
      return "Nothing makes '\(type.name)' a part of a napkin, so rules on parts of a napkin are silent in it."
    }
    return "'\(type.name)' is " + joined(type.nouns) + "."
  }

  private static func head(of verdict: PlaceExplanation.Verdict) -> String {
    let finding = verdict.finding
    return switch verdict.kind {
    case .reported: "\(finding.rule) reports: \(finding.severity.word)"
    case .suppressed: "\(finding.rule) is suppressed here by a comment"
    case .off: "\(finding.rule) is off, and would report"
    }
  }

  private static func style(of verdict: PlaceExplanation.Verdict) -> Paint.Style {
    verdict.kind == .reported ? verdict.finding.severity.style : .bold
  }

  private static func body(of verdict: PlaceExplanation.Verdict, _ width: Int) -> [String] {
    let finding = verdict.finding
    let related = finding.related.map { "\($0.path): \($0.message)" }
    let fix = finding.fix.map { ["fix: \($0.title) (\($0.applicability.word))"] } ?? []
    return ([finding.message] + related + fix).flatMap { indented(Visible.text($0), width) }
  }

  /// - Parameter verb: for one rule, and for several.
  private static func list(
    _ verb: (one: String, several: String), _ words: String, _ rules: [String], _ width: Int
  ) -> [String] {
    guard !rules.isEmpty else { return [] }
    let head = rules.count == 1 ? "1 rule \(verb.one)" : "\(rules.count) rules \(verb.several)"
    return ["", "\(head) \(words):"] + indented(rules.joined(separator: ", "), width)
  }

  private static func indented(_ text: String, _ width: Int) -> [String] {
    Prose.wrapped(text, width: max(20, width - 2)).map { "  " + $0 }
  }

  private static func wrapped(_ text: String, _ width: Int) -> [String] {
    Prose.wrapped(Visible.text(text), width: width)
  }

  private static func joined(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

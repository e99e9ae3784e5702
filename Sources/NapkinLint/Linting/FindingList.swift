/// Where a rule puts what it finds in one file.
package struct FindingList {
  private(set) var findings: [Finding] = []
  private let rule: String
  private let severity: Severity
  private let file: OutlinedFile

  init(rule: Rule, file: OutlinedFile) {
    self.rule = rule.id
    severity = rule.severity
    self.file = file
  }

  /// Reports a place.
  ///
  /// - Parameters:
  ///   - range: the name or keyword at fault; it must not span lines.
  ///   - message: one line, lower case, without full stop.
  ///   - severity: another severity than the rule's own.
  package mutating func report(
    _ range: SourceRange,
    _ message: String,
    severity: Severity? = nil,
    related: [RelatedPlace] = [],
    fix: Fix? = nil
  ) {
    findings.append(
      Finding(
        rule: rule, severity: severity ?? self.severity, path: file.source.path, range: range, message: message,
        related: related, fix: fix, symbol: file.symbol(at: range)))
  }
}

/// Findings that were there when a team began, and that do not fail a run.
package struct Baseline: Equatable, Sendable {
  package static let fileName = ".napkin-lint-baseline.json"

  /// In the order of paths, rules, symbols and fingerprints.
  package private(set) var entries: [Entry]
  /// When the baseline grew after it was made, and why.
  package let acceptances: [Acceptance]

  package init(_ entries: [Entry] = [], acceptances: [Acceptance] = []) {
    self.entries = entries.sorted()
    self.acceptances = acceptances
  }

  /// One finding.
  package struct Entry: Hashable, Sendable {
    /// Relative to the folder of the baseline's file.
    package let path: String
    package let rule: String
    package let symbol: String
    /// Of the finding without its path.
    package let fingerprint: String
  }

  package struct Acceptance: Equatable, Sendable {
    package let count: Int
    package let reason: String
    /// As in `2027-01-31`.
    package let day: String

    package init(count: Int, reason: String, day: String) {
      (self.count, self.reason, self.day) = (count, reason, day)
    }
  }

  /// An entry for each finding of a run, in the order of the findings.
  ///
  /// - Parameter paths: how the baseline spells the files.
  package static func entries(of run: LintRun, paths: [String: String]) -> [Entry] {
    let fingerprints = Fingerprint.short(of: run.findings, in: run.sources)
    return zip(run.findings, fingerprints).map { finding, fingerprint in
      Entry(
        path: paths[finding.path] ?? finding.path, rule: finding.rule, symbol: finding.symbol, fingerprint: fingerprint)
    }
  }

  /// The file's bytes: an entry a line, so that reviews show what comes and goes.
  package var bytes: [UInt8] {
    var bytes = Array("{\n  \"schemaVersion\": 1,\n  \"entries\": [".utf8)
    Self.write(entries.map(\.json), to: &bytes)
    if !acceptances.isEmpty {
      bytes += ",\n  \"accepted\": [".utf8
      Self.write(acceptances.map(\.json), to: &bytes)
    }
    return bytes + "\n}\n".utf8
  }

  private static func write(_ lines: [JSON], to bytes: inout [UInt8]) {
    for (index, line) in lines.enumerated() {
      bytes += (index == 0 ? "\n    " : ",\n    ").utf8
      line.write(to: &bytes)
    }
    bytes += (lines.isEmpty ? "]" : "\n  ]").utf8
  }
}

extension Baseline.Entry: Comparable {
  package static func < (left: Baseline.Entry, right: Baseline.Entry) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    return (left.rule, left.symbol, left.fingerprint) < (right.rule, right.symbol, right.fingerprint)
  }

  fileprivate var json: JSON {
    .object([
      ("path", .string(path)), ("rule", .string(rule)), ("symbol", .string(symbol)),
      ("fingerprint", .string(fingerprint)),
    ])
  }
}

extension Baseline.Acceptance {
  fileprivate var json: JSON {
    .object([("count", .number(count)), ("reason", .string(reason)), ("day", .string(day))])
  }
}

/// The closing line of a run.
package struct Summary: Sendable {
  package let text: String

  package init(of run: LintRun) {
    let files = Self.count(run.fileCount, "file")
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = run.findings.count { $0.severity == severity }
      return count == 0 ? nil : Self.count(count, severity.word)
    }
    text = (parts.isEmpty ? "no findings" : parts.joined(separator: ", ")) + " in \(files)"
      + (run.fileCount > 0 && run.lintedFileCount == 0 ? ", none of which uses napkin" : "")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

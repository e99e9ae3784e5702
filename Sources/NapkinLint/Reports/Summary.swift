/// The closing line of a run.
package struct Summary: Sendable {
  package let text: String

  package init(of run: LintRun) {
    let files = Count.text(run.fileCount, "file")
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = run.findings.count { $0.severity == severity }
      return count == 0 ? nil : Count.text(count, severity.word)
    }
    text = (parts.isEmpty ? "no findings" : parts.joined(separator: ", ")) + " in \(files)"
      + (run.fileCount > 0 && run.lintedFileCount == 0 ? ", none of which uses napkin" : "")
  }
}

/// The lines that a patch adds or changes, by file.
package struct ChangedLines: Equatable, Sendable {
  /// By the path that the patch gives the new file, without git's `b/`.
  private var linesByPath: [String: Lines] = [:]
  /// The patch ends inside a hunk, so that more may have changed.
  package private(set) var isCutOff = false

  private enum Lines: Equatable {
    case all
    /// Line numbers, 1-based; each range of a hunk of its own.
    case ranges([ClosedRange<Int>])
  }

  package init() {}

  /// Reads a unified diff, with any number of context lines.
  package init(patch: [UInt8]) {
    var reader = PatchReader(patch)
    while let hunk = reader.nextHunk() {
      add(hunk.lines, of: hunk.path)
    }
    isCutOff = reader.isCutOff
  }

  /// The paths of the files that changed.
  package var paths: [String] { linesByPath.keys.sorted() }

  /// Counts a file as new altogether.
  package mutating func addAll(of path: String) { linesByPath[path] = .all }

  /// The same lines under other paths.
  package func mapPaths(_ transform: (String) -> String) -> ChangedLines {
    var result = self
    result.linesByPath = Dictionary(linesByPath.map { (transform($0.key), $0.value) }) { first, _ in first }
    return result
  }

  /// Whether one of these lines of a file changed; all are 1-based.
  package func touch(_ lines: ClosedRange<Int>, of path: String) -> Bool {
    switch linesByPath[path] {
    case .all: true
    case .ranges(let ranges): ranges.contains { $0.overlaps(lines) }
    case nil: false
    }
  }

  private mutating func add(_ lines: [ClosedRange<Int>], of path: String) {
    guard case .ranges(let known) = linesByPath[path, default: .ranges([])] else { return }
    linesByPath[path] = .ranges(known + lines)
  }
}

extension LintRun {
  /// The findings that stand on changed lines, or that a changed line explains.
  ///
  /// - Parameter changedPath: the path under which the changes know a file.
  package func onChangedLines(_ changes: ChangedLines, changedPath: (String) -> String) -> LintRun {
    var lineIndexes: [String: (lines: LineIndex, path: String)] = [:]
    func isChanged(_ range: SourceRange, _ path: String) -> Bool {
      let known = lineIndexes[path] ?? (LineIndex(sources[path]?.bytes ?? []), changedPath(path))
      lineIndexes[path] = known
      let first = known.lines.line(at: range.start)
      return changes.touch(first...max(first, known.lines.line(at: range.end)), of: known.path)
    }
    return keeping { finding in
      isChanged(finding.range, finding.path) || finding.related.contains { isChanged($0.range, $0.path) }
    }
  }

  /// The run with some of its findings.
  package func keeping(_ isKept: (Finding) -> Bool) -> LintRun {
    with(findings.filter(isKept), allowed: allowed.filter { isKept($0.finding) }, hasBaseline: hasBaseline)
  }

  /// The run with other findings in the same files.
  func with(_ findings: [Finding], allowed: [AllowedFinding], hasBaseline: Bool) -> LintRun {
    LintRun(
      findings: findings, allowed: allowed, hasBaseline: hasBaseline, sources: sources, fileCount: fileCount,
      lintedFileCount: lintedFileCount, parts: parts)
  }

  /// The run with another run's findings in some files.
  package func taking(_ other: LintRun, at paths: Set<String>) -> LintRun {
    guard !paths.isEmpty else { return self }
    let findings = findings.filter { !paths.contains($0.path) } + other.findings.filter { paths.contains($0.path) }
    let allowed =
      allowed.filter { !paths.contains($0.finding.path) } + other.allowed.filter { paths.contains($0.finding.path) }
    return LintRun(
      findings: findings.sorted(by: Finding.isInOrder),
      allowed: allowed.sorted { Finding.isInOrder($0.finding, $1.finding) }, hasBaseline: hasBaseline,
      sources: sources.merging(other.sources) { paths.contains($0.path) ? $1 : $0 }, fileCount: fileCount,
      lintedFileCount: lintedFileCount, parts: parts.merging(other.parts) { known, _ in known })
  }
}

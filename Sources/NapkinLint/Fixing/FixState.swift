/// Where the files stand between two rounds of fixes.
struct FixState {
  private let originals: [OutlinedFile]
  private let before: LintRun
  let files: [OutlinedFile]
  let run: LintRun
  /// How many findings each file has of each rule, by path and rule.
  let findingCounts: [String: [String: Int]]
  private let numbers: [String: Int]
  /// How many findings were repaired so far, by path and rule.
  private let counts: [String: [String: Int]]
  private let refused: Set<String>

  init(_ files: [OutlinedFile], _ run: LintRun) {
    let numbers = Dictionary(files.indices.map { (files[$0].source.path, $0) }) { first, _ in first }
    self.init(originals: files, before: run, files: files, numbers: numbers, run: run, counts: [:], refused: [])
  }

  private init(
    originals: [OutlinedFile], before: LintRun, files: [OutlinedFile], numbers: [String: Int], run: LintRun,
    counts: [String: [String: Int]], refused: Set<String>
  ) {
    self.originals = originals
    self.before = before
    self.files = files
    self.numbers = numbers
    self.run = run
    findingCounts = run.findings.reduce(into: [:]) { $0[$1.path, default: [:]][$1.rule, default: 0] += 1 }
    self.counts = counts
    self.refused = refused
  }

  /// Whether a file is to be left alone.
  func refuses(_ path: String) -> Bool { refused.contains(path) }

  func file(_ path: String) -> OutlinedFile? { numbers[path].map { files[$0] } }

  /// The files with some of them exchanged.
  func files(with changes: [FixRound.Change]) -> [OutlinedFile] {
    var files = files
    for change in changes {
      if let number = numbers[change.path] { files[number] = change.file }
    }
    return files
  }

  /// The state after changes, which led to this run.
  func with(_ changes: [FixRound.Change], _ run: LintRun) -> FixState {
    var counts = counts
    for change in changes { counts[change.path, default: [:]].merge(change.counts) { $0 + $1 } }
    return FixState(
      originals: originals, before: before, files: files(with: changes), numbers: numbers, run: run, counts: counts,
      refused: refused)
  }

  /// The state in which some files are as they were at first, and stay so.
  func refusing(_ paths: [String]) -> FixState {
    let refused = refused.union(paths)
    let files = zip(originals, files).map { refused.contains($0.source.path) ? $0 : $1 }
    return FixState(
      originals: originals, before: before, files: files, numbers: numbers, run: run,
      counts: counts.filter { !refused.contains($0.key) }, refused: refused)
  }

  var result: FixRun {
    let fixed = zip(originals, files).compactMap { old, new -> FixedFile? in
      guard old.source.bytes != new.source.bytes else { return nil }
      let path = old.source.path
      return FixedFile(path: path, before: old.source.bytes, after: new.source.bytes, counts: counts[path] ?? [:])
    }
    return FixRun(
      before: before, after: run, files: fixed.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
      refusedPaths: refused.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}

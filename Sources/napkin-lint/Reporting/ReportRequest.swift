import NapkinLint

/// One report that the user wants, and where: `sarif=out/lint.sarif`.
struct ReportRequest: Equatable, Sendable {
  let format: ReportFormat
  /// When absent, standard output.
  let path: FilePath?
}

extension ReportRequest {
  /// Reads `FORMAT`, `FORMAT=PATH` or `FORMAT=-`.
  init(_ text: String, in spelling: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let known = ReportFormat.allCases.map(\.rawValue)
    guard let format = ReportFormat(rawValue: parts[0]) else {
      let list = known.dropLast().joined(separator: ", ") + " or " + (known.last ?? "")
      throw UsageError("\(spelling): '\(parts[0])' is not \(list)", nearestTo: parts[0], among: known)
    }
    self.format = format
    let path = parts.count == 2 ? parts[1] : "-"
    guard !path.isEmpty else {
      throw UsageError("\(spelling): '\(text)' names no file; write \(text)FILE, or \(parts[0]) for standard output")
    }
    guard !path.hasSuffix(".swift") else {
      throw UsageError("\(spelling): '\(path)' is Swift source, which a report would replace; name another file")
    }
    self.path = path == "-" ? nil : FilePath(Array(path.utf8))
  }
}

extension PrintOptions {
  /// What is printed to standard output: the report that was sent there, the chosen format, or the one that suits
  /// where the output goes.
  func reportFormat(in environment: Environment) -> ReportFormat {
    reports.first { $0.path == nil }?.format ?? format ?? (environment.isOutputTerminal ? .full : .concise)
  }

  /// Says when reports would get in each other's way.
  func check() throws(UsageError) {
    let printed = (format.map { ["--format \($0.rawValue)"] } ?? [])
      + reports.filter { $0.path == nil }.map { "--report \($0.format.rawValue)" }
    guard printed.count < 2 else {
      throw UsageError("\(printed[0]) and \(printed[1]) both print to standard output; write --report FORMAT=PATH")
    }
    var paths: Set<FilePath> = []
    for case let path? in reports.map(\.path?.tidied) where !paths.insert(path).inserted {
      throw UsageError("--report: two reports go to '\(path.text)'; give each a file of its own")
    }
    let formats = reports.map(\.format) + (format.map { [$0] } ?? [])
    guard !showsSuppressed || formats.contains(where: \.canShowSuppressed) else {
      throw UsageError("--show-suppressed is for json, jsonl and sarif, which mark what is allowed; choose one of them")
    }
  }
}

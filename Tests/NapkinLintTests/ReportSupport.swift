@testable import NapkinLint

/// Makes the findings and sources that report tests print.
struct ReportExample {
  private(set) var findings: [Finding] = []
  private(set) var allowed: [AllowedFinding] = []
  private(set) var sources: [String: SourceFile] = [:]
  var hasBaseline = false

  /// Adds a file, and gives it back.
  mutating func file(_ path: String, _ text: String) -> SourceFile {
    file(path, Array(text.utf8))
  }

  mutating func file(_ path: String, _ bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(path: path, bytes: bytes)
    sources[path] = file
    return file
  }

  /// Adds a finding at the first place where a file has `text`.
  mutating func finding(
    _ text: String, in file: SourceFile, rule: String = "weak-router", _ severity: Severity = .error,
    _ message: String = "hold it weakly", related: [RelatedPlace] = [], fix: Fix? = nil, symbol: String = ""
  ) {
    findings.append(
      Finding(
        rule: rule, severity: severity, path: file.path, range: file.range(of: text), message: message,
        related: related, fix: fix, symbol: symbol))
  }

  /// Takes the last finding from those that count.
  mutating func allow(_ ground: AllowedFinding.Ground) {
    guard let finding = findings.popLast() else { return }
    allowed.append(AllowedFinding(finding: finding, ground: ground))
  }

  var run: LintRun {
    LintRun(
      findings: findings, allowed: allowed, hasBaseline: hasBaseline, sources: sources, fileCount: sources.count,
      lintedFileCount: sources.count)
  }

  func text(_ format: ReportFormat, _ change: (inout ReportStyle) -> Void = { _ in }) -> String {
    var style = ReportStyle()
    style.pages = [:]
    change(&style)
    return String(decoding: run.report(format, style), as: UTF8.self)
  }
}

extension SourceFile {
  func range(of text: String) -> SourceRange {
    let wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.count
    return SourceRange(start, min(bytes.count, start + wanted.count))
  }
}

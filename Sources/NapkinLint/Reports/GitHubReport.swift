/// Annotations as GitHub Actions reads them from a log: errors first, and of each kind what stands on changed lines
/// first. No source is printed, since the runner obeys what stands in a line of it.
struct GitHubReport {
  /// The runner drops what exceeds this in one step, for each kind.
  private static let limit = 10

  private let style: ReportStyle

  init(_ style: ReportStyle) {
    self.style = style
  }

  func bytes(of run: LintRun) -> [UInt8] {
    var places = SourcePlaces(run.sources)
    var bytes: [UInt8] = []
    for severity in Severity.allCases.reversed() {
      let findings = changedFirst(run.findings.filter { $0.severity == severity }, &places)
      for (index, finding) in findings.prefix(Self.limit).enumerated() {
        let isLast = index == Self.limit - 1
        bytes += line(for: finding, omitted: isLast ? findings.count - Self.limit : 0, &places).utf8
      }
    }
    return bytes
  }

  private func changedFirst(_ findings: [Finding], _ places: inout SourcePlaces) -> [Finding] {
    guard let changes = style.changedLines else { return findings }
    let isChanged = findings.map { finding in
      let line = places.position(at: finding.range.start, in: finding.path).line
      return changes.touch(line...line, of: style.absolutePath(of: finding.path))
    }
    let sorted = zip(findings, isChanged)
    return sorted.filter(\.1).map(\.0) + sorted.filter { !$0.1 }.map(\.0)
  }

  private func line(for finding: Finding, omitted: Int, _ places: inout SourcePlaces) -> String {
    let start = places.utf16Position(at: finding.range.start, in: finding.path)
    let end = places.utf16Position(at: finding.range.end, in: finding.path)
    var properties = [("file", path(of: finding.path)), ("line", "\(start.line)"), ("endLine", "\(end.line)")]
    if start.line == end.line { properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")] }
    properties.append(("title", finding.rule))
    let words = properties.map { "\($0.0)=\(Self.property($0.1))" }.joined(separator: ",")
    return "::\(Self.command(for: finding.severity)) \(words)::\(Self.data(message(for: finding, omitted, &places)))\n"
  }

  private func message(for finding: Finding, _ omitted: Int, _ places: inout SourcePlaces) -> String {
    var lines = [finding.message]
    for place in finding.related {
      let line = places.position(at: place.range.start, in: place.path).line
      lines.append("\(path(of: place.path)):\(line): \(place.message)")
    }
    if let address = style.address { lines.append(address.page(of: finding.rule)) }
    if omitted > 0 { lines.append("\(omitted) more of this severity are not shown here; run napkin-lint to see them") }
    return lines.joined(separator: "\n")
  }

  private func path(of path: String) -> String {
    style.repositoryPath(of: path)
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private static func data(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var escaped = ""
    var last: (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] {
        escaped += escape
      } else {
        let opensCommand = scalar == "[" && last == ("#", "#")
        escaped.unicodeScalars.append(opensCommand ? Visible.bracket : Visible.replacement(for: scalar) ?? scalar)
      }
      last = (last.1, scalar)
    }
    return escaped
  }
}

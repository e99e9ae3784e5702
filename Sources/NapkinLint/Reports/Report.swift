/// A shape that findings can be printed in.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: code frames.
  case full
  /// For people and editors: one line a finding.
  case concise
  /// For Xcode's build log.
  case xcode
  case json
  /// Annotations of GitHub Actions.
  case github
  /// Code Quality of GitLab.
  case gitlab
  /// For code scanning.
  case sarif
  case checkstyle
  case junit
}

extension LintRun {
  /// The findings in a format, as bytes to print.
  package func report(_ format: ReportFormat, _ style: ReportStyle = ReportStyle()) -> [UInt8] {
    switch format {
    case .full: FullReport(style).bytes(of: self)
    case .concise: ConciseReport.bytes(of: self)
    case .xcode: XcodeReport(style).bytes(of: self)
    case .json: JSONReport.bytes(of: self)
    case .github: GitHubReport(style).bytes(of: self)
    case .gitlab: GitLabReport(style).bytes(of: self)
    case .sarif: SARIFReport(style).bytes(of: self)
    case .checkstyle: CheckstyleReport.bytes(of: self)
    case .junit: JUnitReport.bytes(of: self)
    }
  }
}

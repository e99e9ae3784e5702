/// A shape that findings can be printed in.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: code frames.
  case full
  /// For people and editors: one line a finding.
  case concise
  /// For people: one line a finding below its file.
  case grouped
  /// For Xcode's build log.
  case xcode
  /// For a problem matcher of Visual Studio Code.
  case vscode
  case json, jsonl
  /// Annotations of GitHub Actions.
  case github
  /// Code Quality of GitLab.
  case gitlab
  /// For code scanning.
  case sarif
  /// For reviewdog.
  case rdjson
  case checkstyle, junit, sonarqube
  /// A table.
  case markdown
  /// A page with filters.
  case html
  /// For programs that read text.
  case agent
}

extension ReportFormat {
  /// All but the two that are chosen where nothing is said.
  package static let others = allCases.filter { $0 != .full && $0 != .concise }

  /// Whether findings bear fingerprints.
  package var hasFingerprints: Bool {
    switch self {
    case .json, .jsonl, .gitlab, .sarif: true
    default: false
    }
  }

  /// Whether paths are spelled from another folder than the current one.
  package var namesFolders: Bool {
    switch self {
    case .xcode, .github, .gitlab, .sarif, .markdown: true
    default: false
    }
  }
}

extension LintRun {
  /// The findings in a format, as bytes to print.
  package func report(_ format: ReportFormat, _ style: ReportStyle = ReportStyle()) -> [UInt8] {
    switch format {
    case .full: FullReport(style).bytes(of: self)
    case .concise: ConciseReport.bytes(of: self)
    case .grouped: GroupedReport(style).bytes(of: self)
    case .xcode: XcodeReport(style).bytes(of: self)
    case .vscode: VSCodeReport.bytes(of: self)
    case .json: JSONReport.bytes(of: self, style)
    case .jsonl: JSONLinesReport.bytes(of: self, style)
    case .github: GitHubReport(style).bytes(of: self)
    case .gitlab: GitLabReport(style).bytes(of: self)
    case .sarif: SARIFReport(style).bytes(of: self)
    case .rdjson: ReviewdogReport(style).bytes(of: self)
    case .checkstyle: CheckstyleReport.bytes(of: self)
    case .junit: JUnitReport.bytes(of: self)
    case .sonarqube: SonarQubeReport(style).bytes(of: self)
    case .markdown: MarkdownReport(style).bytes(of: self)
    case .html: HTMLReport(style).bytes(of: self)
    case .agent: AgentReport(style).bytes(of: self)
    }
  }
}

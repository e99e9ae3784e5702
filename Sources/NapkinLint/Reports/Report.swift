/// A shape that findings can be printed in.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: code frames.
  case full
  /// For people and editors: one line a finding.
  case concise
  case json
  /// Annotations of GitHub Actions.
  case github
}

/// What a report takes from its surroundings.
package struct ReportStyle: Sendable {
  package var isColored = false
  /// How many columns a line may fill.
  package var width = 100
  /// The folder that the findings' paths are relative to; empty when it is not known.
  package var currentFolder = ""
  /// The folder that GitHub's paths are relative to.
  package var repositoryFolder = ""
  /// The pages that explain the rules, by id.
  package var pages = Rule.pages

  package init() {}
}

extension LintRun {
  /// The findings in a format, as bytes to print.
  package func report(_ format: ReportFormat, _ style: ReportStyle = ReportStyle()) -> [UInt8] {
    switch format {
    case .full: FullReport(style).bytes(of: self)
    case .concise: ConciseReport.bytes(of: self)
    case .json: JSONReport.bytes(of: self)
    case .github: GitHubReport(style).bytes(of: self)
    }
  }
}

/// A shape that findings can be printed in.
package enum ReportFormat: String, CaseIterable, Sendable {
  case full, concise, json, github
}

/// What a report takes from its surroundings.
package struct ReportStyle: Sendable {
  package var isColored: Bool
  /// How many columns a line may fill.
  package var width: Int

  package init(isColored: Bool = false, width: Int = 100) {
    self.isColored = isColored
    self.width = width
  }
}

extension LintRun {
  /// The findings in a format, as bytes to print.
  package func report(_ format: ReportFormat, _ style: ReportStyle) -> [UInt8] {
    ConciseReport.bytes(of: self)
  }
}

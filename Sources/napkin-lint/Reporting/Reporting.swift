import NapkinLint

/// Brings a run's findings to where the user wants them.
struct Reporting {
  private let printing: PrintOptions
  private let environment: Environment
  private let style: ReportStyle

  /// - Parameter linted: a file or folder of what is linted.
  init(
    _ printing: PrintOptions, for linted: FilePath, in environment: Environment, _ changes: ChangedLines?,
    _ notes: [Note]
  ) {
    self.printing = printing
    self.environment = environment
    var style = printing.reportStyle(in: environment, for: linted)
    style.changedLines = changes
    style.notes = notes.map { ReportNote(text: $0.text, isTrouble: $0.isTrouble) }
    self.style = style
  }

  /// What standard output gets.
  func output(of run: LintRun) -> [UInt8] {
    run.report(printing.reportFormat(in: environment), style)
  }

  /// Writes the reports that have files.
  ///
  /// - Returns: a note for each that could not be written.
  func write(_ run: LintRun) -> [Note] {
    var style = style
    style.isColored = false
    var notes: [Note] = []
    for case let (format, path?) in printing.reports.map({ ($0.format, $0.path) }) {
      do throws(WriteFailure) {
        try ReportFile.write(run.report(format, style), at: path)
      } catch {
        notes.append(.trouble(path, writing: error))
      }
    }
    return notes + addSummary(of: run)
  }

  /// GitHub shows only ten annotations of a kind, but a file's worth of Markdown on the page of the run.
  private func addSummary(of run: LintRun) -> [Note] {
    guard ([printing.reportFormat(in: environment)] + printing.reports.map(\.format)).contains(.github),
      let name = Environment.variable("GITHUB_STEP_SUMMARY"), !name.isEmpty
    else { return [] }
    let path = FilePath(Array(name.utf8))
    do throws(WriteFailure) {
      try ReportFile.append(MarkdownReport(style).bytes(of: run, limit: Self.summaryLimit), to: path)
    } catch {
      return [.trouble(path, writing: error)]
    }
    return []
  }

  /// GitHub refuses a summary of more than a mebibyte.
  private static let summaryLimit = 1_000_000
}

extension PrintOptions {
  /// Tells what was asked for besides findings.
  func tellMore(of run: LintRun, _ stopwatch: Stopwatch?) {
    let statistics = showsStatistics ? StatisticsText.lines(of: run) : []
    for line in statistics + (stopwatch?.report ?? []) { Output.error.tell(line) }
  }
}

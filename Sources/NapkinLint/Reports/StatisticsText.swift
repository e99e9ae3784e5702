/// How many findings there are of each rule and in each kind of part.
package enum StatisticsText {
  package static func lines(of run: LintRun) -> [String] {
    guard !run.findings.isEmpty else { return ["no findings to count"] }
    return ["findings of each rule:"] + table(run.ruleCounts.map { ($0.count, $0.rule) })
      + ["findings in each kind of part:"] + table(run.partCounts.map { ($0.count, $0.part.rawValue) })
  }

  private static func table(_ rows: [(count: Int, name: String)]) -> [String] {
    let width = rows.map { String($0.count).count }.max() ?? 0
    return rows.map { count, name in
      "  " + String(repeating: " ", count: width - String(count).count) + "\(count)  \(name)"
    }
  }
}

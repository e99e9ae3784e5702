import NapkinLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The day of a run.
enum Today {
  private static let variable = "NAPKIN_LINT_TODAY"

  /// What the environment says, or else what the clock says in UTC, so that every machine has the same day.
  static func ofProcess() throws(UsageError) -> Day? {
    guard let text = Environment.variable(variable), !text.isEmpty else { return Day(secondsSince1970: Int(time(nil))) }
    guard let day = Day(text) else { throw UsageError("\(variable): '\(text)' is no day, as in 2027-01-31") }
    return day
  }
}

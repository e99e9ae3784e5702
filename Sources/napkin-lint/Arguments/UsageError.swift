import NapkinLint

/// What is wrong with the command line: one line that says what, where and what would be right.
struct UsageError: Error, Equatable, Sendable {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// Appends the known name that is nearest to what was written, when one is near.
  init(_ message: String, nearestTo name: String, among known: [String]) {
    self.message = message + (NearestName.of(name, among: known).map { "; did you mean '\($0)'?" } ?? "")
  }
}

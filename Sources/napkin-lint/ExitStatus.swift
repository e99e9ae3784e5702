/// What the process tells its caller at the end.
enum ExitStatus: Equatable, Sendable {
  /// No finding reaches the threshold.
  case clean
  /// At least one finding reaches the threshold.
  case findings
  /// The arguments are wrong, or something that was named could not be read, or the report could not be written.
  case trouble

  var code: Int32 {
    switch self {
    case .clean: 0
    case .findings: 1
    case .trouble: 2
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the process was told by its surroundings.
struct Environment: Sendable {
  let colorVariables: ColorVariables
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  let columns: Int?
  let processors: Int

  static func ofProcess() -> Environment {
    Environment(
      colorVariables: .ofProcess(),
      isOutputTerminal: Output.standard.isTerminal,
      isErrorTerminal: Output.error.isTerminal,
      columns: chosenColumns ?? Output.standard.columns,
      processors: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
  }

  /// What the user's COLUMNS says, which counts before what the terminal does.
  private static var chosenColumns: Int? {
    variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  func isColored(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: colorVariables.allowsColor(onTerminal: isOutputTerminal)
    }
  }
}

/// The environment variables that speak of colour.
struct ColorVariables: Equatable, Sendable {
  var noColor: String?
  var forceColor: String?
  var githubActions: String?
  var terminal: String?

  static func ofProcess() -> ColorVariables {
    ColorVariables(
      noColor: Environment.variable("NO_COLOR"), forceColor: Environment.variable("CLICOLOR_FORCE"),
      githubActions: Environment.variable("GITHUB_ACTIONS"), terminal: Environment.variable("TERM"))
  }

  /// Under GitHub Actions coloured lines match no problem matcher, so they stay plain even when colour is forced.
  func allowsColor(onTerminal isTerminal: Bool) -> Bool {
    if let noColor, !noColor.isEmpty { return false }
    if githubActions == "true" { return false }
    if let forceColor, !forceColor.isEmpty, forceColor != "0" { return true }
    return isTerminal && terminal != "dumb" && terminal != nil
  }
}

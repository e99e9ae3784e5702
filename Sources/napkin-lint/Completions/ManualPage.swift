import NapkinLint

/// The manual page, in troff, made from the tables that the parser and the help read.
enum ManualPage {
  static var text: String {
    let lines = heading + commands + formats + files
    return lines.joined(separator: "\n") + "\n"
  }

  private static var heading: [String] {
    [
      ".TH NAPKIN\\-LINT 1 \"\" \"napkin\\-lint \(Version.text)\" \"napkin\\-lint\"",
      ".SH NAME", "napkin\\-lint \\- find what breaks in an app of napkins", ".SH SYNOPSIS",
    ] + shown.flatMap { [".B napkin\\-lint", escaped($0.usage), ".br"] }.dropLast() + [".SH DESCRIPTION"]
      + [escaped(Subcommand.lint.summary)] + remarks(of: .lint) + options(of: .lint)
  }

  private static var commands: [String] {
    [".SH COMMANDS"] + shown.dropFirst().flatMap { command in
      [".SS \(escaped(command.usage))", escaped(command.summary)] + remarks(of: command) + options(of: command)
    }
  }

  private static var formats: [String] {
    [".SH FORMATS", escaped(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".")]
  }

  private static let files: [String] = [
    ".SH FILES", ".TP", ".I .napkin\\-lint.json", "Settings of the folder that it stands in and of all below.",
    ".TP", ".I .napkin\\-lint\\-baseline.json", "Findings that are known and do not count.",
    ".SH ENVIRONMENT",
    ".TP", ".B NO_COLOR\\fR, \\fBCLICOLOR_FORCE\\fR, \\fBGITHUB_ACTIONS\\fR, \\fBTERM", "Whether output is coloured.",
    ".TP", ".B GITHUB_STEP_SUMMARY", "The file to which the github format adds a table.",
    ".TP", ".B NAPKIN_LINT_TODAY", "The day of the run, as in 2027\\-01\\-31, instead of the clock's.",
    ".SH EXIT STATUS",
    "0 when nothing is to be reported, 1 when something is, 2 when the command or a configuration file was wrong, or",
    "something that the command names could not be read.",
  ]

  private static var shown: [Subcommand] { [.lint] + Subcommand.named.filter { !$0.isHidden } }

  private static func options(of command: Subcommand) -> [String] {
    Option.all(of: command).flatMap { option in
      let short = option.short.map { "\(escaped($0))\\fR, \\fB" } ?? ""
      let value = option.value.map { " \\fI\(escaped($0.placeholder))" } ?? ""
      return [".TP", ".B \(short)\(escaped(option.name.spelling))\\fR\(value)\\fR", escaped(option.help)]
    }
  }

  /// Remarks are laid out for the terminal, so they keep their lines.
  private static func remarks(of command: Subcommand) -> [String] {
    guard !command.remarks.isEmpty else { return [] }
    return [".PP", ".nf"] + command.remarks.map { $0.isEmpty ? ".sp" : escaped($0) } + [".fi"]
  }

  /// A line that begins with a point or an apostrophe would be a request, and a plain hyphen becomes a dash.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text
  }
}

/// What the tool can do; the first word of the command line that is not an option chooses it.
enum Subcommand: String, CaseIterable, Sendable {
  /// Chosen by naming no other.
  case lint
  case explain, rules, baseline, suppressions, config, files, graph, docs, integration, completions, man, demo
  case debug

  /// The ones that a user names, in the order of the help.
  static let named: [Subcommand] = [
    .explain, .rules, .baseline, .suppressions, .config, .files, .graph, .docs, .integration, .completions, .man,
    .demo, .debug,
  ]

  init?(name: String) {
    guard let match = Self.named.first(where: { $0.rawValue == name }) else { return nil }
    self = match
  }

  /// What stands behind the tool's name in the help.
  var usage: String {
    switch self {
    case .lint: "[OPTION...] [PATH...]"
    case .explain: "explain RULE|FILE:LINE[:COLUMN]"
    case .rules: "rules [--format FORMAT]"
    case .baseline: "baseline create|prune [OPTION...] [PATH...]"
    case .suppressions: "suppressions [--format FORMAT] [PATH...]"
    case .config: "config init | show FILE | schema"
    case .files: "files [--why PATH] [PATH...]"
    case .graph: "graph [OPTION...] [PATH...]"
    case .docs: "docs --out DIR [--docs-url URL]"
    case .integration: "integration list | NAME | install NAME"
    case .completions: "completions \(Shell.allCases.map(\.rawValue).joined(separator: "|"))"
    case .man: "man"
    case .demo: "demo"
    case .debug: "debug tokens FILE... | outline FILE | scan FILE...|@LIST"
    }
  }

  var summary: String {
    switch self {
    case .lint: "Lint Swift files and folders of a napkin app; without a PATH, the current folder."
    case .explain: "Show a rule's page, or say which rules report a line and why others do not."
    case .rules: "List every rule."
    case .baseline: "Write down the findings that are there, so that only new ones are reported."
    case .suppressions: "List the comments that allow findings: where, which, until when, by whom and why."
    case .config: "Write, show or describe the configuration, .napkin-lint.json."
    case .files: "List the files that would be linted, or say why one would or would not be."
    case .graph: "Draw the app's tree of napkins, with what in the code shows each edge."
    case .docs: "Write the rules' pages as a website that needs nothing from elsewhere."
    case .integration: "Print the file that brings findings into CI or an editor, or put it where it is read."
    case .completions: "Print what lets a shell complete commands, options and their values."
    case .man: "Print the manual page."
    case .demo: "Lint a small app that is built in and has one mistake of each core rule."
    case .debug: "Print what the scanner and the outliner see."
    }
  }

  /// What the help says below the options.
  var remarks: [String] {
    switch self {
    case .lint:
      [
        "A PATH that has the name of a command is written './demo'. '--' ends the options.",
        "Folders are searched for .swift files; hidden files and folders, DerivedData, Pods, Carthage,",
        "SourcePackages, node_modules and what .gitignore files name are left out. What is named as a",
        "PATH is linted unless a configuration file, .napkin-lint.json, excludes it.",
        "",
        "Exit status: 0 clean; 1 findings at or above the threshold; 2 wrong usage or configuration, or",
        "something that was named could not be read.",
      ]
    case .explain:
      [
        "'napkin-lint rules' lists the rules. LINE and COLUMN count from 1, columns in bytes, as findings do.",
      ]
    case .rules: []
    case .baseline:
      [
        "create  writes every finding into the baseline. One that is there may shrink, but grows only with",
        "        --accept-new N -- REASON, which is kept in the file.",
        "prune   takes out what is not found any more.",
        "",
        "The baseline is .napkin-lint-baseline.json in the folder that is linted, or in the nearest above",
        "it up to the repository's; without one, 'create' makes it in the current folder.",
      ]
    case .suppressions:
      [
        "The owner is who wrote the line, as 'git blame' says; absent where there is no git.",
        "A suppression with '(until 2027-01-31)' behind its reason ends with that day, in UTC;",
        "NAPKIN_LINT_TODAY sets another day than the clock's.",
      ]
    case .config:
      [
        "init    write a file to begin with into the current folder; what is there is left alone",
        "show    what holds for FILE, a file or a folder, and which line of which file says so",
        "schema  the JSON Schema of the configuration, for editors",
      ]
    case .files: []
    case .graph:
      [
        "Behind 'evidence' stand line numbers: where the parent's router takes the child's builder and",
        "builds with it, where the builder is made, where the parent's component provides what the child",
        "depends on, and where the parent's interactor listens.",
      ]
    case .docs:
      [
        "Links are relative, so the site can be read from its folder and below any address. What else the",
        "folder holds is left alone, and so are files that would not change.",
      ]
    case .integration:
      Integration.allCases.map { integration in
        let name = integration.rawValue
        return name + String(repeating: " ", count: max(2, 17 - name.count)) + integration.summary
      } + [
        "",
        "install writes the file where its reader looks for it, which 'list' tells too; what is there is",
        "left alone.",
      ]
    case .completions: Shell.allCases.map(\.remark)
    case .man: ["To read it: napkin-lint man | man -l -"]
    case .demo: ["The exit status is 0 although there are findings."]
    case .debug:
      [
        "tokens   START END KIND for each token; '-' reads standard input",
        "outline  declarations, calls and chains, for people",
        "scan     only scan and count; @LIST names a file with one path a line",
      ]
    }
  }

  /// Commands for this project's own developers stand in no list.
  var isHidden: Bool { self == .debug }
}

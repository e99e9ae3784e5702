import NapkinLint

/// One option: the parser, the help and all else that knows options reads this table.
struct Option: Sendable {
  let name: Name
  /// A one-letter spelling, with its hyphen.
  let short: String?
  let value: Value?
  let help: String
  let subcommands: Set<Subcommand>

  /// The spelling without its hyphens.
  enum Name: String, CaseIterable, Sendable {
    case format, root, depth, show, out
    case report
    case docsURL = "docs-url"
    case showSuppressed = "show-suppressed"
    case profile, only, skip, rule
    case requireReason = "require-reason"
    case failOn = "fail-on"
    case maxWarnings = "max-warnings"
    case fix, diff
    case unsafeFixes = "unsafe-fixes"
    case baseline
    case noBaseline = "no-baseline"
    case strictBaseline = "strict-baseline"
    case acceptNew = "accept-new"
    case since, staged
    case stdinFilename = "stdin-filename"
    case filesFrom = "files-from"
    case config, isolated, why
    case statistics, timing
    case jobs, color, quiet, version, help

    var spelling: String { "--" + rawValue }
  }

  /// What stands behind an option.
  enum Value: Sendable {
    case choice(placeholder: String, of: [String])
    case ruleList
    case ruleLevel
    case number(atLeast: Int)
    case text(placeholder: String)
    /// A file with a path on each line, or `-`.
    case pathList
    /// Only what looks like a patch is taken for the value: `-`, or a name that ends in `.diff` or `.patch`.
    case optionalPatch
    case report

    var placeholder: String {
      switch self {
      case .choice(let placeholder, _): placeholder
      case .ruleList: "RULE[,RULE]"
      case .ruleLevel: "RULE=LEVEL"
      case .number: "N"
      case .text(let placeholder): placeholder
      case .pathList: "LIST"
      case .optionalPatch: "[=PATCH]"
      case .report: "FORMAT[=PATH]"
      }
    }
  }

  static let all: [Option] = [
    Option(
      .format, .choice(placeholder: "FORMAT", of: ReportFormat.allCases.map(\.rawValue)),
      "full (code frames, the default on a terminal), concise (one line each, the default elsewhere), or "
        + ReportFormat.others.map(\.rawValue).joined(separator: ", ") + ".",
      for: [.lint, .demo]),
    Option(.out, .text(placeholder: "DIR"), "The folder to write the site into; it is made if it is not there.", for: [.docs]),
    Option(
      .report, .report,
      "Write a report in one of these formats to a file, besides what is printed; without PATH, or with '-', print it; "
        + "may repeat.", for: [.lint]),
    Option(
      .docsURL, .text(placeholder: "URL"),
      "Where 'napkin-lint docs' is published: each rule's page is rules/RULE/ below it, and reports link there.",
      for: [.lint, .docs]),
    Option(
      .showSuppressed, nil,
      "In json, jsonl and sarif also show what comments and the baseline allow, marked as such; it counts nowhere.",
      for: [.lint]),
    Option(
      .format, .choice(placeholder: "FORMAT", of: ["table", "json", "markdown"]),
      "table (default), json or markdown.", for: [.rules]),
    Option(
      .docsURL, .text(placeholder: "URL"), "Where 'napkin-lint docs' is published; json and markdown link there.",
      for: [.rules]),
    Option(
      .format, .choice(placeholder: "FORMAT", of: ["table", "json"]), "table (default) or json.", for: [.suppressions]),
    Option(
      .format, .choice(placeholder: "FORMAT", of: GraphFormat.allCases.map(\.rawValue)),
      "text (default), mermaid, dot (for Graphviz), json, svg (a picture) or html (a page to look around in).", for: [.graph]),
    Option(.root, .text(placeholder: "NAME"), "Begin with this napkin instead of the app's roots.", for: [.graph]),
    Option(.depth, .number(atLeast: 0), "Draw N levels below the first.", for: [.graph]),
    Option(
      .show, .choice(placeholder: "DETAIL", of: GraphDetail.allCases.map(\.rawValue)),
      "Also draw events (what children tell parents), isolation (where code runs) or findings; may repeat.",
      for: [.graph]),
    Option(
      .profile, .choice(placeholder: "PROFILE", of: Profile.allCases.map(\.rawValue)),
      "default, strict (style as well) or migration (what RIBs and older napkins leave behind is an error).",
      for: [.lint, .baseline]),
    Option(.only, .ruleList, "Run these rules and no others; may repeat.", for: [.lint, .baseline]),
    Option(.skip, .ruleList, "Do not run these rules; may repeat.", for: [.lint, .baseline]),
    Option(.rule, .ruleLevel, "Set a rule to error, warning, info or off; may repeat.", for: [.lint, .baseline]),
    Option(
      .requireReason, nil, "Report suppression comments that do not say why: '-- reason' behind the rules.", for: [.lint, .baseline]),
    Option(
      .failOn, .choice(placeholder: "LEVEL", of: ["error", "warning", "never"]),
      "The least severity that makes the exit status 1 (default: error); never: findings leave it 0.", for: [.lint]),
    Option(.maxWarnings, .number(atLeast: 0), "Exit with 1 when there are more warnings than N.", for: [.lint]),
    Option(.fix, nil, "Repair what can be repaired without changing what the program means.", for: [.lint]),
    Option(
      .diff, .optionalPatch,
      "Print the repairs as a patch and change no file; exits with 1 when there are any. With PATCH, a file or '-': lint, "
        + "and report what stands on the lines that the patch changes.", for: [.lint]),
    Option(
      .diff, .text(placeholder: "REF"),
      "Draw what became of the tree since the branch left REF, as text, mermaid or html.", for: [.graph]),
    Option(
      .unsafeFixes, nil, "With --fix or --diff: also make repairs that a person has to look at afterwards.", for: [.lint]),
    Option(
      .baseline, .text(placeholder: "FILE"),
      "The baseline whose findings do not count (default: the nearest .napkin-lint-baseline.json).", for: [.lint, .baseline]),
    Option(.noBaseline, nil, "Report also what a baseline has.", for: [.lint]),
    Option(.strictBaseline, nil, "Exit with 1 when the baseline has findings that are fixed.", for: [.lint]),
    Option(
      .acceptNew, .number(atLeast: 1), "Let the baseline grow by up to N findings; the reason stands behind '--'.",
      for: [.baseline]),
    Option(
      .since, .text(placeholder: "REF"),
      "Report only what stands on lines changed since the branch left REF, or is explained by one.", for: [.lint]),
    Option(
      .staged, nil, "Lint what git has staged instead of the working copy, and report only what stands on staged lines.",
      for: [.lint]),
    Option(
      .stdinFilename, .text(placeholder: "FILE"), "The file that '-' stands for; the rest of its project is read too.",
      for: [.lint]),
    Option(
      .filesFrom, .pathList, "Lint also the files and folders that LIST, a file or '-', names, one a line.",
      for: [.lint]),
    Option(
      .config, .text(placeholder: "FILE"),
      "The configuration to use where the topmost .napkin-lint.json would count; nearer ones still do.",
      for: [.lint, .explain, .baseline, .suppressions, .config, .files, .graph]),
    Option(
      .isolated, nil, "Read no configuration file.",
      for: [.lint, .explain, .baseline, .suppressions, .config, .files, .graph]),
    Option(
      .why, .text(placeholder: "PATH"), "Say whether PATH would be linted, and which pattern of which file decides it.",
      for: [.files]),
    Option(
      .statistics, nil, "Count the findings of each rule and in each kind of part, on standard error.", for: [.lint]),
    Option(.timing, nil, "Tell how long each phase and each rule took, on standard error.", for: [.lint]),
    Option(.jobs, .number(atLeast: 1), "How many threads may work (default: one a processor).", for: [.lint, .baseline]),
    Option(
      .color, .choice(placeholder: "WHEN", of: ["auto", "always", "never"]),
      "Colour the output; auto: on a terminal, as NO_COLOR and CLICOLOR_FORCE say.",
      for: [.lint, .explain, .rules, .demo]),
    Option(
      .quiet, nil, "Print findings and errors only: no notes, no progress, no summary.",
      for: [.lint, .baseline, .suppressions, .files, .graph, .docs, .demo]),
    Option(.version, nil, "Print the version.", for: [.lint]),
    Option(.help, short: "-h", nil, "Print this help.", for: Set(Subcommand.allCases)),
  ]

  private init(_ name: Name, short: String? = nil, _ value: Value?, _ help: String, for subcommands: Set<Subcommand>) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.subcommands = subcommands
  }

  /// The option with this spelling, hyphens included; of several the one that the subcommand takes.
  static func spelled(_ spelling: String, of subcommand: Subcommand) -> Option? {
    let spelled = all.filter { $0.name.spelling == spelling || $0.short == spelling }
    return spelled.first { $0.subcommands.contains(subcommand) } ?? spelled.first
  }

  /// The options that a subcommand takes, in the order of the table.
  static func all(of subcommand: Subcommand) -> [Option] {
    all.filter { $0.subcommands.contains(subcommand) }
  }
}

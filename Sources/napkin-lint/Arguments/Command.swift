import NapkinLint

/// What the command line asks for, checked.
enum Command: Equatable, Sendable {
  case lint(LintOptions)
  case explain(rule: String, color: ColorChoice)
  case explainPlace(SourcePlace, ConfigurationChoice, color: ColorChoice)
  case rules(RulesOptions)
  case suppressions(SuppressionsOptions)
  case config(ConfigurationRequest)
  case files(FilesRequest)
  case graph(GraphOptions)
  case docs(DocsOptions)
  case integration(IntegrationRequest)
  case completions(Shell)
  case man
  case demo(PrintOptions)
  case debug(DebugCommand)
  case help(Subcommand)
  case version
}

/// How a run prints.
struct PrintOptions: Equatable, Sendable {
  /// When absent, the terminal decides.
  var format: ReportFormat?
  var color = ColorChoice.auto
  var isQuiet = false
  /// Where the rules' pages are published.
  var address: RulesAddress?
  var showsStatistics = false
  var showsTiming = false
  /// Reports besides the one that is printed, or in its place.
  var reports: [ReportRequest] = []
  /// Show also what comments and the baseline allow, in the formats that can tell it from the rest.
  var showsSuppressed = false
}

/// What a run lints, with which rules, and what fails it.
struct LintOptions: Equatable, Sendable {
  var paths: [FilePath] = []
  /// The path that `files` explains.
  var explained: FilePath?
  /// Which configuration files count; what the command line says wins over them.
  var configuration = ConfigurationChoice.nearest
  var profile: Profile?
  var only: Set<String>?
  var skipped: Set<String> = []
  var levels: [String: RuleLevel] = [:]
  /// Suppressions have to say why.
  var requiresReasons = false
  var failOn: FailureLevel?
  var maxWarnings: Int?
  var repair = Repair()
  /// Which known findings do not count.
  var baseline = BaselineChoice.nearest
  /// What the baseline has too much fails the run.
  var isBaselineStrict = false
  /// When set, findings are not reported but go into the baseline.
  var baselineAction: BaselineAction?
  /// Which changed lines are asked about; nil for all lines.
  var changes: ChangeSource?
  /// The file that standard input stands for.
  var inputPath: FilePath?
  /// A file that names what to lint besides `paths`; `-` is standard input.
  var pathList: FilePath?
  /// When absent, as many as there are processors.
  var jobs: Int?
  var printing = PrintOptions()
}

/// What a tree is drawn from, and how.
struct GraphOptions: Equatable, Sendable {
  var paths: [FilePath] = []
  var format = GraphFormat.text
  /// The name of the napkin to begin with.
  var root: String?
  var depth: Int?
  /// What the tree is compared with: the state in which the branch left it.
  var reference: String?
  var details: Set<GraphDetail> = []
  var configuration = ConfigurationChoice.nearest
  var isQuiet = false
}

/// Where the rules' pages go, and where they will be published.
struct DocsOptions: Equatable, Sendable {
  let folder: FilePath
  let address: RulesAddress?
  let isQuiet: Bool
}

/// How the list of rules is printed.
struct RulesOptions: Equatable, Sendable {
  var format = RulesFormat.table
  var address: RulesAddress?
  var color = ColorChoice.auto
}

enum RulesFormat: String, Sendable {
  case table, json, markdown
}

/// What a list of suppressions looks through, and how it is printed.
struct SuppressionsOptions: Equatable, Sendable {
  var paths: [FilePath] = []
  var format = ListFormat.table
  var configuration = ConfigurationChoice.nearest
  var isQuiet = false
}

enum ListFormat: String, Sendable {
  case table, json
}

enum ColorChoice: String, Sendable {
  case auto, always, never
}

/// What the developers of this project look at.
enum DebugCommand: Equatable, Sendable {
  case tokens([FilePath])
  case outline(FilePath)
  case scan([FilePath])
}

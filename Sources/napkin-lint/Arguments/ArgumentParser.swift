import NapkinLint

/// Turns the command line into a command, or says what is wrong with it.
struct ArgumentParser: Sendable {
  let ruleIDs: [String]

  func parse(_ arguments: [Argument]) throws(UsageError) -> Command {
    let words = try CommandLineWords(arguments)
    if words.asks(for: .help) { return .help(words.subcommand) }
    try checkThatOptionsFit(words)
    if words.asks(for: .version) { return .version }
    switch words.subcommand {
    case .lint: return .lint(try lintOptions(words))
    case .demo:
      try refuseOperands(words)
      return .demo(try lintOptions(words).printing)
    case .rules:
      try refuseOperands(words)
      return .rules(try rulesOptions(words))
    case .baseline: return .lint(try baselineOptions(words))
    case .suppressions: return .suppressions(try suppressionsOptions(words))
    case .graph: return .graph(try graphOptions(words))
    case .docs: return .docs(try docsOptions(words))
    case .explain: return try explained(words)
    case .integration: return .integration(try integrationRequest(words.operands.map(\.text)))
    case .completions: return .completions(try shell(words.operands.map(\.text)))
    case .man:
      try refuseOperands(words)
      return .man
    case .config: return .config(try configurationRequest(words))
    case .files: return .files(try filesRequest(words))
    case .debug: return .debug(try debugCommand(words.operands))
    }
  }

  private func checkThatOptionsFit(_ words: CommandLineWords) throws(UsageError) {
    let known = Option.all(of: words.subcommand)
    for (option, _) in words.options where !option.subcommands.contains(words.subcommand) {
      throw UsageError(
        "'\(words.subcommand.rawValue)' has no option \(option.name.spelling)", nearestTo: option.name.spelling,
        among: known.map(\.name.spelling))
    }
  }

  func refuseOperands(_ words: CommandLineWords) throws(UsageError) {
    guard let first = words.operands.first else { return }
    throw UsageError("'\(words.subcommand.rawValue)' takes no arguments, but got '\(first.text)'")
  }

  private func explained(_ words: CommandLineWords) throws(UsageError) -> Command {
    let options = try lintOptions(words.withoutOperands)
    if let place = words.operands.first.flatMap(SourcePlace.init), words.operands.count == 1 {
      return .explainPlace(try place.checked(), options.configuration, color: options.printing.color)
    }
    let rule = try explainedRule(words)
    guard options.configuration == .nearest else {
      throw UsageError(
        "'explain \(rule)' shows a page, for which no configuration counts; name a place: explain FILE:LINE")
    }
    return .explain(rule: rule, color: options.printing.color)
  }

  private func explainedRule(_ words: CommandLineWords) throws(UsageError) -> String {
    guard let first = words.operands.first else {
      throw UsageError("'explain' needs a rule: explain RULE; 'napkin-lint rules' lists them")
    }
    guard words.operands.count == 1 else {
      throw UsageError("'explain' takes one rule, but got '\(words.operands[1].text)' too")
    }
    guard !first.text.hasSuffix(".swift") else {
      throw UsageError("explain: '\(first.text)' is a file; name a line of it, as in \(first.text):12")
    }
    return try knownRule(first.text, in: "explain")
  }

  private func debugCommand(_ operands: [Argument]) throws(UsageError) -> DebugCommand {
    let kinds = ["tokens", "outline", "scan"]
    guard let kind = operands.first?.text else {
      throw UsageError("'debug' needs one of \(kinds.joined(separator: ", "))")
    }
    let files = operands.dropFirst().map { FilePath($0.bytes) }
    guard kinds.contains(kind) else {
      throw UsageError("'debug' has no '\(kind)'", nearestTo: kind, among: kinds)
    }
    guard let first = files.first else { throw UsageError("'debug \(kind)' needs a file") }
    switch kind {
    case "tokens": return .tokens(files)
    case "scan": return .scan(files)
    default:
      guard files.count == 1 else { throw UsageError("'debug outline' takes one file") }
      return .outline(first)
    }
  }
}

extension ArgumentParser {
  func lintOptions(_ words: CommandLineWords) throws(UsageError) -> LintOptions {
    var options = LintOptions()
    for (option, value) in words.options { try apply(option, value, to: &options) }
    try check(options, words.operands)
    options.paths = words.operands.filter { $0 != "-" }.map { FilePath($0.bytes) }
    return options
  }

  private func set(_ source: ChangeSource, in options: inout LintOptions) throws(UsageError) {
    if let other = options.changes, other != source {
      throw UsageError("\(other.option) and \(source.option) both say which lines changed; choose one")
    }
    options.changes = source
  }

  private func set(_ choice: ConfigurationChoice, in options: inout LintOptions) throws(UsageError) {
    guard options.configuration == .nearest || options.configuration == choice else {
      throw UsageError("--config names one configuration file, and --isolated has none read; choose one")
    }
    options.configuration = choice
  }

  private func check(_ options: LintOptions, _ operands: [Argument]) throws(UsageError) {
    try check(options.repair)
    try options.printing.check()
    if options.repair.isPatch, !options.printing.reports.isEmpty {
      throw UsageError("--diff prints a patch instead of findings, so --report has nothing to write; choose one")
    }
    if options.baseline == .none, options.isBaselineStrict {
      throw UsageError("--strict-baseline asks for a baseline and --no-baseline for none; choose one")
    }
    let readsInput = operands.contains("-")
    if readsInput, options.inputPath == nil {
      throw UsageError("'-' needs --stdin-filename FILE, since it depends on the file's place what its types are")
    }
    if !readsInput, options.inputPath != nil {
      throw UsageError("--stdin-filename says which file '-' stands for; add '-'")
    }
    if options.changes == .staged, options.repair != Repair() {
      throw UsageError("--staged reads what git has staged, where nothing can be repaired; lint the working copy instead")
    }
    if readsInput, options.repair.isWanted, options.printing.reports.contains(where: { $0.path == nil }) {
      throw UsageError("--fix prints what '-' becomes, so a report needs a file; write --report FORMAT=PATH")
    }
    if options.pathList == "-", readsInput || options.changes == .patch("-") {
      throw UsageError("--files-from - and '-' cannot both be read; choose one")
    }
    if readsInput, options.changes == .staged || options.changes == .patch("-") {
      throw UsageError("'-' and \(options.changes?.option ?? "") cannot both be read; choose one")
    }
  }

  private func check(_ repair: Repair) throws(UsageError) {
    if repair.isWanted, repair.isPatch {
      throw UsageError("--fix changes files and --diff shows the changes instead; choose one")
    }
    if repair.allowsUnsafe, !repair.isWanted, !repair.isPatch {
      throw UsageError("--unsafe-fixes says which repairs --fix makes or --diff shows; add one of them")
    }
  }

  private func rulesOptions(_ words: CommandLineWords) throws(UsageError) -> RulesOptions {
    var options = RulesOptions()
    for (option, value) in words.options {
      if option.name == .docsURL {
        options.address = try rulesAddress(value, of: option)
        continue
      }
      let choice = try choice(value, of: option)
      if option.name == .format { options.format = RulesFormat(rawValue: choice) ?? .table }
      if option.name == .color { options.color = ColorChoice(rawValue: choice) ?? .auto }
    }
    return options
  }

  private func baselineOptions(_ words: CommandLineWords) throws(UsageError) -> LintOptions {
    let kinds = ["create", "prune"]
    guard let kind = words.operands.first?.text else { throw UsageError("'baseline' needs one of create, prune") }
    guard kinds.contains(kind) else { throw UsageError("'baseline' has no '\(kind)'", nearestTo: kind, among: kinds) }
    let operands = words.operands.dropFirst()
    guard let option = words.options.last(where: { $0.option.name == .acceptNew }) else {
      var options = try lintOptions(words.with(Array(operands)))
      options.baselineAction = kind == "create" ? .create(nil) : .prune
      return options
    }
    guard kind == "create" else { throw UsageError("--accept-new lets 'baseline create' grow; 'baseline prune' only shrinks") }
    let reason = words.behindDashes.map(\.text).joined(separator: " ")
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw UsageError("--accept-new needs a reason, which stays in the file: --accept-new \(option.value) -- REASON")
    }
    var options = try lintOptions(words.with(Array(operands.dropLast(words.behindDashes.count))))
    options.baselineAction = .create(.init(count: try number(option.value, of: option.option), reason: reason))
    return options
  }

  private func suppressionsOptions(_ words: CommandLineWords) throws(UsageError) -> SuppressionsOptions {
    var options = SuppressionsOptions(paths: words.operands.map { FilePath($0.bytes) })
    options.configuration = try lintOptions(words.withoutOperands).configuration
    for (option, value) in words.options {
      if option.name == .format { options.format = ListFormat(rawValue: try choice(value, of: option)) ?? .table }
      if option.name == .quiet { options.isQuiet = true }
    }
    return options
  }

  private func graphOptions(_ words: CommandLineWords) throws(UsageError) -> GraphOptions {
    var options = GraphOptions(paths: words.operands.map { FilePath($0.bytes) })
    options.configuration = try lintOptions(words.withoutOperands).configuration
    for (option, value) in words.options {
      switch option.name {
      case .format: options.format = GraphFormat(rawValue: try choice(value, of: option)) ?? .text
      case .root: options.root = value
      case .depth: options.depth = try number(value, of: option)
      case .diff: options.reference = value
      case .show: if let detail = GraphDetail(rawValue: try choice(value, of: option)) { options.details.insert(detail) }
      case .quiet: options.isQuiet = true
      default: break
      }
    }
    try options.check()
    return options
  }

  private func apply(_ option: Option, _ text: String, to options: inout LintOptions) throws(UsageError) {
    let spelling = option.name.spelling
    switch option.name {
    case .format: options.printing.format = ReportFormat(rawValue: try choice(text, of: option))
    case .showSuppressed: options.printing.showsSuppressed = true
    case .report: options.printing.reports.append(try ReportRequest(text, in: spelling))
    case .docsURL: options.printing.address = try rulesAddress(text, of: option)
    case .color: options.printing.color = ColorChoice(rawValue: try choice(text, of: option)) ?? .auto
    case .quiet: options.printing.isQuiet = true
    case .baseline: options.baseline = .file(FilePath(Array(text.utf8)))
    case .noBaseline: options.baseline = .none
    case .strictBaseline: options.isBaselineStrict = true
    case .requireReason: options.requiresReasons = true
    case .failOn: options.failOn = FailureLevel(rawValue: try choice(text, of: option))
    case .maxWarnings: options.maxWarnings = try number(text, of: option)
    case .fix: options.repair.isWanted = true
    case .diff where text.isEmpty: options.repair.isPatch = true
    case .diff: try set(.patch(FilePath(Array(text.utf8))), in: &options)
    case .since: try set(.since(text), in: &options)
    case .staged: try set(.staged, in: &options)
    case .filesFrom: options.pathList = FilePath(Array(text.utf8))
    case .statistics: options.printing.showsStatistics = true
    case .timing: options.printing.showsTiming = true
    case .stdinFilename: options.inputPath = FilePath(Array(text.utf8))
    case .unsafeFixes: options.repair.allowsUnsafe = true
    case .jobs: options.jobs = try number(text, of: option)
    case .profile: options.profile = Profile(rawValue: try choice(text, of: option))
    case .only: options.only = try (options.only ?? []).union(rules(text, in: spelling))
    case .skip: options.skipped.formUnion(try rules(text, in: spelling))
    case .rule:
      let (rule, level) = try ruleLevel(text, in: spelling)
      options.levels[rule] = level
    case .config: try set(.file(FilePath(Array(text.utf8))), in: &options)
    case .why:
      if options.explained != nil { throw UsageError("--why explains one path, but got '\(text)' too") }
      options.explained = FilePath(Array(text.utf8))
    case .isolated: try set(.isolated, in: &options)
    case .acceptNew, .version, .help, .root, .depth, .show, .out: break
    }
  }

  private func choice(_ text: String, of option: Option) throws(UsageError) -> String {
    guard case .choice(_, let choices) = option.value, !choices.contains(text) else { return text }
    let known = choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
    throw UsageError("\(option.name.spelling): '\(text)' is not \(known)", nearestTo: text, among: choices)
  }

  private func number(_ text: String, of option: Option) throws(UsageError) -> Int {
    guard case .number(let least) = option.value else { return 0 }
    guard let number = Int(text), number >= least, !text.hasPrefix("+") else {
      throw UsageError("\(option.name.spelling): '\(text)' is not a whole number of \(least) or more")
    }
    return number
  }

  private func rules(_ text: String, in place: String) throws(UsageError) -> [String] {
    var rules: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      rules.append(try knownRule(String(part), in: place))
    }
    return rules
  }

  private func ruleLevel(_ text: String, in place: String) throws(UsageError) -> (String, RuleLevel) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw UsageError("\(place): '\(text)' is not RULE=LEVEL, as in weak-router=warning")
    }
    let rule = try knownRule(parts[0], in: place)
    guard let level = RuleLevel(word: parts[1]) else {
      throw UsageError(
        "\(place): '\(parts[1])' is not error, warning, info or off", nearestTo: parts[1],
        among: ["error", "warning", "info", "off"])
    }
    return (rule, level)
  }

  private func knownRule(_ id: String, in place: String) throws(UsageError) -> String {
    guard !ruleIDs.contains(id) else { return id }
    guard !id.isEmpty else { throw UsageError("\(place): the name of a rule is missing") }
    throw UsageError("\(place): no rule is called '\(id)'", nearestTo: id, among: ruleIDs)
  }
}

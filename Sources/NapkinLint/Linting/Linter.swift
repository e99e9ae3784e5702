/// Runs rules over files.
public struct Linter: Sendable {
  let rules: [Rule]
  let selections: FileSelections
  let assumesFramework: Bool
  let suppressionPolicy: SuppressionPolicy
  let ruleNames: RuleNames
  /// Measures the run, when anyone wants to know.
  package var stopwatch: Stopwatch?
  /// Whether the run tells what the code around each finding is a part of.
  package var tellsParts = false

  /// - Parameters:
  ///   - rules: those that may run, as `Rule.all`.
  ///   - selection: which of them do, and how severe their findings are.
  ///   - assumesFramework: lint also projects in which nothing shows that they use the framework.
  ///   - suppressionPolicy: what suppressions depend on.
  public init(
    rules: [Rule], selection: RuleSelection = RuleSelection(), assumesFramework: Bool = false,
    suppressionPolicy: SuppressionPolicy = SuppressionPolicy()
  ) {
    self.rules = rules
    self.suppressionPolicy = suppressionPolicy
    ruleNames = RuleNames(rules.map(\.id))
    selections = FileSelections(selection)
    self.assumesFramework = assumesFramework
  }

  /// - Parameter selections: which of the rules run on which file.
  package init(rules: [Rule], selections: FileSelections, suppressionPolicy: SuppressionPolicy = SuppressionPolicy()) {
    self.rules = rules
    self.suppressionPolicy = suppressionPolicy
    ruleNames = RuleNames(rules.map(\.id))
    self.selections = selections
    assumesFramework = false
  }

  /// Lints files that are in memory.
  ///
  /// - Returns: the findings in the order of path, position and rule.
  public func lint(_ files: [SourceFile]) -> [Finding] {
    run(fileCount: files.count, jobs: 1) { files[$0] }.findings
  }

  /// Lints files that are read on the way.
  ///
  /// - Parameters:
  ///   - fileCount: how many files there are; they are known by their number.
  ///   - jobs: how many threads may work; the findings do not depend on it.
  ///   - read: gives the file with this number, or nil when it cannot be read. Called once for each, on any thread.
  package func run(fileCount: Int, jobs: Int, read: @escaping @Sendable (Int) -> SourceFile?) -> LintRun {
    run(outline(fileCount: fileCount, jobs: jobs, read: read), jobs: jobs)
  }

  /// Lints files that are outlined already.
  package func run(_ files: [OutlinedFile], jobs: Int) -> LintRun {
    let project = stopwatch.measure(.phase(.index)) { self.project(of: files) }
    let sets = selections.all.map { RuleSet(rules, $0) }
    let linted = project.files.indices.compactMap { number -> (file: Int, set: Int)? in
      let set = selections.number(of: project.files[number].source.path)
      let isLinted = project.isActive(number) || project.isLegacy(number) && !sets[set].migrating.all.isEmpty
      return isLinted ? (number, set) : nil
    }
    let chosen = rules.filter { rule in sets.contains { $0.selection.includes(rule) } }
    let tree = stopwatch.measure(.phase(.tree)) { treeFindings(in: project, by: chosen) }
    let found: [JudgedFindings] = stopwatch.measure(.phase(.rules)) {
      Parallel.map(count: linted.count, jobs: jobs) { position in
        let (number, set) = (linted[position].file, sets[linted[position].set])
        let file = LintedFile(project: project, number: number, ownNames: set.ownNames)
        return findings(in: file, by: project.isActive(number) ? set.chosen : set.migrating, set.selection, tree)
      }
    }
    let reported = found.flatMap(\.reported).sorted(by: Finding.isInOrder)
    var run = LintRun(
      findings: reported, allowed: found.flatMap(\.allowed).sorted { Finding.isInOrder($0.finding, $1.finding) },
      in: project, lintedFileCount: linted.count)
    if tellsParts { run.parts = LintRun.parts(of: reported, in: project) }
    return run
  }

  /// - Parameter tree: what rules about the tree have found.
  func findings(
    in file: LintedFile, by rules: ChosenRules, _ selection: RuleSelection, _ tree: [Int: [Finding]]
  ) -> JudgedFindings {
    var findings: [Finding] = []
    for number in rules.looking(at: file) {
      let rule = rules.aboutFiles[number]
      let found = found(by: rule, in: file)
      if !found.isEmpty { findings += selection.adjusted(found, of: rule) }
    }
    if let found = tree[file.number] {
      for rule in rules.aboutTree { findings += selection.adjusted(found.filter { $0.rule == rule.id }, of: rule) }
    }
    guard !findings.isEmpty || !rules.aboutSuppressions.isEmpty else { return JudgedFindings() }
    var suppressions = Suppressions(in: file.file, rules: ruleNames, today: suppressionPolicy.today)
    guard !suppressions.comments.isEmpty else { return JudgedFindings(reported: findings) }
    var judged = JudgedFindings(findings, by: &suppressions)
    judged.reported += self.findings(on: suppressions, in: file, by: rules, selection, besides: judged.reported)
    return judged
  }

  /// What rules report about suppressions.
  private func findings(
    on suppressions: Suppressions, in file: LintedFile, by rules: ChosenRules, _ selection: RuleSelection,
    besides findings: [Finding]
  ) -> [Finding] {
    let others = rules.aboutFiles + rules.aboutTree
    // What a file does not say yet may be what a comment is there for.
    let seesAll = suppressionPolicy.seesWholeProjects && !file.project.isCutOff
    let judged = file.outline.firstUnbalanced == nil ? others.filter { seesAll || $0.scope == .file } : []
    let review = SuppressionReview(
      file: file.file, suppressions: suppressions, rules: ruleNames, judgedRules: Set(judged.map(\.id)),
      ranRules: Set(others.map(\.id)), findings: Dictionary(grouping: findings, by: \.rule).mapValues { $0.map(\.range) })
    return rules.aboutSuppressions.flatMap { rule -> [Finding] in
      var list = FindingList(rule: rule, file: file.file)
      rule.reviewSuppressions?(review, &list)
      return selection.adjusted(list.findings, of: rule)
    }.filter { !suppressions.cover(findingOnComment: $0) }
  }
}

extension Linter {
  /// The project that the linter takes files for.
  package func project(of files: [OutlinedFile]) -> Project {
    Project(files, assumesFramework: assumesFramework, by: selections.projects)
  }

  /// What one rule finds, suppressed or not, and nothing about suppressions, with the severity that the user has chosen.
  func findings(
    of rule: Rule, in file: LintedFile, _ selection: RuleSelection, _ tree: [Int: [Finding]]
  ) -> [Finding] {
    guard rule.checkTree == nil else {
      return selection.adjusted((tree[file.number] ?? []).filter { $0.rule == rule.id }, of: rule)
    }
    let isLooking = rule.needs.areMet(by: file.project.roles(in: file.number), and: file.file.words)
    return isLooking ? selection.adjusted(found(by: rule, in: file), of: rule) : []
  }

  private func found(by rule: Rule, in file: LintedFile) -> [Finding] {
    var list = FindingList(rule: rule, file: file.file)
    // Even to ask for the time costs, a hundred times a file.
    if let stopwatch {
      stopwatch.measure(.rule(rule.id)) { rule.check(file, &list) }
    } else {
      rule.check(file, &list)
    }
    return list.findings
  }
}

/// The rules that one selection chooses.
private struct RuleSet: Sendable {
  let selection: RuleSelection
  let chosen: ChosenRules
  let migrating: ChosenRules
  let ownNames: OwnNames

  init(_ rules: [Rule], _ selection: RuleSelection) {
    self.selection = selection
    let included = rules.filter(selection.includes)
    chosen = ChosenRules(included)
    migrating = ChosenRules(included.filter { $0.audience == .migration })
    ownNames = selection.ownNames
  }
}

/// What rules found in a file, as its comments have it.
struct JudgedFindings: Sendable {
  var reported: [Finding] = []
  var allowed: [AllowedFinding] = []

  init(reported: [Finding] = []) {
    self.reported = reported
  }

  init(_ findings: [Finding], by suppressions: inout Suppressions) {
    for finding in findings {
      switch suppressions.judge(finding) {
      case .reported(let finding): reported.append(finding)
      case .allowed(let finding): allowed.append(finding)
      }
    }
  }
}

/// What a run over files gives.
public struct LintRun: Sendable {
  /// In the order of path, position and rule; allowed ones are left out.
  public let findings: [Finding]
  /// What comments and the baseline allow, in the same order.
  public let allowed: [AllowedFinding]
  /// Whether a baseline was there to allow findings.
  public let hasBaseline: Bool
  /// Each file that a finding or a related place names, by its path.
  public let sources: [String: SourceFile]
  /// How many files were read.
  public let fileCount: Int
  /// How many of them belong to a project of the framework, and so could get findings.
  public let lintedFileCount: Int
  /// What the code around each finding is a part of, where somebody wants to know.
  package var parts: [PartKey: FindingPart] = [:]
}

extension LintRun {
  init(
    findings: [Finding], allowed: [AllowedFinding] = [], sources: [String: SourceFile], fileCount: Int,
    lintedFileCount: Int
  ) {
    self.init(
      findings: findings, allowed: allowed, hasBaseline: false, sources: sources, fileCount: fileCount,
      lintedFileCount: lintedFileCount)
  }

  init(findings: [Finding], allowed: [AllowedFinding], in project: Project, lintedFileCount: Int) {
    let all = findings + allowed.map(\.finding)
    let paths = Set(all.flatMap { [$0.path] + $0.related.map(\.path) })
    let named = all.isEmpty ? [] : project.files.map(\.source).filter { paths.contains($0.path) }
    let sources = Dictionary(named.map { ($0.path, $0) }) { first, _ in first }
    self.init(
      findings: findings, allowed: allowed, sources: sources, fileCount: project.files.count,
      lintedFileCount: lintedFileCount)
  }
}

extension RuleSelection {
  /// What a rule found, with the severity and the note that the user has chosen.
  fileprivate func adjusted(_ findings: [Finding], of rule: Rule) -> [Finding] {
    findings.map { $0.with(severity(of: $0, by: rule), note: notes[rule.id]) }
  }
}

extension Finding {
  static func isInOrder(_ left: Finding, _ right: Finding) -> Bool {
    guard left.path == right.path else { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    return (left.range, left.rule, left.message) < (right.range, right.rule, right.message)
  }

  fileprivate func with(_ severity: Severity, note: String?) -> Finding {
    Finding(
      rule: rule, severity: severity, path: path, range: range, message: note.map { "\(message); \($0)" } ?? message,
      related: related, fix: fix, symbol: symbol)
  }
}

import NapkinLint

/// What the configuration makes of a run; what the command line says wins.
struct LintPlan {
  let selections: FileSelections
  let failure: FailureThreshold
  let baseline: BaselineChoice
  let printing: PrintOptions
  /// What the configuration says of the run as a whole.
  let settings: ConfigurationSettings

  init(_ options: LintOptions, _ search: SwiftFileSearch, _ files: SwiftFiles) {
    settings = search.runSettings
    failure = FailureThreshold(
      severity: (options.failOn ?? settings.failOn?.value ?? .error).severity,
      maxWarnings: options.maxWarnings ?? settings.maxWarnings?.value)
    baseline = Self.baseline(options, settings)
    var printing = options.printing
    printing.address = printing.address ?? settings.docsURL.flatMap { RulesAddress($0.value) }
    self.printing = printing
    selections = Self.selections(options, search.configurations.settings, files)
  }

  /// Whether a rule may have run; of one that does not exist any more nobody can say that it did not.
  func mayRun(_ id: String) -> Bool {
    Rule.all.first { $0.id == id }.map(selections.include) ?? true
  }

  private static func baseline(_ options: LintOptions, _ settings: ConfigurationSettings) -> BaselineChoice {
    guard options.baseline == .nearest, let file = settings.baseline?.value else { return options.baseline }
    return .file(FilePath(Array(file.utf8)))
  }

  private static func selections(
    _ options: LintOptions, _ settings: [ConfigurationSettings], _ files: SwiftFiles
  ) -> FileSelections {
    let unconfigured = options.selection(over: settings[0])
    guard settings.count > 1 else { return FileSelections(unconfigured) }
    var numbers: [String: Int] = [:]
    var projects: [String: ProjectSettings] = [:]
    for index in 0..<files.count {
      let number = files.settings(at: index)
      guard number > 0 else { continue }
      numbers[files.path(at: index)] = number - 1
      projects[files.projectFolder(at: index)] = settings[number].project
    }
    return FileSelections(
      others: unconfigured, settings.dropFirst().map { options.selection(over: $0) }, numbers: numbers,
      projects: projects)
  }
}

extension LintOptions {
  /// Which rules run where these settings hold.
  func selection(over settings: ConfigurationSettings) -> RuleSelection {
    var selection = settings.selection
    selection.profile = profile ?? selection.profile
    selection.only = only
    selection.skipped = skipped
    selection.levels.merge(levels) { $1 }
    selection.requiresReasons = requiresReasons || selection.requiresReasons
    return selection
  }
}

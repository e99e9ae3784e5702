/// What one configuration file says, checked.
package struct ConfigurationFile: Equatable, Sendable {
  package var isRoot: Located<Bool>?
  package var extends: Located<String>?
  package var requiredVersion: Located<String>?
  package var include: [Located<String>]?
  package var exclude: [Located<String>] = []
  /// What holds for all files.
  package var settings = ConfigurationSettings()
  package var overrides: [Override] = []

  /// Settings for some files.
  package struct Override: Equatable, Sendable {
    package var files: [Located<String>] = []
    package var settings = ConfigurationSettings()
  }

  /// The name of a configuration file that is looked for.
  package static let name = ".napkin-lint.json"
}

/// What may be said for all files or for some of them; what is absent was not said.
package struct ConfigurationSettings: Equatable, Sendable {
  package var profile: Located<Profile>?
  package var framework: Located<FrameworkUse>?
  package var baseTypes: [BaseRole: Located<[String]>] = [:]
  package var defaultIsolation: Located<DefaultIsolation>?
  package var requireReason: Located<Bool>?
  package var failOn: Located<FailureLevel>?
  package var maxWarnings: Located<Int>?
  package var baseline: Located<String>?
  package var docsURL: Located<String>?
  package var rules: [String: RuleSetting] = [:]

  package init() {}

  /// These settings, and others over them.
  package func under(_ other: ConfigurationSettings) -> ConfigurationSettings {
    var result = self
    result.profile = other.profile ?? profile
    result.framework = other.framework ?? framework
    result.baseTypes.merge(other.baseTypes) { $1 }
    result.defaultIsolation = other.defaultIsolation ?? defaultIsolation
    result.requireReason = other.requireReason ?? requireReason
    result.failOn = other.failOn ?? failOn
    result.maxWarnings = other.maxWarnings ?? maxWarnings
    result.baseline = other.baseline ?? baseline
    result.docsURL = other.docsURL ?? docsURL
    result.rules.merge(other.rules) { $0.under($1) }
    return result
  }

  /// What they say of a project as a whole.
  package var project: ProjectSettings {
    var project = ProjectSettings()
    project.isAssumed = framework?.value == .assume
    project.baseTypes = baseTypes.mapValues { Set($0.value) }
    return project
  }

  /// Which rules run with these settings.
  package var selection: RuleSelection {
    var selection = RuleSelection(profile: profile?.value ?? .default)
    selection.requiresReasons = requireReason?.value ?? false
    if defaultIsolation?.value == .mainActor { selection.levels["di-nonisolated"] = .on(.warning) }
    for (rule, setting) in rules {
      if let level = setting.level { selection.levels[rule] = level.value }
      if let note = setting.note { selection.notes[rule] = note.value }
      if !setting.options.isEmpty { selection.options[rule] = setting.options.mapValues(\.value) }
    }
    return selection
  }
}

/// What is said of one rule; what is absent was not said.
package struct RuleSetting: Equatable, Sendable {
  package var level: Located<RuleLevel>?
  package var note: Located<String>?
  package var options: [String: Located<RuleOptionValue>] = [:]

  func under(_ other: RuleSetting) -> RuleSetting {
    RuleSetting(
      level: other.level ?? level, note: other.note ?? note, options: options.merging(other.options) { $1 })
  }
}

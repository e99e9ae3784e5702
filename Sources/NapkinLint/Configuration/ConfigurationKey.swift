/// The keys of a configuration file: the reader, the schema and the starter file are made from this one table.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case root, extends, requiredVersion
  case include, exclude
  case profile, framework, baseTypes, defaultIsolation, rules, requireReason
  case failOn, maxWarnings, baseline, docsURL
  case overrides
  case files

  enum Kind: Sendable {
    case bool
    case count
    case text
    case choice([String])
    case patterns
    case rules
    case baseTypes
    case overrides
  }

  var kind: Kind {
    switch self {
    case .schema, .extends, .requiredVersion, .baseline, .docsURL: .text
    case .root, .requireReason: .bool
    case .maxWarnings: .count
    case .include, .exclude, .files: .patterns
    case .profile: .choice(Profile.allCases.map(\.rawValue))
    case .framework: .choice(FrameworkUse.allCases.map(\.rawValue))
    case .defaultIsolation: .choice(DefaultIsolation.allCases.map(\.rawValue))
    case .failOn: .choice(FailureLevel.allCases.map(\.rawValue))
    case .rules: .rules
    case .baseTypes: .baseTypes
    case .overrides: .overrides
    }
  }

  /// One sentence for editors and for the starter file.
  var summary: String {
    switch self {
    case .schema: "The JSON Schema of this file, for editors."
    case .root: "Configuration files in the folders above do not count: not even what they exclude."
    case .extends: "A configuration file, by its path from this one, whose settings hold where this one says nothing."
    case .requiredVersion: "The version of napkin-lint that this file is for, as in 0.1.0, or the least one, as in >=0.1."
    case .include: "Lint only what one of these patterns names; written as in a .gitignore file."
    case .exclude: "Leave out what these patterns name; as in a .gitignore file, the last one that fits decides."
    case .profile: "Which rules run, and how severe they are, where 'rules' says nothing."
    case .framework: "Whether to look for signs that a project uses napkin (auto), or to lint it in any case (assume)."
    case .baseTypes: "Types of other modules that make a router, a view and so on of what inherits from them."
    case .defaultIsolation: "What the compiler isolates to where the code says nothing."
    case .rules: "The severity of each rule, or an object with 'severity', 'note' and the options of the rule."
    case .requireReason: "Whether a comment that allows a finding has to say why."
    case .failOn: "The least severity that makes the exit status 1."
    case .maxWarnings: "How many warnings leave the exit status 0."
    case .baseline: "The file with known findings, by its path from this one."
    case .docsURL: "Where 'napkin-lint docs' is published; reports link to each rule's page there."
    case .overrides: "Other settings for some files; later ones win."
    case .files: "Patterns of the files that the settings are for; written as in a .gitignore file."
    }
  }

  /// What else an editor offers where the key is missing.
  static let atTop = allCases.filter { $0 != .files }
  static let inOverride: [ConfigurationKey] = [.files, .profile, .defaultIsolation, .rules, .requireReason]
}

/// How it is known that a project uses the framework.
package enum FrameworkUse: String, CaseIterable, Sendable {
  /// By what its files import and conform to.
  case auto
  case assume
}

/// What the compiler isolates declarations to that say nothing.
package enum DefaultIsolation: String, CaseIterable, Sendable {
  case nonisolated
  case mainActor = "MainActor"
}

/// The least severity that makes a run fail.
package enum FailureLevel: String, CaseIterable, Sendable {
  case error, warning, never

  /// Nil where no finding fails a run.
  package var severity: Severity? { Severity(word: rawValue) }
}

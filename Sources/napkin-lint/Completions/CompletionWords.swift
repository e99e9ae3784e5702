import NapkinLint

/// What may stand at a place of the command line, as far as a shell can complete it.
enum CompletionWords: Equatable, Sendable {
  case nothing
  case words([String])
  case files
  case wordsOrFiles([String])
  /// Several of these, with commas between.
  case list([String])
  /// One of these, `=`, and one of those.
  case pair([String], [String])
  /// One of these, or with `=` and a file.
  case wordWithFile([String])
  /// A commit, a branch or a tag.
  case reference
}

extension Option {
  /// What may stand behind it; nil when it takes no value.
  var completion: CompletionWords? {
    switch value {
    case nil: nil
    case .choice(_, let choices): .words(choices)
    case .ruleList: .list(Rule.ids)
    case .ruleLevel: .pair(Rule.ids, RuleLevel.words)
    case .number: .nothing
    case .text("REF"): .reference
    case .text("NAME"), .text("URL"): .nothing
    case .text, .pathList, .optionalPatch: .files
    case .report: .wordWithFile(ReportFormat.allCases.map(\.rawValue))
    }
  }

  /// Whether the next word belongs to it.
  var takesNextWord: Bool {
    switch value {
    case nil, .optionalPatch: false
    default: true
    }
  }
}

extension Subcommand {
  /// Those that a shell completes.
  static let completed = [Subcommand.lint] + named.filter { !$0.isHidden }

  /// What may stand as its first operand.
  var firstOperand: CompletionWords {
    switch self {
    case .lint: .wordsOrFiles(Self.completed.dropFirst().map(\.rawValue))
    case .explain: .wordsOrFiles(Rule.ids)
    case .baseline: .words(["create", "prune"])
    case .config: .words(["init", "show", "schema"])
    case .integration: .words(["list", "install"] + Integration.allCases.map(\.rawValue))
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .suppressions, .files, .graph: .files
    case .rules, .docs, .man, .demo, .debug: .nothing
    }
  }

  /// What may stand behind its first operand.
  func laterOperand(after first: String) -> CompletionWords {
    switch self {
    case .lint, .baseline, .suppressions, .files, .graph: .files
    case .config where first == "show": .files
    case .integration where first == "install": .words(Integration.allCases.map(\.rawValue))
    default: .nothing
    }
  }

  /// The first operands on which it depends what follows.
  var decidingOperands: [String] {
    switch self {
    case .config: ["show"]
    case .integration: ["install"]
    default: []
    }
  }
}

extension Rule {
  static let ids = all.map(\.id)
}

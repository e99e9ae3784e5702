/// One convention that the linter checks. Its page in `Rules/` describes it; nothing else does.
///
/// A class, since each of them is handed on for each file, and nothing of it changes.
public final class Rule: Sendable {
  /// The id in kebab-case, as in `weak-router`; the page's file name and title.
  public let id: String
  /// The severity of its findings, unless a finding or the user says otherwise.
  public let severity: Severity
  /// Whether the rule runs when the user has chosen nothing.
  public let isOnByDefault: Bool
  public let fixability: Fixability
  public let scope: Scope
  /// Which files the rule looks at.
  package let audience: Audience
  /// What a file has to hold for the rule to look at it.
  let needs: FileNeeds
  /// What a user can tell the rule.
  public let options: [RuleOption]
  package let check: @Sendable (LintedFile, inout FindingList) -> Void
  /// Set for a rule about the comments that allow what other rules report; it runs after them.
  package let reviewSuppressions: (@Sendable (SuppressionReview, inout FindingList) -> Void)?
  /// Set for a rule about the app's tree; it runs once for all files.
  let checkTree: (@Sendable (NapkinTree, inout TreeFindings) -> Void)?

  package init(
    _ id: String,
    severity: Severity,
    isOnByDefault: Bool = true,
    fixability: Fixability = .none,
    scope: Scope = .project,
    audience: Audience = .napkin,
    options: [RuleOption] = [],
    needs: FileNeeds = .nothing,
    check: @escaping @Sendable (LintedFile, inout FindingList) -> Void
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.fixability = fixability
    self.scope = scope
    self.audience = audience
    self.options = options
    self.needs = needs
    self.check = check
    reviewSuppressions = nil
    checkTree = nil
  }

  package init(
    aboutSuppressions id: String,
    severity: Severity,
    isOnByDefault: Bool = true,
    fixability: Fixability = .none,
    review: @escaping @Sendable (SuppressionReview, inout FindingList) -> Void
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.fixability = fixability
    scope = .file
    audience = .napkin
    options = []
    needs = .nothing
    check = { _, _ in }
    reviewSuppressions = review
    checkTree = nil
  }

  package init(
    aboutTree id: String,
    severity: Severity,
    isOnByDefault: Bool = true,
    check: @escaping @Sendable (NapkinTree, inout TreeFindings) -> Void
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    fixability = .none
    scope = .tree
    audience = .napkin
    options = []
    needs = .nothing
    self.check = { _, _ in }
    reviewSuppressions = nil
    checkTree = check
  }

  var isAboutSuppressions: Bool { reviewSuppressions != nil }

  /// What a rule can repair.
  public enum Fixability: Sendable {
    case none
    /// Some findings bear a fix that a person has to look at.
    case suggested
    /// Some findings bear a fix that keeps what the program means.
    case safe

    public var word: String {
      switch self {
      case .none: "none"
      case .suggested: "suggested"
      case .safe: "safe"
      }
    }
  }

  /// Whose code a rule is for.
  package enum Audience: Sendable {
    /// Files of projects that use the framework.
    case napkin
    /// Those, and files that use Uber's RIBs, to be migrated.
    case migration
  }

  /// What a rule has to know besides the file that it reports in.
  public enum Scope: Sendable {
    case file, project, tree

    public var word: String {
      switch self {
      case .file: "file"
      case .project: "project"
      case .tree: "tree"
      }
    }
  }
}

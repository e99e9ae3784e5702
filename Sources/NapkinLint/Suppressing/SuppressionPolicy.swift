/// What a run has to know from outside about suppressions.
public struct SuppressionPolicy: Sendable {
  /// The day on which the run happens; when it is not known, no suppression expires.
  public var today: Day?
  /// Whether the run reads each project as a whole. Otherwise rules that look at whole projects miss findings, and
  /// what allows those is not called unused.
  public var seesWholeProjects: Bool

  public init(today: Day? = nil, seesWholeProjects: Bool = true) {
    self.today = today
    self.seesWholeProjects = seesWholeProjects
  }
}

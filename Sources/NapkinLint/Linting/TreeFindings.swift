/// Where a rule about the tree puts what it finds.
package struct TreeFindings {
  /// By the numbers of the files.
  private(set) var byFile: [Int: [Finding]] = [:]
  private let rule: Rule
  private let project: Project

  init(rule: Rule, project: Project) {
    self.rule = rule
    self.project = project
  }

  /// Reports a name.
  ///
  /// - Parameters:
  ///   - message: one line, lower case, without full stop.
  ///   - severity: another severity than the rule's own.
  mutating func report(
    _ place: TreePlace, _ message: String, severity: Severity? = nil, related: [RelatedPlace] = []
  ) {
    let file = LintedFile(project: project, number: place.file)
    // Nothing in code without end is certain.
    guard !file.file.isTest, !file.isInUnbalanced(place.token) else { return }
    var list = FindingList(rule: rule, file: file.file)
    list.report(project.range(of: place), message, severity: severity, related: related)
    byFile[place.file, default: []] += list.findings
  }
}

extension Linter {
  /// What rules about the tree find, by the numbers of the files.
  func treeFindings(in project: Project, by rules: [Rule]) -> [Int: [Finding]] {
    let rules = rules.filter { $0.checkTree != nil }
    guard !rules.isEmpty, project.files.indices.contains(where: project.isActive) else { return [:] }
    // While a file is being written, what it does not say yet would be missed in others.
    guard !project.isCutOff else { return [:] }
    let tree = NapkinTree(project, isLabeled: false)
    guard !tree.napkins.isEmpty else { return [:] }
    var all: [Int: [Finding]] = [:]
    for rule in rules {
      var findings = TreeFindings(rule: rule, project: project)
      stopwatch.measure(.rule(rule.id)) { rule.checkTree?(tree, &findings) }
      all.merge(findings.byFile) { $0 + $1 }
    }
    return all
  }
}

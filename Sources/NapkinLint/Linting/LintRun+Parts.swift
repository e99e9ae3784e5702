extension LintRun {
  /// How many findings there are of each kind of part, as far as there are any.
  package var partCounts: [(part: FindingPart, count: Int)] {
    let counts = Dictionary(findings.map { (parts[PartKey($0)] ?? .other, 1) }, uniquingKeysWith: +)
    return FindingPart.allCases.compactMap { part in counts[part].map { (part, $0) } }
  }

  /// How many findings each rule has, the most first.
  package var ruleCounts: [(rule: String, count: Int)] {
    Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ($0.key, $0.value) }
  }

  /// Names the declaration that a finding is in.
  package struct PartKey: Hashable, Sendable {
    private let path: String
    private let symbol: String

    init(_ finding: Finding) {
      path = finding.path
      symbol = finding.symbol
    }
  }

  /// What each finding's declaration is a part of.
  static func parts(of findings: [Finding], in project: Project) -> [PartKey: FindingPart] {
    var parts: [PartKey: FindingPart] = [:]
    let paths = Set(findings.map(\.path))
    let files = project.files.indices.filter { paths.contains(project.files[$0].source.path) }
      .map { (project.files[$0].source.path, LintedFile(project: project, number: $0)) }
    let filesByPath = Dictionary(files) { first, _ in first }
    for finding in findings where parts[PartKey(finding)] == nil {
      parts[PartKey(finding)] = filesByPath[finding.path].map { $0.part(around: finding.range) } ?? .other
    }
    return parts
  }
}

extension LintedFile {
  fileprivate func part(around range: SourceRange) -> FindingPart {
    let declaration = outline.declaration(around: outline.token(at: range.start))
    guard let type = enclosingType(of: declaration) else { return .other }
    return FindingPart(roles(of: type))
  }
}

extension FindingPart {
  fileprivate init(_ roles: Roles) {
    let parts: [(Roles, FindingPart)] = [
      (.interactable, .interactor), (.router, .router), (.presenter, .presenter), (.view, .view),
      (.viewController, .viewController), (.platformView, .view), (.builder, .builder), (.component, .component),
      (.dependency, .component), (.routing, .routing), (.appShell, .appShell), (.viewControllable, .viewController),
      (.presentable, .presenter),
    ]
    self = parts.first { roles.contains($0.0) }?.1 ?? .other
  }
}

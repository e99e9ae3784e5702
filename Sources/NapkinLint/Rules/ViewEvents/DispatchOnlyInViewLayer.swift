extension Rule {
  static let dispatchOnlyInViewLayer = Rule(
    "dispatch-only-in-view-layer", severity: .info, needs: .words(.dispatch)
  ) { file, findings in
    for dispatch in file.dispatchCalls() {
      guard let type = file.enclosingType(of: file.outline.declaration(around: dispatch.name)),
        let noun = file.nounOutsideViews(type)
      else { continue }
      findings.report(
        file.file.range(of: dispatch.name),
        "'dispatch' marks where events leave the views; \(noun) awaits, or starts work with 'task'",
        related: file.layers[type] == .interactor ? file.evidence(for: .interactor, of: file.symbols(of: type)) : [])
    }
  }
}

extension LintedFile {
  /// What a type is called, when it is a router, an interactor or a component; nil for all that may dispatch.
  fileprivate func nounOutsideViews(_ type: Int) -> String? {
    guard !file.isTest, !outline.declarations[type].isUnbalanced, !TestCode.isTestDouble(name(of: type)) else { return nil }
    let roles = roles(of: type)
    guard roles.isDisjoint(with: [.appShell, .preview]) else { return nil }
    if roles.contains(.router) { return "a router" }
    if layers[type] == .interactor { return "an interactor" }
    return roles.contains(.builder) || roles.contains(.component) ? "a builder" : nil
  }
}

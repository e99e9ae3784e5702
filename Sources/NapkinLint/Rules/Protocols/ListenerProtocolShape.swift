extension Rule {
  static let listenerProtocolShape = Rule(
    "listener-protocol-shape", severity: .warning, fixability: .safe, needs: .words(.protocol)
  ) { file, findings in
    for listener in file.protocols(namedAs: .childListener) {
      let missing = file.missingBases(of: listener)
      guard !missing.isEmpty else { continue }
      let bases = missing.map { "'\($0)'" }.joined(separator: " and ")
      let losses = missing.map { $0 == "AnyObject" ? "hold it weakly" : "call it" }
      findings.report(
        file.file.range(of: listener.nameToken),
        "let '\(listener.name)' refine \(bases), or the child's interactor cannot \(losses.joined(separator: " and "))",
        related: file.evidence(for: listener, as: .childListener),
        fix: file.fix(appending: missing, to: listener.declaration))
    }
  }
}

extension LintedFile {
  /// Which of `AnyObject` and `Sendable` a listener protocol certainly lacks.
  func missingBases(of listener: ProtocolDeclaration) -> [String] {
    let refinements = refinements(of: listener.index)
    guard refinements.isKnown else { return [] }
    return (refinements.isClassBound ? [] : ["AnyObject"]) + (lacksSendable(listener) ? ["Sendable"] : [])
  }
}

extension Rule {
  static let presentableListenerMethodName = Rule(
    "presentable-listener-method-name", severity: .info, isOnByDefault: false, needs: .words(.protocol)
  ) { file, findings in
    for listener in file.protocols(namedAs: .viewListener) where !file.isHeardFromChildren(listener) {
      for function in file.requiredFunctions(of: listener) {
        guard let name = function.name, !tellsWhatHappened(file.file.text(of: name)) else { continue }
        findings.report(
          file.file.range(of: name),
          "begin '\(file.file.text(of: name))' with 'did', since a view tells what happened and not what to do",
          related: file.evidence(for: listener, as: .viewListener))
      }
    }
  }

  /// `didTapLogin`, `viewDidAppear`.
  private static func tellsWhatHappened(_ name: String) -> Bool {
    if name.hasPrefix("did") || name.hasPrefix("will") { return true }
    return name.split(separator: "D").dropFirst().contains { $0.hasPrefix("id") }
  }
}

extension LintedFile {
  /// One protocol may serve as both listeners; then neither's names are wanted.
  func isHeardFromChildren(_ listener: ProtocolDeclaration) -> Bool {
    project.collaborators.mention(of: listener.symbol, as: .childListener) != nil
  }

  func isHeardFromViews(_ listener: ProtocolDeclaration) -> Bool {
    project.collaborators.mention(of: listener.symbol, as: .viewListener) != nil
  }
}

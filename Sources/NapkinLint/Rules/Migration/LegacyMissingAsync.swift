extension Rule {
  static let legacyMissingAsync = Rule(
    "legacy-missing-async", severity: .warning, scope: .file, audience: .migration
  ) { file, findings in
    guard file.isOld else { return }
    for type in file.legacyProtocols() where file.isCrossed(type) {
      for member in file.outline.members(of: type) {
        let function = file.outline.declarations[member]
        guard function.kind == .function, let name = function.name, !file.outline.isAsync(function) else { continue }
        findings.report(
          file.file.range(of: name),
          "declare '\(file.name(of: member))' as 'async', since its caller runs on another actor and has to wait")
      }
    }
  }
}

extension LintedFile {
  /// A protocol between an interactor and its router, parent or presenter.
  fileprivate func isCrossed(_ type: Int) -> Bool {
    let declaration = outline.declarations[type]
    if let name = declaration.name, file.name(name, endsWith: "Listener") { return true }
    return outline.inheritance(of: declaration).contains { base in
      switch outline.tokens[base.token].word {
      case .Routing, .ViewableRouting, .LaunchRouting, .Presentable: true
      default: false
      }
    }
  }
}

extension Rule {
  static let dispatchInViewHandler = Rule("dispatch-in-view-handler", severity: .warning, fixability: .safe) { file, findings in
    var evidence: [[Int]: [RelatedPlace]] = [:]
    for event in file.viewEvents() {
      let related = evidence[event.code.symbols] ?? file.evidence(for: event.code.layer, of: event.code.symbols)
      evidence[event.code.symbols] = related
      let dispatch = file.dispatchName(in: event.code.type)
      findings.report(
        file.file.range(of: event.spawn.token), event.message(dispatch), severity: event.spawn.isDetached ? .error : nil,
        related: related, fix: file.dispatchFix(for: event.spawn, dispatch: dispatch))
    }
  }
}

extension ViewEvent {
  fileprivate func message(_ dispatch: String) -> String {
    spawn.isDetached
      ? "a detached task loses the order and priority of events, so forward to the listener with '\(dispatch)'"
      : "forward to the listener with '\(dispatch)', so that a search finds every event that leaves the views"
  }
}

extension LintedFile {
  /// `dispatch`, qualified where the type has a member of that name.
  fileprivate func dispatchName(in type: ViewType) -> String {
    type.hasDispatch ? "\(moduleName).dispatch" : "dispatch"
  }

  /// The framework's module as this file spells it, or else the rest of the project.
  var moduleName: String {
    let isCapitalized = file.imports.contains(.napkin)
      ? file.imports.contains(.capitalizedNapkin) : project.capitalizedFolders.contains(source.projectFolder)
    return isCapitalized ? "Napkin" : "napkin"
  }
}

extension Rule {
  static let dispatchInViewHandler = Rule("dispatch-in-view-handler", severity: .warning, fixability: .safe) { file, findings in
    var evidence: [[Int]: [RelatedPlace]] = [:]
    for event in file.viewEvents() {
      let related = evidence[event.code.symbols] ?? file.evidence(for: event.code.layer, of: event.code.symbols)
      evidence[event.code.symbols] = related
      let dispatch = file.dispatchName(in: event.code.type)
      findings.report(
        file.file.range(of: event.spawn.token), event.message(dispatch), severity: event.spawn.isDetached ? .error : nil,
        related: related + file.forwarding(of: event), fix: file.dispatchFix(for: event.spawn, dispatch: dispatch))
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
  /// The method that makes the task an event.
  fileprivate func forwarding(of event: ViewEvent) -> [RelatedPlace] {
    guard let method = event.forwarding else { return [] }
    let other = project.files[method.file]
    guard let name = other.outline.declarations[method.declaration].name else { return [] }
    return [
      RelatedPlace(
        path: other.source.path, range: other.range(of: name),
        message: "'\(other.text(of: name))' forwards to the listener")
    ]
  }

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

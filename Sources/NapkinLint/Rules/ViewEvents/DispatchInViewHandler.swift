extension Rule {
  static let dispatchInViewHandler = Rule("dispatch-in-view-handler", severity: .warning, fixability: .safe) { file, findings in
    var passed = 0
    var members: [Int: Set<String>] = [:]
    for spawn in file.taskSpawns(in: file.outline.tokens.indices) where spawn.token >= passed {
      guard let place = file.viewCode(around: spawn.token) else { continue }
      let names = members[place.type] ?? file.listenerMembers(of: place.type)
      members[place.type] = names
      guard file.mentionsListener(in: spawn.scope(in: file.outline), members: names) else { continue }
      passed = spawn.call.end
      findings.report(
        file.file.range(of: spawn.token), file.message(for: spawn, in: place.type),
        severity: spawn.isDetached ? .error : nil, related: file.evidence(for: place.layer, of: place.type),
        fix: file.dispatchFix(for: spawn, in: place.type))
    }
  }
}

extension LintedFile {
  /// The view, view controller or presenter whose code a token is; nil where events do not leave the view layer.
  fileprivate func viewCode(around token: Int) -> (type: Int, layer: Layer)? {
    guard let type = enclosingType(of: outline.declaration(around: token)), let layer = layer(of: type),
      layer != .interactor, !isInTerminationHandler(token)
    else { return nil }
    return (type, layer)
  }

  /// What a stream's end sets off is no event of a view.
  private func isInTerminationHandler(_ token: Int) -> Bool {
    var next = outline.block(around: token)
    while let index = next {
      let block = outline.blocks[index]
      if block.role == .closure, outline.kind(at: block.open - 1) == .equal, block.open >= 2,
        outline.tokens[block.open - 2].word == .onTermination
      {
        return true
      }
      next = block.parent
    }
    return false
  }

  fileprivate func message(for spawn: TaskSpawn, in type: Int) -> String {
    let dispatch = dispatchName(in: type)
    return spawn.isDetached
      ? "a detached task loses the order and priority of events, so forward to the listener with '\(dispatch)'"
      : "forward to the listener with '\(dispatch)', so that a search finds every event that leaves the views"
  }

  /// `dispatch`, qualified where the type has a member of that name.
  func dispatchName(in type: Int) -> String {
    let isShadowed = places(of: type).contains { place in
      let other = project.files[place.file].outline
      return other.members(of: place.declaration).contains { member in
        other.declarations[member].name.map { other.tokens[$0].word == .dispatch } ?? false
      }
    }
    return isShadowed ? "\(moduleName).dispatch" : "dispatch"
  }

  /// The framework's module as this file spells it, or else the rest of the project.
  var moduleName: String {
    if file.imports.contains(.napkin) { return file.imports.contains(.capitalizedNapkin) ? "Napkin" : "napkin" }
    let importing = project.files.first { other in
      other.source.projectFolder == source.projectFolder && other.imports.contains(.napkin)
    }
    return importing?.imports.contains(.capitalizedNapkin) ?? false ? "Napkin" : "napkin"
  }
}

extension Rule {
  static let listenerMethodsAsync = Rule(
    "listener-methods-async", severity: .warning, needs: .words(.protocol, .nonisolated)
  ) { file, findings in
    for listener in file.protocols(namedAs: .childListener) {
      lazy var related = file.evidence(for: listener, as: .childListener)
      for function in file.requiredFunctions(of: listener) {
        guard let name = function.name, let flaw = file.flaw(ofEvent: function) else { continue }
        findings.report(
          file.file.range(of: name), flaw.message(file.file.text(of: name)), severity: flaw.severity, related: related)
      }
      for property in file.requiredProperties(of: listener) where !file.outline.hasAsyncGetter(property) {
        guard let name = property.name else { continue }
        findings.report(
          file.file.range(of: name),
          "ask with an async method instead of '\(file.file.text(of: name))', which no actor can answer at once",
          related: related)
      }
    }
    file.reportHoppingWitnesses(of: .childListener, &findings)
  }
}

/// What is wrong with a method that tells of an event.
private enum EventFlaw {
  case isSynchronous, throwsErrors, hasResult

  /// What is unusual but works is only mentioned.
  var severity: Severity? { self == .isSynchronous ? nil : .info }

  func message(_ name: String) -> String {
    switch self {
    case .isSynchronous: "make '\(name)' async, or the parent can answer only outside its actor, in a 'Task'"
    case .throwsErrors: "let '\(name)' not throw: it tells of an event, and the child cannot handle the parent's errors"
    case .hasResult: "let '\(name)' return nothing: a child that waits for an answer depends on who its parent is"
    }
  }
}

extension LintedFile {
  fileprivate func flaw(ofEvent function: Declaration) -> EventFlaw? {
    guard outline.isAsync(function) else { return .isSynchronous }
    if outline.canThrow(function) { return .throwsErrors }
    return returnsSomething(function) ? .hasResult : nil
  }

  private func returnsSomething(_ function: Declaration) -> Bool {
    guard let result = function.type else { return false }
    let isEmptyTuple = result.count == 2 && outline.kind(at: result.lowerBound) == .leftParenthesis
    return !isEmptyTuple && outline.tokens[result.upperBound - 1].word != .Void
  }

  /// Reports an interactor's `nonisolated` methods that answer an event in a task of their own.
  func reportHoppingWitnesses(of part: CollaboratorProtocols.Part, _ findings: inout FindingList) {
    guard file.words.contains(.nonisolated), file.words.contains(.Task) else { return }
    var known: [[Int]: Set<String>] = [:]
    for type in interactors {
      let symbols = symbols(of: type)
      let events = known[symbols] ?? events(of: part, heardBy: type)
      known[symbols] = events
      guard !events.isEmpty else { continue }
      for member in outline.members(of: type) {
        let function = outline.declarations[member]
        guard function.kind == .function, function.modifiers.contains(.nonisolated), let name = function.name,
          let body = function.body, events.contains(file.text(of: name)),
          !taskSpawns(in: outline.inside(body)).isEmpty
        else { continue }
        findings.report(
          file.range(of: name),
          "let the actor itself answer '\(file.text(of: name))', since tasks may overtake each other",
          related: evidence(ofInteractor: type))
      }
    }
  }

  /// The names of the methods of all listener protocols that an interactor conforms to.
  private func events(of part: CollaboratorProtocols.Part, heardBy type: Int) -> Set<String> {
    var names: Set<String> = []
    for place in places(of: type) {
      let other = LintedFile(project: project, number: place.file)
      for base in other.outline.inheritance(of: other.outline.declarations[place.declaration]) {
        for symbol in other.symbols(named: base, at: place.declaration)
        where project.collaborators.mention(of: symbol, as: part) != nil {
          names.formUnion(project.memberNames(of: symbol))
        }
      }
    }
    return names
  }
}

extension Project {
  fileprivate func memberNames(of symbol: Int) -> [String] {
    let place = index.symbols[symbol].place
    let file = LintedFile(project: self, number: place.file)
    return file.outline.members(of: place.declaration).map { file.name(of: $0) }
  }
}

extension Rule {
  static let noManualActivation = Rule(
    "no-manual-activation", severity: .error, needs: .words(.activate, .deactivate)
  ) { file, findings in
    for index in file.outline.tokens.indices {
      let word = file.outline.tokens[index].word
      guard word == .activate || word == .deactivate, file.isManualActivation(index), !file.isInUnbalanced(index) else {
        continue
      }
      let type = file.ownInteractor(calledAt: index)
      findings.report(
        file.file.range(of: index), file.message(for: word, in: type),
        related: type.map { file.evidence(for: .interactor, of: file.symbols(of: $0)) } ?? [])
    }
  }
}

extension LintedFile {
  fileprivate func isManualActivation(_ name: Int) -> Bool {
    guard let call = outline.call(at: name), call.trailingClosures.isEmpty || isOfLifecycle(call),
      !isLauncher(around: name)
    else { return false }
    if isOfLifecycle(call) { return true }
    guard call.arguments.isEmpty else { return false }
    guard let receiver = receiver(of: name) else {
      return outline.kind(at: name - 1) != .period && isOwn(name)
    }
    return outline.tokens[receiver].word == .`self` ? isOwn(name) : isInteractor(receiver)
  }

  /// The interactor around a call, when the call is one of the interactor itself or of its own lifecycle.
  fileprivate func ownInteractor(calledAt name: Int) -> Int? {
    var owner = receiver(of: name)
    if let lifecycle = owner, outline.tokens[lifecycle].word == .lifecycle { owner = receiver(of: lifecycle) }
    guard let owner else { return interactor(around: name) }
    return outline.tokens[owner].word == .`self` ? interactor(around: name) : nil
  }

  /// `lifecycle.activate(invoking:)`.
  private func isOfLifecycle(_ call: Call) -> Bool {
    guard let receiver = receiver(of: call.name) else { return false }
    return isLifecycle(receiver)
  }

  /// A call of the interactor itself, unless the type has declared such a method.
  private func isOwn(_ name: Int) -> Bool {
    guard let type = interactor(around: name), outline.tokens[name - 1].keyword != .func else { return false }
    return !hasMember(outline.tokens[name].word, in: type)
  }

  /// Where the tree has its root somebody has to begin: the app's shell, a program's `main.swift`, a hand-written
  /// router, and a function that loads a router as well. In tests, previews and doubles everybody may.
  private func isLauncher(around token: Int) -> Bool {
    let declaration = outline.declaration(around: token)
    guard !file.isTest, !isMainFile, let function = declaration else { return true }
    if let type = enclosingType(of: declaration) {
      let roles = roles(of: type)
      if isExempt(type) || isOfFramework(type) || roles.contains(.routing) && !roles.contains(.router) { return true }
    }
    guard file.words.contains(.load), let body = outline.declarations[function].body else { return false }
    return outline.inside(body).contains { outline.tokens[$0].word == .load && receiver(of: $0) != nil }
  }

  private var isMainFile: Bool { source.path == "main.swift" || source.path.hasSuffix("/main.swift") }

  fileprivate func message(for word: Word, in type: Int?) -> String {
    let isActivation = word == .activate
    if let type {
      return isActivation
        ? "only the router activates '\(name(of: type))'; from inside, its hooks run when nothing is attached"
        : "only the router deactivates '\(name(of: type))'; let the parent detach it, or its router stays attached"
    }
    return isActivation
      ? "attach the router with 'attachChild'; by hand the interactor is active and its router is not in the tree"
      : "detach the router with 'detachChild'; by hand the interactor is off and its router stays in the tree"
  }
}

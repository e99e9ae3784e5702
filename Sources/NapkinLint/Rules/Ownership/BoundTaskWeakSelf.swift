extension Rule {
  static let boundTaskWeakSelf = Rule(
    "bound-task-weak-self", severity: .info, isOnByDefault: false, needs: .types(.interactable, and: .task)
  ) { file, findings in
    let mentions = file.mentionsOfSelf
    for type in file.interactors {
      for call in file.boundTasks(of: type) {
        guard let open = call.trailingClosures.first?.open, let holder = file.strongSelf(inClosure: open, mentions) else { continue }
        findings.report(
          file.file.range(of: holder),
          "capture '[weak self]', or '\(file.name(of: type))' lives until the task ends when nobody detaches it")
      }
    }
  }
}

extension LintedFile {
  /// The `task { }` calls in the methods of an interactor.
  fileprivate func boundTasks(of type: Int) -> [Call] {
    guard let body = outline.declarations[type].body else { return [] }
    return outline.inside(body).compactMap { index in
      guard outline.tokens[index].word == .task, isOwnCall(index), let call = outline.call(at: index),
        enclosingType(of: outline.declaration(around: index)) == type, !isDeclared(index)
      else { return nil }
      return call
    }
  }

  private func isDeclared(_ name: Int) -> Bool { outline.tokens[name - 1].keyword == .func }

  fileprivate func strongSelf(inClosure open: Int, _ mentions: TokenPlaces) -> Int? {
    let closure = outline.closure(at: open)
    if let capture = closure.captures.first(where: { outline.tokens[$0.name].word == .`self` }) {
      return capture.ownership == .other ? capture.name : nil
    }
    return mentions.first(in: closure.statements)
  }
}

extension Rule {
  static let presentableListenerCleared = Rule(
    "presentable-listener-cleared", severity: .info, isOnByDefault: false,
    needs: .types(.interactable, and: .didBecomeActive)
  ) { file, findings in
    guard file.file.words.contains(.listener) else { return }
    var seen: Set<[Int]> = []
    for type in file.interactors where seen.insert(file.symbols(of: type)).inserted {
      let places = file.places(of: type)
      let isCleared = places.flatMap { file.project.functions(named: .willResignActive, at: $0) }.contains { file.assignsListener(in: $0, nil: true) != nil }
      guard !isCleared else { continue }
      for hook in places.flatMap({ file.project.functions(named: .didBecomeActive, at: $0) }) where hook.file == file.number {
        guard let name = file.assignsListener(in: hook, nil: false) else { continue }
        findings.report(
          file.file.range(of: name),
          "set it to nil in 'willResignActive', or late taps reach '\(file.name(of: type))' after it has resigned")
      }
    }
  }
}

extension LintedFile {
  /// The `listener` of the first `presenter.listener = self`, or of `= nil`, in a hook.
  fileprivate func assignsListener(in hook: TypeSymbol.Place, nil isNil: Bool) -> Int? {
    let other = LintedFile(project: project, number: hook.file)
    guard let body = other.outline.declarations[hook.declaration].body else { return nil }
    return other.outline.inside(body).first { index in
      guard other.outline.tokens[index].word == .listener, other.isAssignedMember(index) else { return false }
      let value = other.outline.tokens[index + 2].keyword
      return isNil ? value == .nil : value == .`self`
    }
  }
}

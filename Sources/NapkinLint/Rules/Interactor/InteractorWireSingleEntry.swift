extension Rule {
  static let interactorWireSingleEntry = Rule(
    "interactor-wire-single-entry", severity: .warning, isOnByDefault: false
  ) { file, findings in
    guard !file.file.isTest else { return }
    for type in file.interactors {
      lazy var related = file.evidence(ofInteractor: type)
      for name in file.lateAssignments(in: type) {
        findings.report(
          file.file.range(of: name),
          "assign '\(file.file.text(of: name))' in 'wire' alone, or events go wherever the last assignment points",
          related: related)
      }
    }
    for call in file.wiringOutsideBuilders() {
      findings.report(
        file.file.range(of: call),
        "leave 'wire' to the builder, or the tree and the interactor may not agree on the router")
    }
  }
}

extension LintedFile {
  /// The names of back-references that a method of an interactor sets, but for those that are there to set them.
  fileprivate func lateAssignments(in type: Int) -> [Int] {
    outline.members(of: type).flatMap { member -> [Int] in
      let function = outline.declarations[member]
      guard function.kind == .function, let body = function.body, !isWiring(function) else { return [] }
      return outline.inside(body).filter { isBackReference($0) && isAssigned($0) }
    }
  }

  private func isBackReference(_ index: Int) -> Bool {
    outline.tokens[index].word == .router || outline.tokens[index].word == .listener
  }

  /// `router = r` or `self.router = r`; `let router = r` and `presenter.listener = self` are something else.
  private func isAssigned(_ index: Int) -> Bool {
    guard outline.kind(at: index + 1) == .equal else { return false }
    if outline.kind(at: index - 1) == .period { return isOwnCall(index) }
    return outline.beginsStatement(index)
  }

  private func isWiring(_ function: Declaration) -> Bool {
    guard let name = function.name else { return false }
    return outline.tokens[name].word == .wire || isSetter(function)
  }

  /// `set(router:)`, `set(listener:)`.
  private func isSetter(_ function: Declaration) -> Bool {
    guard let name = function.name, outline.tokens[name].word == .set else { return false }
    return outline.parameters(of: function).contains { isBackReference($0.label) }
  }

  fileprivate func wiringOutsideBuilders() -> [Int] {
    guard file.words.contains(.wire) else { return [] }
    return outline.tokens.indices.filter { index in
      guard outline.tokens[index].word == .wire, outline.kind(at: index - 1) == .period, !isOwnCall(index),
        let call = outline.call(at: index), call.arguments.contains(where: { $0.label.map(isBackReference) ?? false }),
        let type = enclosingType(of: outline.declaration(around: index))
      else { return false }
      return !roles(of: type).contains(.builder) && !isExempt(type)
    }
  }
}

extension Rule {
  static let routerWiringInInit = Rule(
    "router-wiring-in-init", severity: .error, needs: .types(.router, and: .`init`)
  ) { file, findings in
    guard file.file.words.contains(.router), file.file.words.contains(.`init`) else { return }
    for router in file.declarations(of: .router).map(\.type) {
      for member in file.outline.members(of: router) where file.outline.declarations[member].kind == .initializer {
        for property in file.assignmentsOfSelf(in: member) {
          findings.report(
            file.file.range(of: property),
            "let the builder set '\(file.file.text(of: property))' with 'wire', since an actor is not set from outside")
        }
      }
    }
  }
}

extension LintedFile {
  /// The properties in `interactor.router = self`.
  fileprivate func assignmentsOfSelf(in initializer: Int) -> [Int] {
    guard let body = outline.declarations[initializer].body else { return [] }
    return outline.inside(body).filter { name in
      guard outline.tokens[name].word == .router, outline.kind(at: name - 1) == .period,
        outline.kind(at: name + 1) == .equal, outline.tokens.indices.contains(name + 2),
        outline.tokens[name + 2].keyword == .`self`, outline.endsStatement(name + 2)
      else { return false }
      return isInteractor(before: name - 1)
    }
  }

  /// `interactor` or `self.interactor`.
  private func isInteractor(before period: Int) -> Bool {
    let chain = outline.chain(before: period)
    guard case .name(let base) = chain.base else { return false }
    let name = outline.tokens[base].word == .`self` ? chain.segments.last : base
    return name.map { outline.tokens[$0].word == .interactor } ?? false
      && chain.segments.count == (name == base ? 0 : 1)
  }
}

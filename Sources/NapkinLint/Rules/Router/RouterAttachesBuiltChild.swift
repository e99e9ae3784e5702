extension Rule {
  static let routerAttachesBuiltChild = Rule(
    "router-attaches-built-child", severity: .error, needs: .types(.router)
  ) { file, findings in
    for body in file.routeBodies {
      for build in body.builds where !body.isAttached(build) {
        guard let name = build.holderName else {
          findings.report(
            file.file.range(of: build.name),
            "keep what 'build' returns and attach it, or its interactor never becomes active")
          continue
        }
        let child = file.file.text(of: name)
        findings.report(
          file.file.range(of: name),
          "attach '\(child)' with 'attachChild', or its view shows while its interactor never becomes active")
      }
    }
  }
}

extension RouteBody {
  fileprivate func isAttached(_ build: ChildBuild) -> Bool {
    switch build.holder {
    case .elsewhere: true
    case .dropped: false
    case .kept(.variable(let name)): isAttached(variable: name)
    case .kept(.property(let name)): isAttached(property: name)
    case .kept(.unknown): true
    }
  }

  /// A variable is attached, or handed to somebody else, by any use but one of its view.
  private func isAttached(variable name: Int) -> Bool {
    guard let variable = variables.variable(declaredAt: name) else { return true }
    return variable.scope.contains { index in
      guard outline.isIdentifier(index), file.file.isSame(index, as: name, in: file.file), !isLabel(index),
        outline.kind(at: index - 1) != .period, variables.variable(named: index)?.name == name
      else { return false }
      if let member = member(behind: index) { return outline.tokens[member].word != .viewControllable }
      guard outline.kind(at: index - 1) == .equal else { return true }
      guard let store = stores.first(where: { $0.value == .variable(name) && $0.name < index }) else { return true }
      return isAttached(property: store.property)
    }
  }

  /// A property is attached where this function attaches it, or any other function does.
  private func isAttached(property: String) -> Bool {
    if attaches.contains(where: { self.property(of: $0.child) == property || mentions(property, in: $0.argument) }) {
      return true
    }
    let isNamedHere = !attaches.isEmpty && mentions[property] != nil
    return router.calls.attachingBodies(naming: property) > (isNamedHere ? 1 : 0)
  }

  private func mentions(_ property: String, in range: TokenRange) -> Bool {
    (mentions[property] ?? []).contains(where: range.contains)
  }

  private func isLabel(_ index: Int) -> Bool {
    let before = outline.kind(at: index - 1)
    return outline.kind(at: index + 1) == .colon && (before == .leftParenthesis || before == .comma)
  }
}

extension RouteBody {
  /// The member that a name is asked for: `viewControllable` in `router?.viewControllable`.
  func member(behind name: Int) -> Int? {
    var next = name + 1
    while isUnwrapping(next) { next += 1 }
    return outline.kind(at: next) == .period && outline.isIdentifier(next + 1) ? next + 1 : nil
  }
}

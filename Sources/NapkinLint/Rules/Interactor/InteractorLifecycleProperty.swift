extension Rule {
  static let interactorLifecycleProperty = Rule(
    "interactor-lifecycle-property", severity: .error, fixability: .safe, needs: .types(.interactable)
  ) { file, findings in
    for type in file.interactors where file.isActor(type) {
      lazy var related = file.evidence(ofInteractor: type)
      let isForwarding = file.hasComputedLifecycle(type)
      for property in file.outline.members(of: type).map({ file.outline.declarations[$0] }) {
        guard let flaw = file.lifecycleFlaw(of: property, in: type, isForwarding: isForwarding) else { continue }
        findings.report(
          file.file.range(of: flaw.token), flaw.kind.message(file.file.text(of: flaw.token), file.name(of: type)),
          severity: flaw.kind == .isolated ? .warning : nil, related: related,
          fix: flaw.kind == .isolated ? file.fix(insertingModifier: "nonisolated", into: property) : nil)
      }
      guard file.lacksLifecycle(type), let name = file.outline.declarations[type].name else { continue }
      findings.report(
        file.file.range(of: name),
        "declare 'nonisolated let lifecycle = InteractorLifecycle()', or nothing can activate '\(file.name(of: type))'",
        related: related)
    }
  }
}

/// What is wrong with a property that is, or looks like, an interactor's lifecycle.
struct LifecycleFlaw {
  let kind: Kind
  /// The name at fault.
  let token: Int

  enum Kind {
    case computed, shared, variable, hidden, isolated, surplus

    func message(_ name: String, _ type: String) -> String {
      switch self {
      case .computed: "store 'lifecycle': a computed one is new at each access, so that nothing stays active"
      case .shared: "give '\(type)' an 'InteractorLifecycle()' of its own, or another's detach ends its tasks"
      case .variable: "make 'lifecycle' a 'nonisolated let', or the tasks of the first one outlive the second"
      case .hidden: "let 'lifecycle' be at least internal, or '\(type)' does not conform to 'Interactable'"
      case .isolated: "make 'lifecycle' nonisolated, or other modules have to wait even to read it"
      case .surplus: "keep one lifecycle: nobody activates '\(name)', so tasks that are bound to it never end"
      }
    }
  }
}

extension LintedFile {
  /// Whether all that a declaration may declare or extend are actors.
  fileprivate func isActor(_ type: Int) -> Bool {
    let symbols = project.index.symbols(at: TypeSymbol.Place(file: number, declaration: type))
    return !symbols.isEmpty && symbols.allSatisfy { project.index.symbols[$0].kind == .actor }
  }

  fileprivate func lifecycleFlaw(of property: Declaration, in type: Int, isForwarding: Bool) -> LifecycleFlaw? {
    guard property.kind == .property, let name = property.name, !property.isOfTheTypeItself else { return nil }
    guard outline.tokens[name].word == .lifecycle else {
      // One that a computed `lifecycle` passes on is the one that counts.
      return !isForwarding && isStoredLifecycle(property) ? LifecycleFlaw(kind: .surplus, token: name) : nil
    }
    if property.storage == .computed {
      return isForwarded(property, in: type) ? nil : LifecycleFlaw(kind: .computed, token: name)
    }
    if let token = sharedSource(of: property, in: type) { return LifecycleFlaw(kind: .shared, token: token) }
    if !property.isConstant { return LifecycleFlaw(kind: .variable, token: name) }
    if isLessVisible(property, than: outline.declarations[type]) { return LifecycleFlaw(kind: .hidden, token: name) }
    return property.modifiers.contains(.nonisolated) ? nil : LifecycleFlaw(kind: .isolated, token: name)
  }

  /// Whether the property is seen by less code than its type is; what a private type keeps may be `fileprivate`.
  private func isLessVisible(_ property: Declaration, than type: Declaration) -> Bool {
    if property.modifiers.contains(.private) { return true }
    return property.modifiers.contains(.fileprivate) && type.modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  fileprivate func hasComputedLifecycle(_ type: Int) -> Bool {
    guard file.words.contains(.lifecycle) else { return false }
    return outline.members(of: type).map { outline.declarations[$0] }.contains { property in
      property.storage == .computed && property.name.map { outline.tokens[$0].word == .lifecycle } ?? false
    }
  }

  private func isStoredLifecycle(_ property: Declaration) -> Bool {
    guard property.isStoredInInstances, file.words.contains(.InteractorLifecycle) else { return false }
    if let type = property.type { return isLifecycleType(TypeReference(type, in: outline)) }
    return property.value.map { LifecycleSource($0, in: outline) == .fresh } ?? false
  }

  private func isLifecycleType(_ type: TypeReference) -> Bool {
    !type.isCollection && type.names.contains { outline.tokens[$0.token].word == .InteractorLifecycle }
  }

  /// `nonisolated var lifecycle: InteractorLifecycle { stored }`.
  private func isForwarded(_ property: Declaration, in type: Int) -> Bool {
    let last = property.body.flatMap { outline.inside($0).last }
    guard let last, outline.isIdentifier(last) else { return false }
    return outline.members(of: type).map { outline.declarations[$0] }.contains { other in
      guard isStoredLifecycle(other), let name = other.name else { return false }
      return file.isSame(name, as: last, in: file)
    }
  }
}

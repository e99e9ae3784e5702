extension Rule {
  static let lifecycleHookSignature = Rule(
    "lifecycle-hook-signature", severity: .error, fixability: .safe, needs: .types(.interactable)
  ) { file, findings in
    for type in file.actorInteractors() {
      for declaration in file.declarations(of: type) {
        for member in file.outline.members(of: declaration) {
          guard let flaw = file.flaw(ofHook: member, in: declaration, of: type) else { continue }
          findings.report(
            file.file.range(of: flaw.token), flaw.message, severity: flaw.severity, related: file.evidence(for: type),
            fix: flaw.fix)
        }
      }
    }
  }
}

/// What keeps a function from being the hook that it looks like.
private struct HookFlaw {
  let token: Int
  let message: String
  var severity: Severity?
  var fix: Fix?
}

extension LintedFile {
  fileprivate func flaw(ofHook member: Int, in type: Int, of interactor: InteractorType) -> HookFlaw? {
    let declaration = outline.declarations[member]
    guard declaration.kind == .function, let name = declaration.name else { return nil }
    let word = outline.tokens[name].word
    guard word == .didBecomeActive || word == .willResignActive else {
      return misspelling(of: member, named: name, in: interactor)
    }
    if let reason = reasonNotToBeCalled(member, in: type) {
      let hooks = interactor.places.flatMap { project.functions(named: word, at: $0) }
      guard hooks.allSatisfy(isNeverCalled) else { return nil }
      return HookFlaw(token: name, message: "'\(word.text)() async' is what the framework calls; \(reason)")
    }
    // What is left of a base class, another rule takes away, and this with it.
    return inheritedHook(member) == nil ? styleFlaw(of: declaration, word, at: name) : nil
  }

  private func isNeverCalled(_ hook: TypeSymbol.Place) -> Bool {
    let other = LintedFile(project: project, number: hook.file)
    guard let type = other.outline.declarations[hook.declaration].parent else { return false }
    return other.reasonNotToBeCalled(hook.declaration, in: type) != nil
  }

  /// Why a function of a hook's name is none: the framework's own, which does nothing, is called instead.
  private func reasonNotToBeCalled(_ member: Int, in type: Int) -> String? {
    let declaration = outline.declarations[member]
    if declaration.modifiers.contains(.static) || declaration.modifiers.contains(.class) {
      return "a static one never is"
    }
    if declaration.generics != nil { return "a generic one never is" }
    if let parameters = declaration.parameters, !outline.inside(parameters).isEmpty {
      return "one with parameters never is"
    }
    if has(.throws, declaration) { return "one that throws never is" }
    if declaration.type != nil, !isVoid(declaration) { return "one with a result never is" }
    if isConstrained(outline.declarations[type]) || isConstrained(declaration) {
      return "one in a constrained extension never is"
    }
    return nil
  }

  /// Whether a keyword stands between the parameters and the result.
  private func has(_ effect: Word, _ declaration: Declaration) -> Bool {
    guard let parameters = declaration.parameters, let close = outline.mate(of: parameters) else { return false }
    let end = max(close + 1, declaration.headEnd)
    for index in outline.topLevel(of: (close + 1)..<end) {
      if outline.kind(at: index) == .arrow { return false }
      if outline.tokens[index].keyword == effect { return true }
    }
    return false
  }

  private func isVoid(_ declaration: Declaration) -> Bool {
    guard let result = declaration.type, let first = result.first, let last = result.last else { return true }
    if outline.kind(at: first) == .leftParenthesis { return outline.mate(of: first) == first + 1 && last == first + 1 }
    return outline.tokens[last].word == .Void
  }

  /// `extension HomeInteractor where State: Equatable`, `extension HomeInteractor<Int>`.
  private func isConstrained(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .extension || declaration.kind == .function else { return false }
    if declaration.kind == .extension, declaration.generics != nil { return true }
    let head = declaration.keyword..<max(declaration.keyword, declaration.headEnd)
    return outline.topLevel(of: head).contains { outline.tokens[$0].keyword == .where }
  }
}

/// Hooks that are called, and could be written as the framework declares them.
extension LintedFile {
  private func styleFlaw(of declaration: Declaration, _ word: Word, at name: Int) -> HookFlaw? {
    guard let parameters = declaration.parameters, let close = outline.mate(of: parameters) else { return nil }
    guard has(.async, declaration) else {
      let edit = insertion(" async", at: outline.tokens[close].end)
      return HookFlaw(
        token: name,
        message: "declare '\(word.text)' as 'async', as the framework does; without it nothing can be awaited",
        severity: .info, fix: Fix(applicability: .safe, title: "insert 'async'", edits: [edit]))
    }
    guard let result = declaration.type, let arrow = result.first.map({ $0 - 1 }), outline.kind(at: arrow) == .arrow
    else { return nil }
    let range = SourceRange(outline.tokens[arrow - 1].end, outline.tokens[result.upperBound - 1].end)
    let edit = Fix.Edit(range: range, replacement: "")
    return HookFlaw(
      token: name, message: "leave out the result of '\(word.text)', which has none", severity: .info,
      fix: Fix(applicability: .safe, title: "delete the result", edits: [edit]))
  }
}

/// Names that were meant to be a hook's.
extension LintedFile {
  private func misspelling(of member: Int, named name: Int, in type: InteractorType) -> HookFlaw? {
    let declaration = outline.declarations[member]
    let isPlain = declaration.parameters.map { outline.inside($0).isEmpty } ?? false
    guard outline.tokens[name].word == .other, isPlain, !declaration.modifiers.contains(.static),
      Self.lengthsOfMisspelledHooks.contains(file.nameBytes(of: name).count)
    else { return nil }
    let written = file.text(of: name)
    guard let hook = Self.hook(meantBy: written), !isUsed(written, in: type), !mayBeRequired(written, of: type) else {
      return nil
    }
    return HookFlaw(token: name, message: "'\(hook)' is what the framework calls; '\(written)' never runs")
  }

  private static let hooks = ["didBecomeActive", "willResignActive"]
  private static let lengthsOfMisspelledHooks = 13...18

  /// The hook with this name but for two letters, or the one whose halves were swapped.
  private static func hook(meantBy name: String) -> String? {
    switch name {
    case "willBecomeActive": return "didBecomeActive"
    case "didResignActive": return "willResignActive"
    default: break
    }
    let written = Array(name.utf8)
    return hooks.first { hook in
      abs(hook.utf8.count - written.count) <= 2 && EditDistance.between(written, Array(hook.utf8), atMost: 2) != nil
    }
  }

  /// Whether the type's own code calls it: then it is a helper of its own.
  private func isUsed(_ name: String, in type: InteractorType) -> Bool {
    if case .fromOutside = CallSites(of: type, in: project).way(to: name) { return false }
    return true
  }

  /// Whether some protocol asks for it, or may do so: a listener may well be told of such an event.
  private func mayBeRequired(_ name: String, of type: InteractorType) -> Bool {
    type.places.contains(where: conformsToUnknown) || project.index.symbols.contains { isRequirement(name, of: $0) }
  }

  private func conformsToUnknown(_ place: TypeSymbol.Place) -> Bool {
    let outline = project.files[place.file].outline
    return outline.inheritance(of: outline.declarations[place.declaration]).contains { base in
      if case .unknown = project.index.resolve(base: base, of: place) { true } else { false }
    }
  }

  private func isRequirement(_ name: String, of symbol: TypeSymbol) -> Bool {
    guard symbol.kind == .protocol else { return false }
    let other = LintedFile(project: project, number: symbol.place.file)
    return other.outline.members(of: symbol.place.declaration).contains { other.name(of: $0) == name }
  }
}

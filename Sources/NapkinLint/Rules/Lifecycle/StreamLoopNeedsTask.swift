extension Rule {
  static let streamLoopNeedsTask = Rule(
    "stream-loop-needs-task", severity: .warning, fixability: .suggested, needs: .types(.interactable, and: .await)
  ) { file, findings in
    guard file.file.words.contains(.for), file.file.words.contains(.await) else { return }
    let awaitedByHooks = file.loopsOfHooks()
    for type in file.actorInteractors() {
      let loops = file.loopsOutsideTasks(of: type)
      guard !loops.isEmpty else { continue }
      let sites = CallSites(of: type, in: file.project)
      for (loop, function) in loops where !awaitedByHooks.contains(loop.keyword) {
        guard let related = file.unboundWay(to: function, sites) else { continue }
        findings.report(
          file.file.range(of: loop.keyword), "nothing ends this loop when '\(type.name)' is detached; run it in 'task'",
          related: related + file.evidence(for: type),
          fix: file.wrappingFix(for: loop, applicability: .unsafe))
      }
    }
  }
}

extension LintedFile {
  /// The loops that hooks wait for in this file, of which another rule speaks.
  fileprivate func loopsOfHooks() -> Set<Int> {
    Set((steps(of: .didBecomeActive) + steps(of: .willResignActive)).compactMap { step in
      if case .loop(let loop) = step.kind { loop.keyword } else { nil }
    })
  }

  /// The streams that methods of a type read themselves, with the methods; the hooks are left out.
  fileprivate func loopsOutsideTasks(of type: InteractorType) -> [(loop: Loop, function: Int)] {
    declarations(of: type).flatMap { declaration -> [(loop: Loop, function: Int)] in
      guard let body = outline.declarations[declaration].body else { return [] }
      return loops(in: outline.inside(body)).compactMap { loop in
        guard loop.sequence != nil, loop.ending == .none,
          let function = outline.declaration(around: loop.keyword), isMethod(function),
          enclosingType(of: function) == declaration, runsInFunction(loop.keyword)
        else { return nil }
        return (loop, function)
      }
    }
  }

  private func isMethod(_ index: Int) -> Bool {
    let declaration = outline.declarations[index]
    guard declaration.kind == .function, !declaration.modifiers.contains(.static), let name = declaration.name else {
      return false
    }
    return outline.tokens[name].word != .didBecomeActive && outline.tokens[name].word != .willResignActive
  }

  /// The call that runs a function outside of `task`, or nothing where others may; nil when all calls are bound.
  fileprivate func unboundWay(to function: Int, _ sites: CallSites) -> [RelatedPlace]? {
    switch sites.way(to: name(of: function)) {
    case .bound: return nil
    case .fromOutside: return isPrivate(outline.declarations[function]) ? nil : []
    case .straight(let site):
      guard let caller = site.caller else { return nil }
      let other = project.files[site.file]
      return [
        RelatedPlace(
          path: other.source.path, range: other.range(of: site.token), message: "called from '\(caller.name)' here")
      ]
    }
  }
}

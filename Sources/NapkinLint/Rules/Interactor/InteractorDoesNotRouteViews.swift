extension Rule {
  static let interactorDoesNotRouteViews = Rule(
    "interactor-does-not-route-views", severity: .warning, needs: .types(.interactable)
  ) { file, findings in
    for type in file.interactors {
      let parts = file.childParts(of: type)
      guard !parts.isEmpty else { continue }
      let related = file.evidence(ofInteractor: type)
      for kept in parts {
        findings.report(file.file.range(of: kept.name), kept.message(file.file.text(of: kept.name)), related: related)
      }
    }
    let calls = file.routingCalls()
    let interactors = calls.isEmpty ? nil : file.interactorsAround
    for call in calls {
      guard let type = file.outline.declaration(around: call).flatMap({ interactors?[$0] }) else { continue }
      findings.report(
        file.file.range(of: call),
        "let the router call '\(file.file.text(of: call))', which keeps the tree and the views in step",
        related: file.evidence(ofInteractor: type))
    }
  }
}

/// A property by which an interactor reaches its children past its router.
private struct ChildPart {
  let name: Int
  let isBuilder: Bool

  func message(_ property: String) -> String {
    isBuilder
      ? "let the router keep '\(property)', or the interactor depends on how its children are made"
      : "let the router keep '\(property)', or the child outlives its detach and the tree does not know it"
  }
}

extension LintedFile {
  fileprivate func childParts(of type: Int) -> [ChildPart] {
    let properties = outline.members(of: type).filter { outline.declarations[$0].isStoredInInstances }
    let router = properties.first { outline.declarations[$0].name.map { outline.tokens[$0].word == .router } ?? false }
    let ownRouting = router.flatMap(writtenType).map { routingSymbols(of: $0.meaning) } ?? []
    return properties.compactMap { member in
      guard let name = outline.declarations[member].name, let meaning = writtenType(of: member)?.meaning else {
        return nil
      }
      if isBuilder(meaning) { return ChildPart(name: name, isBuilder: true) }
      guard !ownRouting.isEmpty, outline.tokens[name].word != .router else { return nil }
      let routing = routingSymbols(of: meaning)
      return !routing.isEmpty && routing.isDisjoint(with: ownRouting) ? ChildPart(name: name, isBuilder: false) : nil
    }
  }

  private func isBuilder(_ meaning: TypeMeaning) -> Bool {
    meaning.roles.contains(.builder) || hasName(among: meaning.unknownNames, endingWith: "Buildable")
  }

  private func routingSymbols(of meaning: TypeMeaning) -> Set<Int> {
    Set(meaning.symbols.filter { project.index.symbols[$0].roles.contains(.routing) })
  }

  /// The names of calls that only a router makes, on something else than the interactor itself.
  fileprivate func routingCalls() -> [Int] {
    let words = file.words
    guard words.contains(.attachChild) || words.contains(.detachChild) || words.contains(.withListener),
      project.holds(.interactable, in: number)
    else { return [] }
    return outline.tokens.indices.filter { index in
      guard isRoutingWord(index), outline.kind(at: index - 1) == .period, !isOwnCall(index),
        let call = outline.call(at: index)
      else { return false }
      return outline.tokens[index].word != .build || takesListener(call)
    }
  }

  private func isRoutingWord(_ index: Int) -> Bool {
    switch outline.tokens[index].word {
    case .attachChild, .detachChild, .build: true
    default: false
    }
  }

  private func takesListener(_ call: Call) -> Bool {
    call.arguments.contains { $0.label.map { outline.tokens[$0].word == .withListener } ?? false }
  }
}

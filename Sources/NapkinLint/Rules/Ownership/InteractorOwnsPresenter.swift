extension Rule {
  static let interactorOwnsPresenter = Rule(
    "interactor-owns-presenter", severity: .warning, needs: .types(.presentableInteractable)
  ) { file, findings in
    for (type, layer) in file.types(in: { $0 == .interactor }).map({ ($0.type, $0.layer) }) {
      guard file.roles(of: type).contains(.presentableInteractable) else { continue }
      for member in file.outline.members(of: type) {
        guard let name = file.weakPresenter(member) else { continue }
        findings.report(
          file.file.range(of: name),
          "only '\(file.name(of: type))' keeps its presenter, so hold it strongly or it is gone when a call comes",
          related: file.evidence(for: layer, of: file.symbols(of: type)))
      }
    }
  }
}

extension LintedFile {
  /// The name of a presenter property that keeps nothing alive; nil when a view controller presents, since UIKit
  /// keeps that one.
  fileprivate func weakPresenter(_ member: Int) -> Int? {
    let property = outline.declarations[member]
    guard property.isStoredInInstances, let name = property.name, outline.tokens[name].word == .presenter,
      property.modifiers.contains(.weak) || property.modifiers.contains(.unowned), let type = property.type
    else { return nil }
    let reference = TypeReference(type, in: outline)
    let meaning = meaning(of: reference, at: member)
    guard meaning.roles.isDisjoint(with: [.viewController, .platformView, .viewControllable]),
      !project.hasViewController(conformingTo: meaning.symbols)
    else { return nil }
    return name
  }
}

extension Project {
  /// Whether some view controller conforms to one of these protocols.
  fileprivate func hasViewController(conformingTo protocols: [Int]) -> Bool {
    guard !protocols.isEmpty else { return false }
    return index.symbols.contains { symbol in
      guard symbol.kind == .class, !symbol.roles.isDisjoint(with: [.viewController, .platformView]) else { return false }
      return symbol.places.contains { names($0, oneOf: protocols) }
    }
  }

  private func names(_ place: TypeSymbol.Place, oneOf protocols: [Int]) -> Bool {
    let outline = files[place.file].outline
    return outline.inheritance(of: outline.declarations[place.declaration]).contains { name in
      guard case .symbols(let found) = index.resolve(name, in: place.file, at: place.declaration) else { return false }
      return found.contains(where: protocols.contains)
    }
  }
}

extension Rule {
  static let weakListener = Rule("weak-listener", severity: .error, fixability: .safe) { file, findings in
    for (type, layer) in file.layeredTypes() {
      for reference in file.nonWeakReferences(of: type) where file.isListenerReference(reference) {
        findings.report(
          BackReference(
            owner: layer == .interactor ? "the parent" : "the interactor", layer: layer,
            typeName: file.name(of: type), reference: reference, propertyName: file.file.text(of: reference.name)),
          in: file, type: type, isClassBound: file.isClassBound(reference.type, at: reference.index))
      }
    }
  }
}

extension LintedFile {
  fileprivate func isListenerReference(_ reference: StoredReference) -> Bool {
    guard let name = reference.type.names.first else { return false }
    let isNamedListener = outline.tokens[reference.name].word == .listener || file.name(reference.name, endsWith: "Listener")
    guard isKnown(reference.type, at: reference.index) else {
      return file.name(name.token, endsWith: "Listener") && !isSystemListener(name)
    }
    let roles = roles(of: reference.type, at: reference.index)
    let symbols = symbols(of: reference.type, at: reference.index)
    if symbols.contains(where: isListenerProtocol) { return true }
    let isProtocolOrInteractor = roles.contains(.interactable) || symbols.contains { isProtocol($0) }
    return isNamedListener && isProtocolOrInteractor
  }

  /// A protocol that a `listener` is typed with somewhere, or that is named as one.
  func isListenerProtocol(_ symbol: Int) -> Bool {
    project.listenerProtocols.contains(symbol)
      || isProtocol(symbol) && project.index.symbols[symbol].name.hasSuffix("Listener")
  }

  private func isProtocol(_ symbol: Int) -> Bool {
    let kind = project.index.symbols[symbol].kind
    return kind == .protocol || kind == .typeAlias
  }

  /// Classes of the system that listen to networks and processes; whoever uses one owns it.
  private func isSystemListener(_ name: TypeName) -> Bool {
    switch outline.tokens[name.token].word {
    case .NWListener, .NSXPCListener: true
    default: false
    }
  }
}

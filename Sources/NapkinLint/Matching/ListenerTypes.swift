/// Which types are those of listeners.
extension Project {
  /// Whether a type that the index knows is a listener's.
  ///
  /// - Parameter isNamedListener: whether a property of the type is called so; then any protocol will do, and the
  ///   interactor itself.
  func isListener(_ meaning: TypeMeaning, isNamedListener: Bool) -> Bool {
    let protocols = meaning.symbols.filter { index.symbols[$0].kind == .protocol && !isCollaborator($0) }
    if protocols.contains(where: isListenerProtocol) { return true }
    return isNamedListener && (meaning.roles.contains(.interactable) || !protocols.isEmpty)
  }

  /// A protocol that a `listener` is typed with somewhere, or that is named as one.
  private func isListenerProtocol(_ symbol: Int) -> Bool {
    listenerProtocols.contains(symbol) || index.symbols[symbol].name.hasSuffix("Listener")
  }

  /// What a feature depends on, such as `var locationListener: LocationListener { get }` of a dependency protocol,
  /// listens to something else than the feature, and nothing leads back from it.
  private func isCollaborator(_ symbol: Int) -> Bool {
    collaborators.providedListeners.contains(symbol) && !listenerProtocols.contains(symbol)
  }
}

extension LintedFile {
  /// Whether a name that the index does not know is taken for a listener protocol's.
  func isNamedAsListener(_ name: TypeName) -> Bool {
    guard file.name(name.token, endsWith: "Listener") else { return false }
    let text = file.text(of: name.token)
    return !Self.systemListeners.contains(text) && !project.collaborators.namesOfProvidedListeners.contains(text)
  }

  /// Classes of the system that listen to networks, processes, sounds and processors; whoever uses one owns it.
  private static let systemListeners: Set<String> = [
    "NWListener", "NSXPCListener", "XPCListener", "PHASEListener", "MTLSharedEventListener",
  ]
}

extension TypeMeaning {
  /// Whether a property of the type can be weak; nil when the index does not know it.
  var isClassBound: Bool? {
    if roles.contains(.classBound) { return true }
    return isKnown ? false : nil
  }
}

/// Which types are those of listeners.
extension Project {
  /// Whether a type that the index knows is a listener's.
  ///
  /// - Parameter isNamedListener: whether a property of the type is called so; then any protocol will do, and the
  ///   interactor itself.
  func isListener(_ meaning: TypeMeaning, isNamedListener: Bool) -> Bool {
    if meaning.symbols.contains(where: isListenerProtocol) { return true }
    guard isNamedListener else { return false }
    return meaning.roles.contains(.interactable) || meaning.symbols.contains { index.symbols[$0].kind == .protocol }
  }

  /// A protocol that a `listener` is typed with somewhere, or that is named as one.
  private func isListenerProtocol(_ symbol: Int) -> Bool {
    guard index.symbols[symbol].kind == .protocol else { return false }
    return listenerProtocols.contains(symbol) || index.symbols[symbol].name.hasSuffix("Listener")
  }
}

extension LintedFile {
  /// Whether a name that the index does not know is taken for a listener protocol's.
  func isNamedAsListener(_ name: TypeName) -> Bool {
    file.name(name.token, endsWith: "Listener") && !Self.systemListeners.contains(file.text(of: name.token))
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

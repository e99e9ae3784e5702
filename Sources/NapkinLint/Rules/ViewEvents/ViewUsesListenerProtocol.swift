extension Rule {
  static let viewUsesListenerProtocol = Rule(
    "view-uses-listener-protocol", severity: .warning,
    needs: .types(
      [.view, .viewController, .platformView, .viewControllable, .presenter, .presentable, .representable])
  ) { file, findings in
    for (type, layer) in file.types(in: { $0 != .interactor }).map({ ($0.type, $0.layer) }) {
      guard let body = file.outline.declarations[type].body else { continue }
      for member in file.outline.members(of: type) {
        for name in file.interactorNames(in: member) where file.outline.inside(body).contains(name.token) {
          findings.report(
            file.file.range(of: name.token),
            "name the listener protocol instead of '\(file.file.text(of: name.token))', or '\(file.name(of: type))' "
              + "works with that one only",
            related: file.evidence(for: layer, of: file.symbols(of: type)))
        }
      }
    }
  }
}

extension LintedFile {
  /// The interactor types that a property or a function's parameters are written with.
  fileprivate func interactorNames(in member: Int) -> [TypeName] {
    let declaration = outline.declarations[member]
    let types = writtenTypes(of: declaration).filter { $0.contains(where: mayNameInteractor) }
    return types.flatMap { TypeReference($0, in: outline).names }.filter { isInteractor($0, at: member) }
  }

  private func mayNameInteractor(_ token: Int) -> Bool {
    outline.isIdentifier(token)
      && project.index.mayLead(TypeName(token: token, first: token, generics: nil), in: number, to: .interactable)
  }

  private func writtenTypes(of declaration: Declaration) -> [TokenRange] {
    switch declaration.kind {
    case .property: return declaration.type.map { [$0] } ?? []
    case .function, .initializer:
      guard let parameters = declaration.parameters else { return [] }
      return outline.arguments(in: parameters).compactMap { parameterType($0) }
    default: return []
    }
  }

  /// What stands between a parameter's colon and its default.
  private func parameterType(_ parameter: Call.Argument) -> TokenRange? {
    let start = parameter.label ?? parameter.value.lowerBound
    let whole = start..<parameter.value.upperBound
    guard let colon = outline.topLevel(of: whole).first(where: { outline.kind(at: $0) == .colon }) else { return nil }
    let type = (colon + 1)..<whole.upperBound
    let end = outline.topLevel(of: type).first { outline.kind(at: $0) == .equal } ?? type.upperBound
    return type.lowerBound < end ? type.lowerBound..<end : nil
  }

  private func isInteractor(_ name: TypeName, at member: Int) -> Bool {
    let symbols = symbols(named: name, at: member)
    return !symbols.isEmpty && symbols.allSatisfy { symbol in
      let entry = project.index.symbols[symbol]
      return (entry.kind == .actor || entry.kind == .class) && entry.roles.contains(.interactable)
    }
  }
}

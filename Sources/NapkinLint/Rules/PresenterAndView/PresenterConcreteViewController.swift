extension Rule {
  static let presenterConcreteViewController = Rule(
    "presenter-concrete-view-controller", severity: .error, needs: .words(.Presenter)
  ) { file, findings in
    for type in file.types(in: { $0 == .presenter }).map(\.type) {
      for argument in file.protocolsInPresenter(of: type) {
        findings.report(
          file.file.range(of: argument.name.token),
          "name the view controller's class instead of the protocol '\(file.file.text(of: argument.name.token))', "
            + "or '\(file.name(of: type))' does not compile",
          related: argument.symbol.map { file.place(of: $0, "is a protocol") } ?? [])
      }
    }
  }
}

extension LintedFile {
  /// The protocols that stand in `Presenter<...>` where a class has to.
  fileprivate func protocolsInPresenter(of type: Int) -> [(name: TypeName, symbol: Int?)] {
    outline.inheritance(of: outline.declarations[type]).flatMap { base -> [(name: TypeName, symbol: Int?)] in
      guard outline.tokens[base.token].word == .Presenter, let generics = base.generics,
        symbols(named: base, at: outline.declarations[type].parent).isEmpty
      else { return [] }
      let argument = TypeReference(outline.inside(generics), in: outline)
      return argument.names.compactMap { protocolSymbol(named: $0, at: type) }
    }
  }

  /// Nil for a class, and for what the index does not know.
  private func protocolSymbol(named name: TypeName, at type: Int) -> (name: TypeName, symbol: Int?)? {
    switch project.index.resolve(name, in: number, at: type) {
    case .framework(.ViewControllable), .framework(.Presentable): return (name, nil)
    case .framework, .parameter, .unknown: return nil
    case .symbols(let found):
      let symbols = project.index.types(behind: found)
      guard !symbols.isEmpty, symbols.allSatisfy({ project.index.symbols[$0].kind == .protocol }) else { return nil }
      return (name, symbols.first)
    }
  }
}

extension Rule {
  static let treeListenerMethodNeverCalled = Rule(
    aboutTree: "tree-listener-method-never-called", severity: .info, isOnByDefault: false
  ) { tree, findings in
    for napkin in tree.napkins {
      guard let listener = napkin[.listener], tree.napkin(ofListener: listener.symbol) != nil,
        !tree.isExported(listener), !tree.project.files[listener.place.file].isTest
      else { continue }
      for (name, place) in tree.requirements(of: listener.symbol) where !tree.names(name, in: [napkin.interactor.symbol]) {
        findings.report(
          place, "'\(napkin.name)' never calls this, so its parents write a method for nothing",
          related: [tree.declared(napkin.interactor)])
      }
    }
  }
}

extension NapkinTree {
  /// Other modules may use it.
  fileprivate func isExported(_ part: NapkinPart) -> Bool {
    let place = project.index.symbols[part.symbol].place
    return project.files[place.file].outline.declarations[place.declaration].isExported
  }
}

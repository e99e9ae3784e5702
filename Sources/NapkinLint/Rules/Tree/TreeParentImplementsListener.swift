extension Rule {
  static let treeParentImplementsListener = Rule(aboutTree: "tree-parent-implements-listener", severity: .warning) {
    tree, findings in
    for edge in tree.edges where !edge.isWeak {
      let interactor = tree.napkins[edge.parent].interactor
      guard let listener = tree.napkins[edge.child][.listener], tree.lacks(listener.symbol, interactor.symbol) else {
        continue
      }
      for call in tree.buildCalls(of: edge) where tree.isOwnInteractor(call.listener, in: call.place.file) {
        guard let last = call.listener.last else { continue }
        findings.report(
          TreePlace(file: call.place.file, token: last),
          "'\(interactor.name)' has to be a '\(listener.name)', or '\(tree.napkins[edge.child].name)' has nobody to tell its events",
          related: [tree.declared(listener), tree.declared(interactor)])
      }
    }
  }
}

extension Rule {
  static let treeUnusedListenerConformance = Rule(aboutTree: "tree-unused-listener-conformance", severity: .info) {
    tree, findings in
    for (number, napkin) in tree.napkins.enumerated() where tree.isRouterKnown(of: number) {
      for (symbol, place) in tree.project.conformances(of: tree.project.index.symbols[napkin.interactor.symbol]) {
        guard let child = tree.napkin(ofListener: symbol), child != number, tree.isBuilt(child),
          !tree.builds(number, child)
        else { continue }
        findings.report(
          place, "'\(napkin.name)' builds no '\(tree.napkins[child].name)', so nobody calls what this listener asks for",
          related: tree.napkins[child][.listener].map { [tree.declared($0)] } ?? [])
      }
    }
  }
}

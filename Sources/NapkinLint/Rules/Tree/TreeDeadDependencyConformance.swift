extension Rule {
  static let treeDeadDependencyConformance = Rule(aboutTree: "tree-dead-dependency-conformance", severity: .info) {
    tree, findings in
    for (number, napkin) in tree.napkins.enumerated() where tree.isRouterKnown(of: number) {
      guard let component = napkin[.component] else { continue }
      for (symbol, place) in tree.project.conformances(of: tree.project.index.symbols[component.symbol]) {
        guard let child = tree.napkin(ofDependency: symbol), child != number, tree.isBuilt(child),
          !tree.builds(number, child), !tree.isNeeded(symbol, byChildrenOf: number)
        else { continue }
        findings.report(
          place, "'\(napkin.name)' builds no '\(tree.napkins[child].name)', so nothing needs this conformance",
          related: tree.napkins[child][.dependency].map { [tree.declared($0)] } ?? [])
      }
    }
  }
}

extension NapkinTree {
  /// What a child depends on may refine what another napkin depends on.
  fileprivate func isNeeded(_ dependency: Int, byChildrenOf napkin: Int) -> Bool {
    childEdges[napkin].contains { number in
      napkins[edges[number].child][.dependency].map { refines($0.symbol, dependency) } ?? true
    }
  }
}

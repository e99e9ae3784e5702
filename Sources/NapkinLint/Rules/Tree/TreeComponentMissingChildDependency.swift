extension Rule {
  static let treeComponentMissingChildDependency = Rule(
    aboutTree: "tree-component-missing-child-dependency", severity: .warning
  ) { tree, findings in
    for edge in tree.edges where !edge.isWeak {
      guard let component = tree.napkins[edge.parent][.component] else { continue }
      for evidence in edge.evidence where evidence.kind == .constructsBuilder && !evidence.isGuess {
        guard let dependency = tree.napkins[edge.child][.dependency],
          tree.givesComponent(component, at: evidence.place), tree.lacks(dependency.symbol, component.symbol)
        else { continue }
        findings.report(
          evidence.place,
          "'\(component.name)' has to be a '\(dependency.name)' to build '\(tree.napkins[edge.child].name)' with it",
          related: [tree.declared(component), tree.declared(dependency)])
      }
    }
  }
}

extension NapkinTree {
  /// `ProfileBuilder(dependency: component)` of the napkin's own component.
  fileprivate func givesComponent(_ component: NapkinPart, at place: TreePlace) -> Bool {
    let construction = Construction(symbol: component.symbol, place: place)
    return project.argumentTypes(of: construction) == [component.symbol]
  }
}

extension Rule {
  static let treeDependencyUnused = Rule(aboutTree: "tree-dependency-unused", severity: .info, isOnByDefault: false) {
    tree, findings in
    for napkin in tree.napkins {
      guard let dependency = napkin[.dependency], tree.napkin(ofDependency: dependency.symbol) != nil,
        let builder = napkin[.builder]
      else { continue }
      let readers = [builder.symbol] + (napkin[.component].map { [$0.symbol] } ?? [])
      for (name, place) in tree.requirements(of: dependency.symbol) where !tree.names(name, in: readers) {
        findings.report(
          place, "'\(napkin.name)' never reads this, so its parents provide it for nothing",
          related: [tree.declared(builder)])
      }
    }
  }
}

extension Rule {
  static let treeBuilderNotConstructed = Rule(aboutTree: "tree-builder-not-constructed", severity: .info) { tree, findings in
    let made = tree.madeBuilders
    for edge in tree.edges where tree.napkins[edge.parent][.builder] != nil && tree.isBuilt(edge.parent) {
      guard !edge.evidence.contains(where: { $0.kind == .constructsBuilder || $0.isGuess }),
        let builder = tree.napkins[edge.child][.builder], tree.napkins[edge.child].otherBuilders.isEmpty,
        !made.contains(builder.symbol), let place = tree.property(in: edge)
      else { continue }
      findings.report(
        place, "no code makes a '\(builder.name)', so '\(tree.napkins[edge.parent].name)' cannot be given one",
        related: [tree.declared(builder)])
    }
  }
}

extension NapkinTree {
  /// The builders that any code makes, be it a test.
  fileprivate var madeBuilders: Set<Int> {
    Set(types.constructions.all.lazy.map(\.symbol).filter { types.builders[$0] != nil })
  }

  /// The property of the router that keeps the builder.
  fileprivate func property(in edge: TreeEdge) -> TreePlace? {
    edge.evidence.filter { $0.kind == .holdsBuilder }.map(\.place).first { place in
      let outline = project.files[place.file].outline
      return outline.declaration(around: place.token).map { outline.declarations[$0].kind == .property } ?? false
    }
  }
}

extension Rule {
  static let treeOrphanNapkin = Rule(aboutTree: "tree-orphan-napkin", severity: .info) { tree, findings in
    let reachable = tree.reachable
    let roots = tree.roots.filter { $0.kind == .launch || $0.kind == .shell }
    let apps = Set(roots.filter { !tree.childEdges[$0.napkin].isEmpty }.map { tree.folder(of: $0.napkin) })
    let orphans = tree.napkins.enumerated().compactMap { number, napkin -> (napkin: Napkin, builder: NapkinPart)? in
      guard !reachable.contains(number), apps.contains(tree.folder(of: number)), let builder = napkin[.builder],
        napkin[.router] != nil, tree.parentEdges[number].isEmpty
      else { return nil }
      return (napkin, builder)
    }
    let tested = tree.namesInTests(among: Set(orphans.map(\.builder.name)))
    for (napkin, builder) in orphans where !tested.contains(builder.name) {
      findings.report(
        napkin.interactor.place, "no root leads to '\(napkin.name)': no router builds it, so no user ever sees it",
        related: [tree.declared(builder)])
    }
  }
}

extension NapkinTree {
  fileprivate func folder(of napkin: Int) -> String {
    project.files[napkins[napkin].interactor.place.file].source.projectFolder
  }

  /// Those of some names that occur in test code.
  fileprivate func namesInTests(among names: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    return project.files.lazy.filter(\.isTest).reduce(into: []) { found, file in
      for token in file.outline.tokens.indices where file.outline.isIdentifier(token) {
        let name = file.text(of: token)
        if names.contains(name) { found.insert(name) }
      }
    }
  }
}

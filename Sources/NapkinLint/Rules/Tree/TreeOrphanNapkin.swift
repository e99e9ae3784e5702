extension Rule {
  static let treeOrphanNapkin = Rule(aboutTree: "tree-orphan-napkin", severity: .info) { tree, findings in
    let reachable = tree.reachable
    let roots = tree.roots.filter { $0.kind == .launch || $0.kind == .shell }
    let apps = Set(roots.filter { !tree.childEdges[$0.napkin].isEmpty }.map { tree.folder(of: $0.napkin) })
    for (number, napkin) in tree.napkins.enumerated() where !reachable.contains(number) {
      guard apps.contains(tree.folder(of: number)), let builder = napkin[.builder], napkin[.router] != nil,
        tree.parentEdges[number].isEmpty, !tree.isMadeInTests(builder)
      else { continue }
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

  fileprivate func isMadeInTests(_ builder: NapkinPart) -> Bool {
    project.files.contains { file in
      file.isTest && file.outline.tokens.indices.contains { file.outline.isIdentifier($0) && file.text(of: $0) == builder.name }
    }
  }
}

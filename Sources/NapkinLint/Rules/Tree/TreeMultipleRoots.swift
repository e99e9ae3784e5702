extension Rule {
  static let treeMultipleRoots = Rule(aboutTree: "tree-multiple-roots", severity: .info, isOnByDefault: false) {
    tree, findings in
    var first: [String: NapkinPart] = [:]
    for root in tree.roots where root.kind == .launch {
      guard let router = tree.napkins[root.napkin][.router] else { continue }
      let folder = tree.project.files[router.place.file].source.projectFolder
      guard let other = first[folder] else {
        first[folder] = router
        continue
      }
      findings.report(
        router.place, "'\(other.name)' launches this app already: make '\(router.name)' a child, or say which scene it is for",
        related: [tree.declared(other)])
    }
  }
}

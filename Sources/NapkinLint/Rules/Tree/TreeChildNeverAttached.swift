extension Rule {
  static let treeChildNeverAttached = Rule(aboutTree: "tree-child-never-attached", severity: .warning) { tree, findings in
    for edge in tree.edges where !edge.isWeak || edge.evidence.allSatisfy({ !$0.isGuess }) {
      guard !edge.evidence.contains(where: { $0.kind == .builds }), let router = tree.napkins[edge.parent][.router] else {
        continue
      }
      let child = tree.napkins[edge.child]
      for evidence in edge.evidence where evidence.kind == .holdsBuilder && !evidence.isGuess {
        guard tree.isUnusedProperty(evidence.place, of: router) else { continue }
        let name = tree.project.text(at: evidence.place)
        findings.report(
          evidence.place, "'\(name)' is never used, so '\(child.name)' cannot appear: attach it, or leave the builder out",
          related: [tree.declared(child[.router] ?? child.interactor)])
      }
    }
  }
}

extension NapkinTree {
  /// A private property that nothing but its setting names.
  fileprivate func isUnusedProperty(_ place: TreePlace, of router: NapkinPart) -> Bool {
    let file = LintedFile(project: project, number: place.file)
    guard let index = file.outline.declaration(around: place.token), file.outline.declarations[index].kind == .property,
      file.isPrivate(file.outline.declarations[index])
    else { return false }
    return !project.index.symbols[router.symbol].places.contains { type in
      let other = project.files[type.file]
      guard let body = other.outline.declarations[type.declaration].body else { return false }
      return other.outline.inside(body).contains { token in
        other.outline.isIdentifier(token) && (type.file != place.file || token != place.token)
          && other.isSame(token, as: place.token, in: file.file) && !isSetting(token, in: other.outline)
      }
    }
  }

  /// `self.builder = builder` with its parameter and its argument's label.
  private func isSetting(_ token: Int, in outline: Outline) -> Bool {
    if outline.kind(at: token + 1) == .equal || outline.kind(at: token + 1) == .colon { return true }
    return outline.kind(at: token - 1) == .equal && outline.endsStatement(token)
  }
}

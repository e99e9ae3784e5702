extension Rule {
  static let treeListenerEventUnhandled = Rule(aboutTree: "tree-listener-event-unhandled", severity: .info) {
    tree, findings in
    var seen: Set<TreePlace> = []
    for edge in tree.edges where !edge.isWeak {
      for event in edge.events {
        guard let handler = event.handler, tree.isEmptyFunction(handler), seen.insert(handler).inserted else { continue }
        findings.report(
          handler, "'\(tree.napkins[edge.child].name)' tells this and nothing happens: act on it, or say why not",
          related: [tree.project.relatedPlace(event.call, "told here")])
      }
    }
  }
}

extension NapkinTree {
  /// Nothing stands in the function's body, not even a comment.
  fileprivate func isEmptyFunction(_ name: TreePlace) -> Bool {
    let file = project.files[name.file]
    guard let index = file.outline.declaration(around: name.token), let open = file.outline.declarations[index].body,
      let close = file.outline.mate(of: open), close == open + 1
    else { return false }
    let text = file.source.text(SourceRange(file.outline.tokens[open].end, file.outline.tokens[close].start))
    return text.allSatisfy(\.isWhitespace)
  }
}

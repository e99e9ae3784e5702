extension Rule {
  static let treeListenerEventUnhandled = Rule(aboutTree: "tree-listener-event-unhandled", severity: .info) {
    tree, findings in
    var seen: Set<TreePlace> = []
    for (parent, edges) in tree.childEdges.enumerated() {
      let handlers = tree.emptyFunctions(of: parent)
      guard !handlers.isEmpty else { continue }
      for edge in edges.map({ tree.edges[$0] }) where !edge.isWeak {
        for call in tree.calls(of: edge.child).listenerCalls {
          guard let handler = handlers[call.name], seen.insert(handler).inserted else { continue }
          findings.report(
            handler, "'\(tree.napkins[edge.child].name)' tells this and nothing happens: act on it, or say why not",
            related: [tree.project.relatedPlace(call.place, "told here")])
        }
      }
    }
  }
}

extension NapkinTree {
  fileprivate func calls(of napkin: Int) -> InteractorCalls {
    InteractorCalls(of: project.index.symbols[napkins[napkin].interactor.symbol], in: project)
  }

  /// The functions of an interactor in which nothing stands, by name.
  fileprivate func emptyFunctions(of napkin: Int) -> [String: TreePlace] {
    let mayBeEmpty = project.index.symbols[napkins[napkin].interactor.symbol].places.contains { place in
      let file = project.files[place.file]
      return file.outline.members(of: place.declaration).contains(where: file.isEmptyFunction)
    }
    guard mayBeEmpty else { return [:] }
    let interactor = project.index.symbols[napkins[napkin].interactor.symbol]
    return InteractorCalls.functions(of: interactor, in: project).filter { isEmptyFunction($0.value) }
  }

  private func isEmptyFunction(_ name: TreePlace) -> Bool {
    let file = project.files[name.file]
    return file.outline.declaration(around: name.token).map(file.isEmptyFunction) ?? false
  }
}

extension OutlinedFile {
  /// Nothing stands in the function's body, not even a comment.
  fileprivate func isEmptyFunction(_ index: Int) -> Bool {
    guard let open = outline.declarations[index].body, let close = outline.mate(of: open), close == open + 1 else {
      return false
    }
    return source.bytes[outline.tokens[open].end..<outline.tokens[close].start].allSatisfy(\.isBlank)
  }
}

extension Rule {
  static let treeSiblingReference = Rule(aboutTree: "tree-sibling-reference", severity: .warning) { tree, findings in
    for mention in tree.foreignMentions where mention.named.role.isHidden && !tree.isAncestor(mention) {
      // Building a child takes its types.
      let isParent = tree.edge(from: mention.napkin, to: mention.other) != nil
      guard !isParent || !mention.role.buildsChildren, tree.isWhole(mention.napkin), tree.isWhole(mention.other) else {
        continue
      }
      findings.report(
        mention.place,
        "'\(tree.napkins[mention.napkin].name)' reaches into '\(tree.napkins[mention.other].name)': let them meet in a parent or a service",
        related: [tree.declared(mention.named)])
    }
  }
}

extension NapkinPart.Role {
  /// What no other napkin needs, not even to build this one.
  fileprivate var isHidden: Bool {
    switch self {
    case .interactor, .router, .presenter, .view, .viewController, .component: true
    default: false
    }
  }

  fileprivate var buildsChildren: Bool {
    switch self {
    case .router, .builder, .component: true
    default: false
    }
  }
}

extension NapkinTree {
  /// Router and builder are there, so that it is known who builds it.
  fileprivate func isWhole(_ napkin: Int) -> Bool {
    napkins[napkin][.router] != nil && napkins[napkin][.builder] != nil
  }

  /// Whether the other napkin builds the one that names it.
  func isAncestor(_ mention: ForeignMentions.Mention) -> Bool { edge(from: mention.other, to: mention.napkin) != nil }
}

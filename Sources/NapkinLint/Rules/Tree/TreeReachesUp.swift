extension Rule {
  static let treeReachesUp = Rule(aboutTree: "tree-reaches-up", severity: .warning) { tree, findings in
    for mention in tree.foreignMentions where tree.isAncestor(mention) {
      // Two napkins that build each other are both.
      guard tree.edge(from: mention.napkin, to: mention.other) == nil else { continue }
      findings.report(
        mention.place,
        "'\(tree.napkins[mention.napkin].name)' names its parent's '\(mention.named.name)': tell the listener instead, and let it decide",
        related: [tree.declared(mention.named)])
    }
  }
}

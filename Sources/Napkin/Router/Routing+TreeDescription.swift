extension Routing {
  /// The tree below this router, one line for each: indented by its depth, the router's type, and whether its
  /// interactor is active. For logs and tests.
  ///
  /// ```
  /// RootRouter active
  ///   HomeRouter active
  ///     ProfileRouter inactive
  /// ```
  public var treeDescription: String {
    var lines: [String] = []
    var open: [(router: any Routing, depth: Int)] = [(self, 0)]
    while let (router, depth) = open.popLast() {
      let state = router.interactable.lifecycle.isActive ? "active" : "inactive"
      lines.append(String(repeating: "  ", count: depth) + "\(type(of: router)) \(state)")
      open += router.children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }
}

/// A ``Routing`` of ours, of which more is known than of another implementation.
@MainActor
protocol TreeNode: Routing {
  var loading: Loading { get }

  /// Whether the node was brought down, by its parent or by ``LaunchRouting/terminate()``, and not up again since.
  /// What is attached to it meanwhile sleeps.
  var isLowered: Bool { get set }

  func append(_ child: any Routing)
  func removeChild(_ id: ObjectIdentifier)

  /// Answers the children and has none any more.
  func takeChildren() -> [any Routing]
}

/// A ``Routing`` of ours, of which more is known than of another implementation.
@MainActor
protocol TreeNode: Routing {
  var children: [any Routing] { get set }
  var loading: Loading { get }

  /// Whether the node was brought down, by its parent or by ``LaunchRouting/terminate()``, and not up again since.
  /// What is attached to it meanwhile sleeps.
  var isLowered: Bool { get set }
}

extension Attachment {
  /// Makes the bond between a child and its new parent, after a detachment that is under way. Answers nil when the
  /// child cannot be attached, or was wanted elsewhere meanwhile.
  static func claim(_ child: any Routing, for parent: any TreeNode) async -> Attachment? {
    guard mayHold(parent, child) else { return nil }
    guard let current = of(child) else { return Attachment(child, to: parent) }
    guard let detachment = current.detachment, let succession = detachment.makeSuccession(to: parent) else {
      let holder = current.detachment?.successor?.parent ?? current.parent
      RuntimeWarning.report("attachChild on \(name(parent)) does nothing: \(name(child)) is \(bond(to: holder))")
      return nil
    }
    return await succession.attachment(after: detachment)
  }

  /// Makes the bond of a root. A root that has one keeps it.
  static func claimRoot(_ root: any Routing) async -> Attachment? {
    guard let current = of(root) else { return Attachment(root, to: nil) }
    if let parent = current.parent {
      RuntimeWarning.report("launch does nothing: \(name(root)) is attached to \(name(parent))")
      return nil
    }
    guard let detachment = current.detachment else { return current }
    return await detachment.makeSuccession(to: nil)?.attachment(after: detachment)
  }

  /// Whether the tree stays a tree with `child` below `parent`. Warns if not.
  static func mayHold(_ parent: any TreeNode, _ child: any Routing) -> Bool {
    // Most children come without children of their own, and are above nobody.
    guard child === parent || !child.children.isEmpty else { return true }
    var node: (any Routing)? = parent
    while let current = node {
      guard current !== child else {
        RuntimeWarning.report("attachChild does nothing: \(name(child)) is above \(name(parent)) or the same router")
        return false
      }
      node = of(current)?.parent
    }
    return true
  }

  static func bond(to parent: (any Routing)?) -> String {
    parent.map { "attached to \(name($0))" } ?? "launched"
  }

  static func name(_ router: any Routing) -> String {
    "\(type(of: router))"
  }
}

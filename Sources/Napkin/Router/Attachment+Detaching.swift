extension Attachment {
  /// Detaches a child on behalf of its parent, or takes back that parent's attach which still waits.
  static func release(_ child: any Routing, by parent: any TreeNode) async {
    guard let attachment = of(child) else {
      RuntimeWarning.report("detachChild does nothing: \(name(child)) is not a child of \(name(parent))")
      return
    }
    let isHeld = attachment.parent === parent
    guard isHeld || attachment.detachment?.successor?.parent === parent else {
      let bond = bond(to: attachment.parent)
      RuntimeWarning.report("detachChild on \(name(parent)) does nothing: \(name(child)) is \(bond)")
      return
    }
    await attachment.detach(for: parent)
  }

  /// Brings a whole tree down.
  static func terminate(_ root: any Routing) async {
    await (of(root) ?? Attachment(root, to: nil)).detach(for: nil)
  }

  /// A child that comes to a parent which is down may have children of its own that are up.
  func bringDownWhatIsUp() async {
    let detachment = Detachment()
    bringDown(as: detachment) {}
    await detachment.wait()
  }

  func beginDetachment(after predecessor: Detachment?) -> Detachment {
    let detachment = Detachment()
    self.detachment = detachment
    bringDown(as: detachment, after: predecessor) { [self, child] in
      remove()
      if let child { detachment.successor?.begin(with: child) }
    }
    return detachment
  }

  /// Also takes back what the same parent has asked for meanwhile, and nobody else's attach.
  private func detach(for parent: (any TreeNode)?) async {
    let detachment = self.detachment ?? beginDetachment(after: nil)
    if detachment.successor?.parent === parent { detachment.successor = nil }
    await detachment.wait()
  }

  /// A task of its own brings the child down, so that a caller which must not wait can leave.
  private func bringDown(
    as detachment: Detachment, after predecessor: Detachment? = nil, _ end: @escaping @MainActor () -> Void
  ) {
    let bonds = bondsBelow()
    for bond in bonds { bond.fallAsleep(below: self) }
    let before = predecessor.map { [$0.id] } ?? []
    let wait = WaitGraph.hold(detachment.id, on: before + bonds.map(\.router.interactable.lifecycle.id))
    Activity.startApart {
      await predecessor?.done.wait()
      for bond in bonds.reversed() { await bond.bringDown() }
      wait.end()
      end()
      detachment.done.open()
    }
  }

  /// The child and everything below it, each before its children, and the last sibling first.
  private func bondsBelow() -> [Bond] {
    guard let child else { return [] }
    var bonds: [Bond] = []
    var open = [Bond(router: child, attachment: self)]
    while let next = open.popLast() {
      bonds.append(next)
      open += next.router.children.map { Bond(router: $0, attachment: Attachment.of($0)) }
    }
    return bonds
  }
}

/// A router that is being brought down, and its bond at that time, if it has one.
@MainActor
private struct Bond {
  let router: any Routing
  let attachment: Attachment?

  func fallAsleep(below top: Attachment) {
    (router as? any TreeNode)?.isLowered = true
    if let attachment, attachment !== top { attachment.isAsleep = true }
  }

  /// A router that has been detached from its own parent meanwhile is down, or up elsewhere.
  func bringDown() async {
    guard let attachment else { return await router.interactable.deactivate() }
    guard Attachment.of(router) === attachment, !attachment.isStanding else { return }
    await attachment.deactivate(router.interactable)
  }
}

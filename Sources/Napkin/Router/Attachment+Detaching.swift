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
    await attachment.detach()
  }

  /// Brings a whole tree down.
  static func terminate(_ root: any Routing) async {
    await (of(root) ?? Attachment(root, to: nil)).detach()
  }

  /// Brings down what hangs below a router that goes, one child after the other, and its own interactor at the end.
  ///
  /// Called from the router's deinitializer, so nothing in here may hold the router.
  static func dissolve(_ router: any TreeNode) {
    forget(ObjectIdentifier(router))
    let attachments = router.children.compactMap { of($0) }
    guard !router.isLowered else {
      for attachment in attachments { attachment.remove() }
      return
    }
    var detachments: [Detachment] = []
    for attachment in attachments {
      detachments.append(attachment.detachment ?? attachment.beginDetachment(after: detachments.last))
    }
    let interactable = router.interactable
    Activity.startApart { [detachments] in
      for detachment in detachments { await detachment.done.wait() }
      await interactable.deactivate()
    }
  }

  /// A child that comes to a parent which is down may have children of its own that are up.
  func bringDownWhatIsUp() async {
    let bonds = bondsBelow()
    for bond in bonds { bond.fallAsleep(below: self) }
    for bond in bonds.reversed() { await bond.bringDown() }
  }

  private func detach() async {
    let detachment = self.detachment ?? beginDetachment(after: nil)
    detachment.successor = nil
    await detachment.wait()
  }

  /// A task of its own brings the child down, so that a caller which must not wait can leave.
  private func beginDetachment(after predecessor: Detachment?) -> Detachment {
    let detachment = Detachment()
    self.detachment = detachment
    let bonds = bondsBelow()
    for bond in bonds { bond.fallAsleep(below: self) }
    let wait = WaitGraph.hold(detachment.id, on: bonds.map(\.router.interactable.lifecycle.id))
    Activity.startApart { [self] in
      await predecessor?.done.wait()
      for bond in bonds.reversed() { await bond.bringDown() }
      wait.end()
      finish(detachment, of: bonds.first?.router)
    }
    return detachment
  }

  private func finish(_ detachment: Detachment, of child: (any Routing)?) {
    remove()
    if let child { detachment.successor?.begin(with: child) }
    detachment.done.open()
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

extension Mutant {
  static let routers = [
    Mutant(
      "children stand in the wrong order", in: "Router/Router.swift",
      "    children.append(child)", "    children.insert(child, at: 0)"),
    Mutant(
      "a child loads before it activates", in: "Router/Attachment+Raising.swift",
      "    await activate(child.interactable)\n", "    await child.load()\n    await activate(child.interactable)\n"),
    Mutant(
      "a detached child is loaded", in: "Router/Attachment+Raising.swift",
      "    wait?.end()\n    guard isStanding else { return }\n", "    wait?.end()\n"),
    Mutant(
      "a child may be attached twice", in: "Router/Attachment+Claiming.swift",
      "    guard let current = of(child) else { return Attachment(child, to: parent) }",
      "    guard let current = of(child), current.detachment != nil else { return Attachment(child, to: parent) }"),
    Mutant(
      "a router may be attached below itself", in: "Router/Attachment+Claiming.swift",
      "      guard current !== child else {", "      guard current !== child || true else {"),
    Mutant(
      "parents resign before their children", in: "Router/Attachment+Detaching.swift",
      "      await predecessor?.done.wait()\n      for bond in bonds.reversed()",
      "      await predecessor?.done.wait()\n      for bond in bonds"),
    Mutant(
      "a child is removed before it has resigned", in: "Router/Attachment+Detaching.swift",
      "      await predecessor?.done.wait()\n", "      await predecessor?.done.wait()\n      self.remove()\n"),
    Mutant(
      "grandchildren stay active", in: "Router/Attachment+Detaching.swift",
      "      open += next.router.children.map { Bond(router: $0, attachment: Attachment.of($0)) }\n"),
    Mutant(
      "detachChild does not wait", in: "Router/Attachment+Detaching.swift",
      "successor = nil }\n    await detachment.wait()", "successor = nil }"),
    Mutant(
      "what is brought down below a detached router waits for the callback that asks for it",
      in: "Router/Attachment+Detaching.swift", "    bringDown(as: detachment) {}\n    await detachment.wait()",
      "    bringDown(as: detachment) {}\n    await detachment.done.wait()"),
    Mutant(
      "a child of a router that goes is not known to wait for its sibling", in: "Router/Attachment+Detaching.swift",
      "on: before + bonds.map", "on: bonds.map"),
    Mutant(
      "a later detach does not take an attach back", in: "Router/Attachment+Detaching.swift",
      "    if detachment.successor?.parent === parent { detachment.successor = nil }\n"),
    Mutant(
      "a detach takes back the attach of another parent", in: "Router/Attachment+Detaching.swift",
      "    if detachment.successor?.parent === parent { detachment.successor = nil }",
      "    detachment.successor = nil"),
    Mutant(
      "a child that has left while its siblings wake becomes active", in: "Router/Attachment+Raising.swift",
      "      if router is any TreeNode {", "      if Attachment.of(child) != nil {"),
    Mutant(
      "a child that has moved while its siblings wake becomes active", in: "Router/Attachment+Raising.swift",
      "    guard isAsleep, parent === router else { return }", "    guard isAsleep else { return }"),
    Mutant(
      "only the first of two launches during a detachment waits", in: "Router/Detachment.swift",
      "    if let successor { return successor.parent === parent ? successor : nil }",
      "    guard successor == nil else { return nil }"),
    Mutant(
      "an attach during a detach is lost", in: "Router/Attachment+Detaching.swift",
      "      if let child { detachment.successor?.begin(with: child) }\n"),
    Mutant(
      "an attach from inside willResignActive is lost", in: "Router/Detachment.swift",
      "    Activity.startApart { await attachment.raise() }\n"),
    Mutant(
      "children of a detached router do not wake", in: "Router/Attachment+Detaching.swift",
      "    if let attachment, attachment !== top { attachment.isAsleep = true }\n"),
    Mutant(
      "what is attached to a detached router becomes active", in: "Router/Attachment+Detaching.swift",
      "    (router as? any TreeNode)?.isLowered = true\n"),
    Mutant(
      "a detachment touches what has moved elsewhere", in: "Router/Attachment+Detaching.swift",
      "    guard Attachment.of(router) === attachment, !attachment.isStanding else { return }\n"),
    Mutant(
      "what comes up elsewhere keeps its children up below a detached router", in: "Router/Attachment+Raising.swift",
      "    guard !isAsleep else { return await bringDownWhatIsUp() }\n"),
    Mutant(
      "an activation under way is not waited for", in: "Router/Attachment.swift", "    } while await settle()",
      "    } while false"),
    Mutant(
      "didLoad runs again", in: "Router/Loading.swift", "    phase = .loaded\n", "    phase = .unloaded\n"),
    Mutant(
      "a second load() does not wait", in: "Router/Loading.swift", "    await gate.wait()\n"),
    Mutant(
      "loaded() does not wait", in: "Router/Loading.swift", "    await gate.waitUnlessCancelled()\n"),
    Mutant(
      "loaded() does not heed cancellation", in: "Router/Loading.swift", "    await gate.waitUnlessCancelled()",
      "    await gate.wait()"),
    Mutant(
      "a router that goes leaves callers of loaded() waiting", in: "Router/Router.swift",
      "    loading.abandon()\n"),
    Mutant(
      "a router that goes leaves its children active", in: "Router/Attachment+Dissolving.swift",
      "      detachments.append(attachment.detachment ?? attachment.beginDetachment(after: detachments.last))\n"),
    Mutant(
      "a router that goes stays active itself", in: "Router/Attachment+Dissolving.swift",
      "      await interactable.deactivate()\n"),
    Mutant(
      "a deep tree is let go by recursion", in: "Router/Attachment+Dissolving.swift",
      "      leaving += router.takeChildren()\n      return letGo()", "      return"),
    Mutant(
      "siblings of a router that goes resign all at once", in: "Router/Attachment+Detaching.swift",
      "      await predecessor?.done.wait()\n"),
    Mutant(
      "a second launch is refused", in: "Router/Attachment+Claiming.swift", "else { return current }",
      "else { return nil }"),
    Mutant(
      "what a callback has started does not wait for the load", in: "Router/Loading.swift",
      "WaitGraph.begin(on: id, for: Activity.ofCurrentTask)", "WaitGraph.begin(on: id)"),
    Mutant(
      "a load that waits for an activation is not known", in: "Router/Attachment+Raising.swift",
      "    let wait = node.map { WaitGraph.hold($0.loading.id, on: [child.interactable.lifecycle.id]) }\n",
      "    let wait: Wait? = nil\n"),
  ]
}

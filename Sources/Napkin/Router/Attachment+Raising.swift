extension Attachment {
  /// Activates the child, loads it, and wakes what sleeps below it. Stops where a detachment has come in between; that
  /// one sees to it that nothing stays active.
  func raise() async {
    guard !isAsleep else { return await bringDownWhatIsUp() }
    guard isStanding, let child else { return }
    let node = child as? any TreeNode
    node?.isLowered = false
    let wait = node.map { WaitGraph.hold($0.loading.id, on: [child.interactable.lifecycle.id]) }
    await activate(child.interactable)
    wait?.end()
    guard isStanding else { return }
    await child.load()
    await wakeChildren(of: child)
  }

  private func wakeChildren(of router: any Routing) async {
    for child in router.children {
      guard isStanding else { return }
      if router is any TreeNode {
        await Attachment.of(child)?.wake(below: router)
      } else {
        await child.interactable.activate()
        await child.load()
        await wakeChildren(of: child)
      }
    }
  }

  /// Not where the child has moved while those before it came up.
  private func wake(below router: any Routing) async {
    guard isAsleep, parent === router else { return }
    isAsleep = false
    await raise()
  }
}

extension Attachment {
  private static var leaving: [any Routing] = []
  private static var isLettingGo = false

  /// Brings down what hangs below a router that goes, one child after the other, and its own interactor at the end.
  ///
  /// Called from the router's deinitializer, so nothing in here may hold the router.
  static func dissolve(_ router: any TreeNode) {
    forget(ObjectIdentifier(router))
    let attachments = router.children.compactMap { of($0) }
    guard !router.isLowered else {
      for attachment in attachments { attachment.remove() }
      leaving += router.takeChildren()
      return letGo()
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

  /// A router that goes takes its children along, and each of them its own. One after the other, since a deep tree
  /// would need more stack than there is.
  private static func letGo() {
    guard !isLettingGo else { return }
    isLettingGo = true
    while leaving.popLast() != nil {}
    isLettingGo = false
  }
}

/// A detachment that is under way, for whoever waits for it.
@MainActor
final class Detachment {
  let id = ActivityID()
  let done = Gate()

  /// Who has asked for the child meanwhile. A later detach takes that back: the last request counts.
  var successor: Succession?

  func wait() async {
    guard let wait = WaitGraph.begin(on: id) else { return }
    await done.wait()
    wait.end()
  }

  /// Answers nil when the child is promised to somebody else already.
  func makeSuccession(to parent: (any TreeNode)?) -> Succession? {
    if let successor { return successor.parent === parent ? successor : nil }
    let succession = Succession(parent: parent)
    successor = succession
    return succession
  }
}

/// An attach that follows a detachment.
@MainActor
final class Succession {
  let parent: (any TreeNode)?
  private var attachment: Attachment?
  private var isAwaited = true

  init(parent: (any TreeNode)?) {
    self.parent = parent
  }

  /// The new bond, or nil when the request was taken back, or when the caller cannot wait: then the child is raised
  /// without it.
  func attachment(after detachment: Detachment) async -> Attachment? {
    guard let wait = WaitGraph.begin(on: detachment.id) else {
      isAwaited = false
      return nil
    }
    await detachment.done.wait()
    wait.end()
    return attachment
  }

  /// Makes the bond in the same turn in which the old one ended, so that nobody comes in between. The parent may have
  /// been attached below the child meanwhile.
  func begin(with child: any Routing) {
    guard parent.map({ Attachment.mayHold($0, child) }) ?? true else { return }
    let attachment = Attachment(child, to: parent)
    self.attachment = attachment
    guard !isAwaited else { return }
    Activity.startApart { await attachment.raise() }
  }
}

/// The bond between a child and its parent, from attaching to the end of detaching. A launched root has one without a
/// parent.
///
/// There is one list of them for all trees, since a child may be any ``Routing`` and has one parent only.
@MainActor
final class Attachment {
  private static var all: [ObjectIdentifier: Attachment] = [:]

  private(set) weak var child: (any Routing)?
  private(set) weak var parent: (any TreeNode)?
  private let childID: ObjectIdentifier

  /// Whether the child was brought down along with its parent, or attached to one that was down.
  var isAsleep: Bool
  var detachment: Detachment?
  private var calls: [Call] = []

  /// A call of the interactor's `activate` or `deactivate` that has not returned yet.
  private struct Call {
    let gate: Gate
    let isActivation: Bool
  }

  init(_ child: any Routing, to parent: (any TreeNode)?) {
    self.child = child
    self.parent = parent
    childID = ObjectIdentifier(child)
    isAsleep = parent?.isLowered ?? false
    parent?.append(child)
    Self.all[childID] = self
  }

  static func of(_ child: any Routing) -> Attachment? {
    guard let attachment = all[ObjectIdentifier(child)], attachment.child === child else { return nil }
    return attachment
  }

  static func forget(_ id: ObjectIdentifier) {
    all[id] = nil
  }

  /// Ends the bond. The child is free again.
  func remove() {
    if Self.all[childID] === self { Self.all[childID] = nil }
    parent?.removeChild(childID)
  }

  /// Whether the child is meant to be up.
  var isStanding: Bool { detachment == nil && !isAsleep }

  /// Follows the calls that are under way, unless it is made from inside one of them.
  func activate(_ interactable: any Interactable) async {
    if !calls.isEmpty, let wait = WaitGraph.begin(on: interactable.lifecycle.id) {
      _ = await settle()
      wait.end()
    }
    guard isStanding else { return }
    await call(isActivation: true) { await interactable.activate() }
  }

  /// Returns only when no other call is under way either: whoever moves the child on must not be overtaken by a call
  /// that was made before.
  func deactivate(_ interactable: any Interactable) async {
    repeat {
      await call(isActivation: false) { await interactable.deactivate() }
    } while await settle()
  }

  private func call(isActivation: Bool, _ work: () async -> Void) async {
    let gate = Gate()
    calls.append(Call(gate: gate, isActivation: isActivation))
    await work()
    calls.removeAll { $0.gate === gate }
    gate.open()
  }

  /// Waits for the calls that are under way, and answers whether one of them was an activation.
  private func settle() async -> Bool {
    var sawActivation = false
    while let call = calls.first {
      sawActivation = sawActivation || call.isActivation
      await call.gate.wait()
    }
    return sawActivation
  }
}

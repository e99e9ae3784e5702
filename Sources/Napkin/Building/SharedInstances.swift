import Synchronization

/// The instances that one component has made so far.
final class SharedInstances: Sendable {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  private let slots = Mutex<[Key: any AnyObject & Sendable]>([:])

  func instance<T>(of name: String, in component: Any.Type, made factory: () -> T) -> T {
    let slot = slot(for: name, of: T.self)
    if let instance = slot.instance { return instance.value }
    let creation = Creation(slot: ObjectIdentifier(slot), member: "\(component).\(name)")
    if let circle = Creation.circle(closedBy: creation) {
      fatalError("shared members need each other in a circle: \(circle.joined(separator: " -> "))")
    }
    return slot.makeOnce(creation, factory).value
  }

  private func slot<T>(for name: String, of type: T.Type) -> SharedSlot<T> {
    let key = Key(name: name, type: ObjectIdentifier(type))
    return slots.withLock { slots in
      if let slot = slots[key] as? SharedSlot<T> { return slot }
      let slot = SharedSlot<T>()
      slots[key] = slot
      return slot
    }
  }
}

/// The place of one member's instance.
private final class SharedSlot<T>: Sendable {
  /// `@unchecked`, since a shared member goes to every thread that asks, whatever its type: that is what it is for.
  struct Instance: @unchecked Sendable {
    let value: T
  }

  private let made = Mutex<Instance?>(nil)
  private let making = Mutex<Void>(())

  var instance: Instance? { made.withLock { $0 } }

  /// Holding a lock while client code runs is what makes other threads wait for it. That they never wait in a circle
  /// has been made sure of before.
  func makeOnce(_ creation: Creation, _ factory: () -> T) -> Instance {
    making.withLock { _ in
      Creation.begin(creation)
      defer { Creation.end(creation) }
      if let instance { return instance }
      let instance = Instance(value: factory())
      made.withLock { $0 = instance }
      return instance
    }
  }
}

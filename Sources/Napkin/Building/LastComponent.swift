import Synchronization

/// Remembers the component of the last build, to notice a builder that hands out the same one twice.
final class LastComponent: Sendable {
  /// `@unchecked`, since the object is only compared for identity.
  private struct Reference: @unchecked Sendable {
    weak var object: AnyObject?
  }

  private let last = Mutex(Reference())

  func replace(with component: Any, in builder: Any.Type) {
    guard type(of: component) is AnyClass else { return }
    let new = Reference(object: component as AnyObject)
    let isRepeated = last.withLock { last in
      defer { last = new }
      return last.object != nil && last.object === new.object
    }
    guard isRepeated else { return }
    RuntimeWarning.report("\(builder) builds with the same \(type(of: component)) twice; make a new one for each build")
  }
}

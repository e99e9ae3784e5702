/// The read-only view of an interactor's active state.
///
/// Hand this out where something may watch an interactor without being able to activate it.
public protocol InteractorScope: AnyObject, Sendable {
  /// Whether the interactor is active now.
  var isActive: Bool { get async }

  /// A new stream for each reader: the current value at once, then every transition.
  nonisolated var isActiveStream: AsyncStream<Bool> { get }
}

/// The active state of one interactor, the tasks that are bound to it, and the streams that watch it.
///
/// Actors cannot be subclassed, so what a base class would hold lives here. Every interactor stores one:
///
/// ```swift
/// final actor HomeInteractor: Interactable {
///   nonisolated let lifecycle = InteractorLifecycle()
/// }
/// ```
///
/// You rarely call it yourself: ``Interactable`` forwards ``Interactable/activate()``, ``Interactable/deactivate()``
/// and ``Interactable/task(priority:_:)`` to it. Its promises are written down in <doc:InteractorsLife>.
///
/// All of it may be called from any thread and any task, also from inside a callback.
public final class InteractorLifecycle: Sendable {
  private let core = LifecycleCore()

  /// Makes a lifecycle that is inactive. One interactor needs one of its own; never share it.
  public init() {}

  /// Cancels the bound tasks and finishes the streams of an interactor that was dropped without a deactivation.
  ///
  /// It cannot run while a bound task holds the interactor strongly.
  deinit {
    core.close()
  }

  /// Whether the interactor is active now. True from before `didBecomeActive` until after `willResignActive`.
  public var isActive: Bool { core.isActive }

  /// A new stream of the active state: the current value at once, then every transition, none lost, none twice.
  ///
  /// The stream finishes when the lifecycle goes. A reader that is dropped or cancelled is forgotten.
  public var isActiveStream: AsyncStream<Bool> { core.stream() }

  /// Makes the interactor active and runs `callback` while it is.
  ///
  /// - An active interactor stays as it is, and `callback` does not run.
  /// - While another activation runs, the call waits for that one instead of running `callback`.
  /// - While a deactivation runs, the activation follows it.
  /// - Called from inside a callback that it would have to wait for, it returns at once.
  ///
  /// Cancelling the task that waits here cancels `callback`.
  ///
  /// - Parameter callback: Runs at most once, outside any lock, on no particular actor.
  public func activate(invoking callback: @escaping @Sendable () async -> Void) async {
    await core.activate(callback)
  }

  /// Runs `callback` while the interactor is still active, then makes it inactive and cancels its bound tasks, the
  /// oldest first.
  ///
  /// - An inactive interactor stays as it is, and `callback` does not run.
  /// - While another deactivation runs, the call waits for that one: when it returns, the interactor is inactive.
  /// - While an activation runs, that one's callback is cancelled and awaited first. Work that it still binds is
  ///   cancelled at once.
  /// - Called from inside a callback that it would have to wait for, it returns at once and the deactivation follows
  ///   when that callback has ended.
  ///
  /// `callback` is not cancelled by anything, so it can finish what it has to save.
  ///
  /// - Parameter callback: Runs at most once, outside any lock, on no particular actor.
  public func deactivate(invoking callback: @escaping @Sendable () async -> Void) async {
    await core.deactivate(callback)
  }

  /// Starts a task that is cancelled when the current scope ends.
  ///
  /// Before the first activation the task joins the first scope. After a scope has ended, or once it has been given
  /// up, the task is cancelled at once. A task that has finished is forgotten.
  ///
  /// - Parameters:
  ///   - priority: As for `Task`; nil takes the priority of the caller.
  ///   - work: Runs on no particular actor.
  /// - Returns: The task, to await or to cancel sooner.
  @discardableResult
  public func register(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    core.register(priority: priority, work)
  }

  var id: ActivityID { core.id }
  package var boundTaskCount: Int { core.boundTaskCount }
  package var streamCount: Int { core.streamCount }
}

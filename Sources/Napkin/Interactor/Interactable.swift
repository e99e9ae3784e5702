/// An actor that holds the business state of one napkin and has a life between activation and deactivation.
///
/// ```swift
/// final actor HomeInteractor: Interactable {
///   nonisolated let lifecycle = InteractorLifecycle()
///
///   func didBecomeActive() async {
///     task { for await user in users.stream() { await self.show(user) } }
///   }
/// }
/// ```
///
/// The parent's router activates it on ``Routing/attachChild(_:)`` and deactivates it on ``Routing/detachChild(_:)``.
/// You write the two callbacks and never call ``activate()`` or ``deactivate()`` yourself. See <doc:InteractorsLife>.
public protocol Interactable: Actor, InteractorScope {
  /// One `InteractorLifecycle()` of its own, as a `nonisolated let`.
  nonisolated var lifecycle: InteractorLifecycle { get }

  /// Makes the interactor active. Called by its parent's router.
  func activate() async

  /// Makes the interactor inactive and cancels its bound tasks. Called by its parent's router.
  func deactivate() async

  /// Runs each time the interactor has become active. Start what watches something with ``task(priority:_:)``, and
  /// return: whoever attaches the napkin waits for this method.
  ///
  /// A deactivation that arrives meanwhile cancels the task that this runs in. Anything may be called from here: what
  /// would have to wait for this very method, such as a child's request to be detached, returns at once and is done
  /// afterwards.
  func didBecomeActive() async

  /// Runs once before the interactor becomes inactive, while it still is active. Save, flush, say goodbye.
  ///
  /// Bound tasks still run, and are cancelled when this returns, also those that start in here. Nothing cancels this
  /// method itself. Anything may be called from here; a request to be attached or activated again is done afterwards.
  func willResignActive() async
}

extension Interactable {
  /// Whether the interactor is active now. ``InteractorLifecycle/isActive`` answers without waiting for the actor.
  public var isActive: Bool { lifecycle.isActive }

  /// A new stream for each reader, from any thread.
  public nonisolated var isActiveStream: AsyncStream<Bool> { lifecycle.isActiveStream }

  /// Calls ``didBecomeActive()`` as ``InteractorLifecycle/activate(invoking:)`` promises. Runs on no particular
  /// actor.
  public nonisolated func activate() async {
    await lifecycle.activate { await self.didBecomeActive() }
  }

  /// Calls ``willResignActive()`` as ``InteractorLifecycle/deactivate(invoking:)`` promises. Runs on no particular
  /// actor.
  public nonisolated func deactivate() async {
    await lifecycle.deactivate { await self.willResignActive() }
  }

  /// Does nothing.
  public func didBecomeActive() async {}

  /// Does nothing.
  public func willResignActive() async {}
}

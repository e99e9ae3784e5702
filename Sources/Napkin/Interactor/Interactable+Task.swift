extension Interactable {
  /// Starts work that ends with the active scope: the task is cancelled right after ``willResignActive()`` returns.
  ///
  /// ```swift
  /// func didBecomeActive() async {
  ///   task {
  ///     for await user in userService.userStream() {
  ///       await presenter.presentUser(user)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// `self` may be left out inside the closure, and is held strongly while the work runs. In the tree that does no
  /// harm, since the router deactivates the interactor. An interactor that is dropped without a deactivation lives as
  /// long as such work does; ``task(priority:forEach:_:)`` is the way out.
  ///
  /// Before the first activation the task joins the first scope; after a scope has ended it is cancelled at once.
  /// May be called from any thread.
  ///
  /// - Parameters:
  ///   - priority: As for `Task`; nil takes the priority of the caller.
  ///   - work: Runs on no particular actor, so members of the interactor are reached with `await`.
  /// - Returns: The task, to await or to cancel sooner.
  @discardableResult
  public nonisolated func task(
    priority: TaskPriority? = nil, @_implicitSelfCapture _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    lifecycle.register(priority: priority, work)
  }

  /// Handles each element of a sequence on this actor, until the active scope ends.
  ///
  /// ```swift
  /// func didBecomeActive() async {
  ///   task(forEach: users.stream()) { me, user in
  ///     await me.presenter.presentUser(user)
  ///   }
  /// }
  /// ```
  ///
  /// The interactor is held only while it handles one element. An interactor that is dropped without a deactivation
  /// is freed, and the loop ends, although the sequence does not.
  ///
  /// - Parameters:
  ///   - priority: As for `Task`; nil takes the priority of the caller.
  ///   - elements: What to read. Cancellation of the task ends the loop as far as the sequence heeds it.
  ///   - handle: Runs on this actor, once for each element, never twice at a time.
  /// - Returns: The task, to await or to cancel sooner.
  @discardableResult
  public nonisolated func task<Elements: AsyncSequence & Sendable>(
    priority: TaskPriority? = nil,
    forEach elements: Elements,
    _ handle: @escaping @Sendable (isolated Self, Elements.Element) async -> Void
  ) -> Task<Void, Never> where Elements.Element: Sendable, Elements.Failure == Never {
    lifecycle.register(priority: priority) { [weak self] in
      for await element in elements {
        guard !Task.isCancelled, await handOver(element, to: self, handle) else { return }
      }
    }
  }
}

/// A function of its own, since the strong reference must not outlive it.
private func handOver<Owner: Actor, Element: Sendable>(
  _ element: Element, to owner: Owner?, _ handle: @Sendable (isolated Owner, Element) async -> Void
) async -> Bool {
  guard let owner else { return false }
  await handle(owner, element)
  return true
}

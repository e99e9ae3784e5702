/// Forwards a view event to the actor that handles it, from a handler that cannot wait.
///
/// ```swift
/// Button("Done") {
///   dispatch { [listener] in await listener?.didTapDone() }
/// }
/// ```
///
/// It is `Task {}` by a name that says what it is for and that can be found. Events of one priority begin in the order
/// in which they were dispatched, and reach one listener in that order.
///
/// Nothing cancels the task. `[listener]` holds the listener strongly until the call is over, also where the property
/// is weak; write `[weak listener]` to let it go sooner.
///
/// - Parameters:
///   - priority: As for `Task`; nil takes the priority of the caller.
///   - action: Runs on the main actor up to its first `await`.
/// - Returns: The task, for a test to await.
@MainActor
@discardableResult
public func dispatch(
  priority: TaskPriority? = nil, _ action: @escaping @MainActor () async -> Void
) -> Task<Void, Never> {
  Task(priority: priority) { await action() }
}

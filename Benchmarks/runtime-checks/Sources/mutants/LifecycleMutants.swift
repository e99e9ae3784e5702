extension Mutant {
  static let lifecycle = [
    Mutant(
      "activate() does not wait", in: "Lifecycle/LifecycleCore.swift",
      "      return request\n    }\n    await wait(for: request)", "      return request\n    }\n    _ = request"),
    Mutant(
      "deactivate() does not wait", in: "Lifecycle/LifecycleCore.swift",
      "    for task in abandoned { task.cancel() }\n    await wait(for: request)",
      "    for task in abandoned { task.cancel() }\n    _ = request"),
    Mutant(
      "an abandoned callback is not cancelled", in: "Lifecycle/LifecycleCore.swift",
      "      return contents.callback.map { [$0] } ?? []", "      return []"),
    Mutant(
      "streams do not hear of an activation", in: "Lifecycle/LifecycleCore.swift", "      contents.streams.yield(true)\n"
    ),
    Mutant(
      "streams do not hear of a deactivation", in: "Lifecycle/LifecycleCore.swift",
      "      contents.streams.yield(false)\n"),
    Mutant(
      "bound tasks are not cancelled", in: "Lifecycle/LifecycleCore.swift", "      return contents.tasks.drain()",
      "      return []"),
    Mutant(
      "work without a scope is not cancelled", in: "Lifecycle/LifecycleCore.swift",
      "    if !hasScope { task.cancel() }\n"),
    Mutant(
      "finished tasks are kept", in: "Lifecycle/LifecycleCore.swift", "    contents.withLock { $0.tasks.release(ticket) }"),
    Mutant(
      "a stream does not start with the current value", in: "Lifecycle/LifecycleCore.swift",
      "      continuation.yield(contents.state.isActive)\n"),
    Mutant(
      "gone readers are kept", in: "Lifecycle/LifecycleCore.swift",
      "    continuation.onTermination = { _ in self.leave(number) }\n"),
    Mutant(
      "a dropped lifecycle does not cancel", in: "Lifecycle/LifecycleCore.swift",
      "    for task in tasks { task.cancel() }\n    for continuation", "    for continuation"),
    Mutant(
      "a dropped lifecycle does not finish its streams", in: "Lifecycle/LifecycleCore.swift",
      "    for continuation in continuations { continuation.finish() }\n", "    _ = continuations\n"),
    Mutant(
      "cancelling the caller does not cancel didBecomeActive", in: "Lifecycle/LifecycleCore.swift",
      "onCancel: { callback.cancel() }", "onCancel: {}"),
    Mutant(
      "cancelling any caller cancels the callback", in: "Lifecycle/LifecycleCore.swift",
      "      return (callback, contents.state.runsWork(of: request))", "      return (callback, true)"),
    Mutant(
      "the youngest task is cancelled first", in: "Lifecycle/BoundTasks.swift", "$0.number < $1.number",
      "$0.number > $1.number"),
    Mutant(
      "a task of an earlier scope is taken for another", in: "Lifecycle/BoundTasks.swift",
      "guard ticket.place < places.count, places[ticket.place].number == ticket.number else",
      "guard ticket.place < places.count, places[ticket.place].number > 0 else"),
    Mutant(
      "the flag is down before willResignActive", in: "Lifecycle/LifecycleState.swift",
      "    case .becoming, .abandoned, .active, .resigning: true\n    case .inactive, .closing: false",
      "    case .becoming, .abandoned, .active: true\n    case .inactive, .closing, .resigning: false"),
    Mutant(
      "an abandoned callback may still bind work", in: "Lifecycle/LifecycleState.swift",
      "    case .becoming, .active, .resigning: true\n    case .inactive: begunScopes == 0\n    case .abandoned, .closing: false",
      "    case .becoming, .active, .resigning, .abandoned: true\n    case .inactive: begunScopes == 0\n    case .closing: false"
    ),
    Mutant(
      "work between scopes runs on", in: "Lifecycle/LifecycleState.swift", "    case .inactive: begunScopes == 0",
      "    case .inactive: true"),
    Mutant(
      "work before the first scope is cancelled", in: "Lifecycle/LifecycleState.swift",
      "    case .inactive: begunScopes == 0", "    case .inactive: false"),
    Mutant(
      "a second activation runs the callback again", in: "Lifecycle/LifecycleState.swift",
      "      return (.activation(scope: begunScopes, isOwner: false), .nothing)",
      "      return (.activation(scope: begunScopes, isOwner: false), .become(work))"),
    Mutant(
      "an activation during a deactivation is lost", in: "Lifecycle/LifecycleState.swift",
      "      phase = .resigning(next: next ?? work)", "      phase = .resigning(next: next)"),
    Mutant(
      "a later deactivation does not take an activation back", in: "Lifecycle/LifecycleState.swift",
      "    case .resigning:\n      phase = .resigning(next: nil)\n", "    case .resigning:\n"),
    Mutant(
      "willResignActive overlaps didBecomeActive", in: "Lifecycle/LifecycleState.swift",
      "      phase = .abandoned(resign: work, next: nil)\n      return (request, .cancelCallback)",
      "      phase = .resigning(next: nil)\n      return (request, .resign(work))"),
    Mutant(
      "willResignActive runs twice", in: "Lifecycle/LifecycleState.swift",
      "    case .resigning:\n      phase = .resigning(next: nil)\n      return (request, .nothing)",
      "    case .resigning:\n      phase = .resigning(next: nil)\n      return (request, .resign(work))"),
    Mutant(
      "calls from inside a callback wait for it", in: "Waiting/WaitGraph.swift",
      "      if reaches(waiter, from: target, over: edges) { return true }\n"),
    Mutant(
      "only direct circles of waits are seen", in: "Waiting/WaitGraph.swift",
      "      open += edges[next] ?? []\n"),
    Mutant(
      "a callback never ends for the tasks it started", in: "Waiting/Activity.swift",
      "    hasEnded.store(true, ordering: .releasing)"),
    Mutant(
      "a bound loop holds the interactor", in: "Interactor/Interactable+Task.swift",
      "lifecycle.register(priority: priority) { [weak self] in", "lifecycle.register(priority: priority) {"),
    Mutant(
      "priority is ignored", in: "Lifecycle/LifecycleCore.swift", "      let task = Task(priority: priority) {",
      "      let task = Task {"),
  ]
}

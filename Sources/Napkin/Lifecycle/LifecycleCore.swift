import Synchronization

/// The lock around one interactor's state, and the hands that carry out its steps.
///
/// Bound tasks hold the core and not the lifecycle, so that the lifecycle can go, and cancel them, while they run.
final class LifecycleCore: Sendable {
  typealias Work = @Sendable () async -> Void

  private struct Contents {
    var state = LifecycleState<Work>()
    var callback: Task<Void, Never>?
    var tasks = BoundTasks()
    var streams = ActiveStreams()
  }

  let id = ActivityID()
  private let contents = Mutex(Contents())

  var isActive: Bool { contents.withLock { $0.state.isActive } }
  var boundTaskCount: Int { contents.withLock { $0.tasks.count } }
  var streamCount: Int { contents.withLock { $0.streams.count } }

  func activate(_ work: @escaping Work) async {
    let request = contents.withLock { contents in
      let (request, step) = contents.state.activate(work)
      carryOut(step, in: &contents)
      return request
    }
    await wait(for: request)
  }

  func deactivate(_ work: @escaping Work) async {
    let (request, abandoned) = contents.withLock { contents in
      let (request, step) = contents.state.deactivate(work)
      return (request, carryOut(step, in: &contents))
    }
    for task in abandoned { task.cancel() }
    await wait(for: request)
  }

  func register(priority: TaskPriority?, _ work: @escaping Work) -> Task<Void, Never> {
    let (task, hasScope) = contents.withLock { contents in
      guard contents.state.acceptsWork else { return (Task(priority: priority, operation: work), false) }
      let ticket = contents.tasks.reserve()
      let task = Task(priority: priority) {
        await work()
        self.forget(ticket)
      }
      contents.tasks.fill(ticket, with: task)
      return (task, true)
    }
    if !hasScope { task.cancel() }
    return task
  }

  func stream() -> AsyncStream<Bool> {
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    let number = contents.withLock { contents in
      continuation.yield(contents.state.isActive)
      return contents.streams.insert(continuation)
    }
    continuation.onTermination = { _ in self.leave(number) }
    return stream
  }

  /// Nobody can ask any more: cancels what is bound and finishes the streams.
  func close() {
    let (tasks, continuations) = contents.withLock { ($0.tasks.drain(), $0.streams.drain()) }
    for task in tasks { task.cancel() }
    for continuation in continuations { continuation.finish() }
  }

  /// Starts what a step asks for and answers the tasks to cancel once the lock is released: cancelling runs client
  /// code, starting a task does not.
  @discardableResult
  private func carryOut(_ step: LifecycleState<Work>.Step, in contents: inout Contents) -> [Task<Void, Never>] {
    switch step {
    case .nothing:
      return []
    case .become(let work):
      contents.streams.yield(true)
      contents.callback = run(work)
      return []
    case .cancelCallback:
      return contents.callback.map { [$0] } ?? []
    case .resign(let work):
      contents.callback = run(work)
      return []
    case .endScope:
      contents.streams.yield(false)
      return contents.tasks.drain()
    }
  }

  /// A callback has a task of its own, so that a deactivation can cancel it and nothing else.
  private func run(_ work: @escaping Work) -> Task<Void, Never> {
    let activity = Activity(id)
    return Task {
      await activity.run(work)
      self.finish(activity)
    }
  }

  private func finish(_ activity: Activity) {
    let (step, tasks) = contents.withLock { contents in
      activity.end()
      let step = contents.state.callbackEnded()
      if case .nothing = step { contents.callback = nil }
      return (step, carryOut(step, in: &contents))
    }
    guard case .endScope = step else { return }
    for task in tasks { task.cancel() }
    contents.withLock { contents in
      contents.callback = nil
      carryOut(contents.state.scopeClosed(), in: &contents)
    }
  }

  private func wait(for request: LifecycleState<Work>.Request) async {
    while let (callback, isOwn) = callback(before: request) {
      guard let wait = WaitGraph.begin(on: id) else { return }
      if isOwn {
        await withTaskCancellationHandler { await callback.value } onCancel: { callback.cancel() }
      } else {
        await callback.value
      }
      wait.end()
    }
  }

  /// The callback that has to end before `request` can be fulfilled.
  private func callback(before request: LifecycleState<Work>.Request) -> (task: Task<Void, Never>, isOwn: Bool)? {
    contents.withLock { contents in
      guard !contents.state.isFulfilled(request), let callback = contents.callback else { return nil }
      return (callback, contents.state.runsWork(of: request))
    }
  }

  private func forget(_ ticket: BoundTasks.Ticket) {
    contents.withLock { $0.tasks.release(ticket) }
  }

  private func leave(_ number: Int) {
    contents.withLock { $0.streams.remove(number) }
  }
}

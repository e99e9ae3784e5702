import Synchronization

/// One run of client code that others may wait for: a lifecycle callback or a `didLoad`.
///
/// The task that runs it, and every task that this one starts with `Task {}` or `task {}`, finds it in `current`.
/// That is how a call that comes from inside a callback is told from one that comes from elsewhere.
final class Activity: Sendable {
  @TaskLocal private static var innermost: Activity?

  private let id: ActivityID
  private let hasEnded = Atomic<Bool>(false)
  private let task = Atomic<Int>(0)

  init(_ id: ActivityID) {
    self.id = id
  }

  /// The activity that the current task is inside of, if it still runs.
  static var current: ActivityID? {
    running?.id
  }

  /// The activity that runs in the current task itself, and not only in the one that started it.
  static var ofCurrentTask: ActivityID? {
    guard let running, running.task.load(ordering: .relaxed) == currentTask() else { return nil }
    return running.id
  }

  private static var running: Activity? {
    guard let innermost, !innermost.hasEnded.load(ordering: .acquiring) else { return nil }
    return innermost
  }

  func run(_ work: () async -> Void, isolation: isolated (any Actor)? = #isolation) async {
    task.store(currentTask(), ordering: .relaxed)
    await Self.$innermost.withValue(self) { await work() }
  }

  func end() {
    hasEnded.store(true, ordering: .releasing)
  }

  /// Starts a task on the main actor that is inside of no activity.
  @MainActor
  static func startApart(_ work: @escaping @MainActor () async -> Void) {
    $innermost.withValue(nil) {
      _ = Task { await work() }
    }
  }
}

private func currentTask() -> Int {
  withUnsafeCurrentTask { $0?.hashValue ?? 0 }
}

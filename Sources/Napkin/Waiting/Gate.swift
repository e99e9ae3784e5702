import Synchronization

/// A door that opens once and stays open.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var lastWaiter = 0
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  var isOpen: Bool { state.withLock { $0.isOpen } }

  func open() {
    let waiters = state.withLock { state in
      state.isOpen = true
      defer { state.waiters = [:] }
      return state.waiters
    }
    for (_, waiter) in waiters.sorted(by: { $0.key < $1.key }) { waiter.resume() }
  }

  func wait() async {
    let waiter = nextWaiter()
    await withCheckedContinuation { enqueue($0, as: waiter) }
  }

  /// Returns as soon as the gate is open or the current task is cancelled.
  func waitUnlessCancelled() async {
    let waiter = nextWaiter()
    await withTaskCancellationHandler {
      await withCheckedContinuation { enqueue($0, as: waiter, unless: { Task.isCancelled }) }
    } onCancel: {
      leave(waiter)
    }
  }

  private func nextWaiter() -> Int {
    state.withLock { state in
      state.lastWaiter += 1
      return state.lastWaiter
    }
  }

  /// A task is marked as cancelled before its handlers run, so asking under the lock misses no cancellation.
  private func enqueue(
    _ continuation: CheckedContinuation<Void, Never>, as waiter: Int, unless isCancelled: () -> Bool = { false }
  ) {
    let mayPass = state.withLock { state in
      if state.isOpen || isCancelled() { return true }
      state.waiters[waiter] = continuation
      return false
    }
    if mayPass { continuation.resume() }
  }

  private func leave(_ waiter: Int) {
    state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume()
  }
}

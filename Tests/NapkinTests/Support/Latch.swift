import Foundation

/// Holds tasks back until it is opened.
final class Latch: @unchecked Sendable {
  private let lock = NSLock()
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func open() {
    let waiters = lock.withLock {
      isOpen = true
      defer { self.waiters = [] }
      return self.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  func wait() async {
    await withCheckedContinuation { waiter in
      let mayPass = lock.withLock {
        if !isOpen { waiters.append(waiter) }
        return isOpen
      }
      if mayPass { waiter.resume() }
    }
  }
}

/// Not with `Task.sleep`, of which something stays in memory until its time is over, cancelled or not.
func untilCancelled() async {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  for await _ in stream {}
  continuation.finish()
}

/// Gives everything that can run now the chance to do so. What follows must be right however little did run.
nonisolated(nonsending) func breathe() async {
  for _ in 0..<20 { await Task.yield() }
  try? await Task.sleep(for: .milliseconds(5))
}

/// Waits for something that will come true on its own, and for nothing else.
nonisolated(nonsending) func eventually(_ condition: () async -> Bool) async {
  while await !condition() { try? await Task.sleep(for: .milliseconds(1)) }
}

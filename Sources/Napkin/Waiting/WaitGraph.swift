import Synchronization

/// Who waits for whom, so that nobody starts a wait that could never end.
///
/// A child that asks its parent for its own removal would wait for itself: the parent waits for the child's callback,
/// and the callback waits for the parent. Such a call is told so and returns at once; what it asked for still happens.
enum WaitGraph {
  private static let edges = Mutex<[ActivityID: [ActivityID]]>([:])

  /// Starts a wait of the current activity, or answers nil when it would close a circle.
  static func begin(on target: ActivityID, for waiter: ActivityID? = Activity.current) -> Wait? {
    guard let waiter else { return Wait(waiter: nil, targets: []) }
    let closesCircle = edges.withLock { edges in
      if reaches(waiter, from: target, over: edges) { return true }
      edges[waiter, default: []].append(target)
      return false
    }
    return closesCircle ? nil : Wait(waiter: waiter, targets: [target])
  }

  /// States that `waiter` will not end before `targets` have.
  static func hold(_ waiter: ActivityID, on targets: [ActivityID]) -> Wait {
    edges.withLock { $0[waiter, default: []].append(contentsOf: targets) }
    return Wait(waiter: waiter, targets: targets)
  }

  fileprivate static func end(_ waiter: ActivityID, on targets: [ActivityID]) {
    edges.withLock { edges in
      guard var remaining = edges[waiter], remaining.count > targets.count else {
        edges[waiter] = nil
        return
      }
      for target in targets {
        guard let index = remaining.firstIndex(of: target) else { continue }
        remaining.remove(at: index)
      }
      edges[waiter] = remaining
    }
  }

  private static func reaches(
    _ waiter: ActivityID, from target: ActivityID, over edges: [ActivityID: [ActivityID]]
  ) -> Bool {
    var open = [target]
    var seen: Set<ActivityID> = []
    while let next = open.popLast() {
      if next == waiter { return true }
      guard seen.insert(next).inserted else { continue }
      open += edges[next] ?? []
    }
    return false
  }
}

/// A wait that is under way.
struct Wait: Sendable {
  fileprivate let waiter: ActivityID?
  fileprivate let targets: [ActivityID]

  func end() {
    guard let waiter else { return }
    WaitGraph.end(waiter, on: targets)
  }
}

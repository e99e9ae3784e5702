/// The one time that a router loads.
@MainActor
package final class Loading {
  private enum Phase { case unloaded, loading, loaded }

  let id = ActivityID()
  private var phase = Phase.unloaded
  private let gate = Gate()

  package nonisolated init() {}

  package func load(_ work: @MainActor () async -> Void) async {
    guard phase == .unloaded else { return await join() }
    phase = .loading
    let activity = Activity(id)
    let wait = Activity.current.map { WaitGraph.hold($0, on: [id]) }
    await activity.run(work)
    activity.end()
    wait?.end()
    phase = .loaded
    gate.open()
  }

  /// What `didLoad` or a callback has started with `Task {}` or `task {}` waits like any other.
  package func loaded() async {
    guard phase != .loaded, let wait = WaitGraph.begin(on: id, for: Activity.ofCurrentTask) else { return }
    await gate.waitUnlessCancelled()
    wait.end()
  }

  /// The router goes and will never load.
  package func abandon() {
    gate.open()
  }

  private func join() async {
    guard phase == .loading, let wait = WaitGraph.begin(on: id) else { return }
    await gate.wait()
    wait.end()
  }
}

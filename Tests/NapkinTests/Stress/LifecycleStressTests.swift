import Napkin
import Testing

@Suite("Stress: lifecycle", .timeLimit(.minutes(5)))
struct LifecycleStressTests {
  @Test("Ten thousand activations, deactivations and registrations at once lose nothing and leave nothing active")
  func everythingAtOnce() async {
    let watch = OverlapWatch()
    let interactor = ScriptedInteractor(
      become: { me in
        watch.enter(.become)
        me.task { await untilCancelled() }
        await Task.yield()
        watch.leave()
      },
      resign: { _ in
        watch.enter(.resign)
        await Task.yield()
        watch.leave()
      })
    let finished = Counter()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<10_000 {
        group.addTask {
          switch number % 3 {
          case 0: await interactor.activate()
          case 1: await interactor.deactivate()
          default: interactor.task { finished.add() }
          }
        }
      }
    }
    await interactor.deactivate()
    await eventually { finished.value == 3_333 && interactor.lifecycle.boundTaskCount == 0 }
    #expect(!interactor.lifecycle.isActive)
    #expect(watch.becomes == watch.resigns)
    #expect(!watch.sawOverlap)
  }

  @Test("Whatever callers of activate() and deactivate() do, the last one alone decides")
  func lastOneDecides() async {
    for round in 0..<200 {
      let interactor = ScriptedInteractor(become: { _ in await Task.yield() }, resign: { _ in await Task.yield() })
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            if number.isMultiple(of: 2) { await interactor.activate() } else { await interactor.deactivate() }
          }
        }
      }
      let shouldBeActive = round.isMultiple(of: 2)
      if shouldBeActive { await interactor.activate() } else { await interactor.deactivate() }
      #expect(interactor.lifecycle.isActive == shouldBeActive)
      await interactor.deactivate()
    }
  }

  @Test("Streams under churn alternate, and start with the state at their time")
  func streams() async {
    let interactor = ScriptedInteractor()
    let churn = Task {
      while !Task.isCancelled {
        await interactor.activate()
        await interactor.deactivate()
      }
    }
    let readings = await withTaskGroup(of: [Bool].self) { group in
      for _ in 0..<1_000 {
        group.addTask { await interactor.isActiveStream.prefix(3).reduce(into: []) { $0.append($1) } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    churn.cancel()
    await churn.value
    #expect(readings.allSatisfy { $0 == [false, true, false] || $0 == [true, false, true] })
    await eventually { interactor.lifecycle.streamCount == 0 }
  }

  @Test("Interactors that are dropped while everything runs are freed")
  func dropped() async {
    for _ in 0..<300 {
      weak var interactor: ScriptedInteractor?
      do {
        let held = ScriptedInteractor(become: { me in me.task(forEach: me.isActiveStream) { _, _ in } })
        interactor = held
        async let first: Void = held.activate()
        async let second: Void = held.deactivate()
        async let third: Void = held.activate()
        _ = await (first, second, third)
      }
      await eventually { interactor == nil }
    }
  }
}

/// Notices two callbacks that run at the same time.
private final class OverlapWatch: Sendable {
  enum Callback { case become, resign }

  private let running = Counter()
  private let overlaps = Counter()
  private let becomeCount = Counter()
  private let resignCount = Counter()

  var becomes: Int { becomeCount.value }
  var resigns: Int { resignCount.value }
  var sawOverlap: Bool { overlaps.value > 0 }

  func enter(_ callback: Callback) {
    if running.add() > 1 { overlaps.add() }
    (callback == .become ? becomeCount : resignCount).add()
  }

  func leave() {
    running.add(-1)
  }
}

import Napkin
import Testing

@Suite("Lifecycle 3: callbacks never overlap", .timeLimit(.minutes(5)))
struct OverlapTests {
  @Test("Lifecycle 3: deactivate() while didBecomeActive runs cancels it, waits for it to end, then resigns")
  func abandoned() async {
    let journal = Journal()
    let began = Latch()
    let mayEnd = Latch()
    let interactor = ScriptedInteractor(
      journal: journal,
      become: { _ in
        began.open()
        await untilCancelled()
        journal.note("cancelled")
        await mayEnd.wait()
        journal.note("end")
      },
      resign: { _ in journal.note("cancelled \(Task.isCancelled)") })
    let activation = Task { await interactor.activate() }
    await began.wait()
    let deactivation = Task {
      await interactor.deactivate()
      journal.note("active \(interactor.lifecycle.isActive)")
    }
    await eventually { journal.entries.contains("cancelled") }
    await breathe()
    mayEnd.open()
    await activation.value
    await deactivation.value
    #expect(journal.entries == ["it +", "cancelled", "end", "it -", "cancelled false", "active false"])
  }

  @Test("Lifecycle 3: work that the abandoned callback still registers is cancelled at once")
  func lateWork() async {
    let journal = Journal()
    let began = Latch()
    let interactor = ScriptedInteractor { me in
      let early = me.task { await untilCancelled() }
      began.open()
      await untilCancelled()
      journal.note("early \(early.isCancelled)")
      journal.note("late \(me.task { await untilCancelled() }.isCancelled)")
    }
    let activation = Task { await interactor.activate() }
    await began.wait()
    await interactor.deactivate()
    await activation.value
    #expect(journal.entries == ["early false", "late true"])
    #expect(interactor.lifecycle.boundTaskCount == 0)
  }

  @Test("Lifecycle 3: activate() that arrives during a deactivation runs after it and is not lost")
  func activateDuringDeactivation() async {
    let journal = Journal()
    let began = Latch()
    let mayEnd = Latch()
    let interactor = ScriptedInteractor(
      journal: journal,
      resign: { _ in
        began.open()
        await mayEnd.wait()
        journal.note("end")
      })
    await interactor.activate()
    let stale = interactor.task { await untilCancelled() }
    let deactivation = Task { await interactor.deactivate() }
    await began.wait()
    let activation = Task {
      await interactor.activate()
      journal.note("active \(interactor.lifecycle.isActive), stale work cancelled \(stale.isCancelled)")
    }
    await breathe()
    mayEnd.open()
    await deactivation.value
    await activation.value
    #expect(
      journal.entries == ["it +", "it -", "end", "it +", "active true, stale work cancelled true"])
  }

  @Test("Lifecycle 3: activate() and deactivate() that arrive while didBecomeActive runs end in the last one asked for")
  func lastRequestCounts() async {
    let journal = Journal()
    let began = Latch()
    let mayEnd = Latch()
    let interactor = ScriptedInteractor(
      journal: journal,
      become: { _ in
        began.open()
        await mayEnd.wait()
      })
    let lifecycle = interactor.lifecycle
    let first = Task { await interactor.activate() }
    await began.wait()
    let deactivation = Task { await interactor.deactivate() }
    await eventually { !lifecycle.isRegistering }
    let second = Task { await interactor.activate() }
    await breathe()
    mayEnd.open()
    for task in [first, deactivation, second] { await task.value }
    #expect(journal.entries == ["it +", "it -", "it +"])
    #expect(lifecycle.isActive)
  }

  @Test("Lifecycle 3: an activation that waits for a deactivation is taken back by a later deactivate()")
  func takenBack() async {
    let journal = Journal()
    let began = Latch()
    let mayEnd = Latch()
    let interactor = ScriptedInteractor(
      journal: journal,
      resign: { _ in
        began.open()
        await mayEnd.wait()
      })
    await interactor.activate()
    let first = Task { await interactor.deactivate() }
    await began.wait()
    let activation = Task { await interactor.activate() }
    await breathe()
    let second = Task { await interactor.deactivate() }
    await breathe()
    mayEnd.open()
    for task in [first, activation, second] { await task.value }
    #expect(journal.entries == ["it +", "it -"])
    #expect(!interactor.lifecycle.isActive)
  }
}

extension InteractorLifecycle {
  /// Whether new work would join a scope.
  fileprivate var isRegistering: Bool { !register {}.isCancelled }
}

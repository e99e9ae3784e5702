import Napkin
import Testing

@Suite("Lifecycle 1: activation", .timeLimit(.minutes(5)))
struct ActivationTests {
  @Test("Lifecycle 1: the flag goes up, true is yielded to the streams, and didBecomeActive is awaited while active")
  func order() async {
    let journal = Journal()
    let interactor = ScriptedInteractor(journal: journal) { me in
      var values = me.isActiveStream.makeAsyncIterator()
      journal.note("active \(me.isActive), \(String(describing: await values.next()))")
    }
    var before = interactor.isActiveStream.makeAsyncIterator()
    #expect(await before.next() == false)
    await interactor.activate()
    journal.note("returned")
    #expect(await before.next() == true)
    #expect(journal.entries == ["it +", "active true, Optional(true)", "returned"])
    #expect(await interactor.isActive)
  }

  @Test("Lifecycle 1: a second activate() meanwhile waits for the first and does not run the callback again")
  func second() async {
    let journal = Journal()
    let began = Latch()
    let mayEnd = Latch()
    let interactor = ScriptedInteractor(journal: journal) { _ in
      began.open()
      await mayEnd.wait()
      journal.note("end")
    }
    let first = Task { await interactor.activate() }
    await began.wait()
    let second = Task {
      await interactor.activate()
      journal.note("second returned")
    }
    await breathe()
    mayEnd.open()
    await first.value
    await second.value
    #expect(journal.entries == ["it +", "end", "second returned"])
  }

  @Test("Lifecycle 1: an active interactor stays as it is")
  func again() async {
    let journal = Journal()
    let interactor = ScriptedInteractor(journal: journal)
    await interactor.activate()
    await interactor.activate()
    #expect(journal.entries == ["it +"])
  }

  @Test("Lifecycle 1: the lock is released while the callback runs")
  func lock() async {
    let interactor = ScriptedInteractor { me in
      _ = me.lifecycle.isActive
      me.task {}
      _ = me.lifecycle.isActiveStream
    }
    await interactor.activate()
    #expect(interactor.lifecycle.isActive)
  }

  @Test("Cancelling the task that activates cancels didBecomeActive, and nobody else's task does")
  func cancellation() async {
    let journal = Journal()
    let began = Latch()
    let interactor = ScriptedInteractor(journal: journal) { _ in
      began.open()
      await untilCancelled()
      journal.note("cancelled")
    }
    let first = Task { await interactor.activate() }
    await began.wait()
    let second = Task { await interactor.activate() }
    second.cancel()
    await breathe()
    #expect(journal.entries == ["it +"])
    first.cancel()
    await first.value
    await second.value
    #expect(journal.entries == ["it +", "cancelled"])
    #expect(interactor.lifecycle.isActive)
  }
}

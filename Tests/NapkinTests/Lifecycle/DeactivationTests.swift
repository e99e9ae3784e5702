import Napkin
import Testing

@Suite("Lifecycle 2: deactivation", .timeLimit(.minutes(5)))
struct DeactivationTests {
  @Test("Lifecycle 2: willResignActive is awaited while still active, and runs once")
  func order() async {
    let journal = Journal()
    let interactor = ScriptedInteractor(
      journal: journal,
      resign: { me in
        var values = me.isActiveStream.makeAsyncIterator()
        journal.note("active \(me.isActive), \(String(describing: await values.next()))")
      })
    await interactor.activate()
    var values = interactor.isActiveStream.makeAsyncIterator()
    #expect(await values.next() == true)
    await interactor.deactivate()
    await interactor.deactivate()
    #expect(await values.next() == false)
    #expect(journal.entries == ["it +", "it -", "active true, Optional(true)"])
    #expect(await !interactor.isActive)
  }

  @Test("Lifecycle 2: the bound tasks run until willResignActive has returned, and are then cancelled")
  func boundTasks() async {
    let journal = Journal()
    let began = Latch()
    let interactor = ScriptedInteractor(
      journal: journal,
      become: { me in
        me.task {
          began.open()
          await untilCancelled()
          journal.note("cancelled, active \(me.lifecycle.isActive)")
        }
      },
      resign: { _ in
        await breathe()
        journal.note("resigned")
      })
    await interactor.activate()
    await began.wait()
    await interactor.deactivate()
    await eventually { journal.entries.count == 4 }
    #expect(journal.entries == ["it +", "it -", "resigned", "cancelled, active false"])
  }

  @Test("Lifecycle 2: the bound tasks are cancelled outside the lock, the oldest first")
  func oldestFirst() async {
    let journal = Journal()
    let interactor = ScriptedInteractor()
    let lifecycle = interactor.lifecycle
    await interactor.activate()
    let ready = Counter()
    let tasks = (0..<50).map { number in
      interactor.task {
        await withTaskCancellationHandler {
          ready.add()
          await untilCancelled()
        } onCancel: {
          journal.note("\(number) \(lifecycle.isActive)")
        }
      }
    }
    await eventually { ready.value == 50 }
    await interactor.deactivate()
    for task in tasks { await task.value }
    #expect(journal.entries == (0..<50).map { "\($0) false" })
  }

  @Test("Lifecycle 2: a second caller waits, and after any deactivate() returns the interactor is inactive")
  func second() async {
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
    let first = Task { await interactor.deactivate() }
    await began.wait()
    let second = Task {
      await interactor.deactivate()
      journal.note("active \(interactor.lifecycle.isActive)")
    }
    await breathe()
    mayEnd.open()
    await first.value
    await second.value
    #expect(journal.entries == ["it +", "it -", "end", "active false"])
  }

  @Test("Lifecycle 2: the bound tasks have been cancelled when deactivate() returns")
  func cancelledOnReturn() async {
    let interactor = ScriptedInteractor()
    await interactor.activate()
    let task = interactor.task { await untilCancelled() }
    await interactor.deactivate()
    #expect(task.isCancelled)
  }

  @Test("Cancelling the task that deactivates does not cancel willResignActive")
  func shielded() async {
    let journal = Journal()
    let began = Latch()
    let interactor = ScriptedInteractor(
      journal: journal,
      resign: { _ in
        began.open()
        await breathe()
        journal.note("cancelled \(Task.isCancelled)")
      })
    await interactor.activate()
    let task = Task { await interactor.deactivate() }
    await began.wait()
    task.cancel()
    await task.value
    #expect(journal.entries == ["it +", "it -", "cancelled false"])
    #expect(!interactor.lifecycle.isActive)
  }
}

import Napkin
import Testing

@Suite("Lifecycle 4: re-entry never deadlocks", .timeLimit(.minutes(5)))
struct ReentryTests {
  @Test("Lifecycle 4: deactivate() from inside didBecomeActive returns, and the interactor resigns in order")
  func deactivateInBecome() async {
    let journal = Journal()
    let interactor = ScriptedInteractor(
      journal: journal,
      become: { me in
        await me.deactivate()
        journal.note("cancelled \(Task.isCancelled)")
      })
    await interactor.activate()
    await interactor.deactivate()
    #expect(journal.entries == ["it +", "cancelled true", "it -"])
    #expect(!interactor.lifecycle.isActive)
  }

  @Test("Lifecycle 4: deactivate() from inside willResignActive returns, and it resigns once")
  func deactivateInResign() async {
    let journal = Journal()
    let interactor = ScriptedInteractor(journal: journal, resign: { await $0.deactivate() })
    await interactor.activate()
    await interactor.deactivate()
    #expect(journal.entries == ["it +", "it -"])
    #expect(!interactor.lifecycle.isActive)
  }

  @Test("Lifecycle 4: activate() from inside didBecomeActive returns, and nothing runs twice")
  func activateInBecome() async {
    let journal = Journal()
    let interactor = ScriptedInteractor(journal: journal, become: { await $0.activate() })
    await interactor.activate()
    #expect(journal.entries == ["it +"])
    #expect(interactor.lifecycle.isActive)
  }

  @Test("Lifecycle 4: activate() from inside willResignActive returns, and follows the deactivation")
  func activateInResign() async {
    let journal = Journal()
    let began = Counter()
    let interactor = ScriptedInteractor(
      journal: journal,
      become: { _ in began.add() },
      resign: { me in if began.value == 1 { await me.activate() } })
    await interactor.activate()
    await interactor.deactivate()
    await eventually { began.value == 2 }
    #expect(journal.entries == ["it +", "it -", "it +"])
    await interactor.deactivate()
    #expect(!interactor.lifecycle.isActive)
  }

  @Test("Lifecycle 4: deactivate() from a bound task returns, and cancels that task too")
  func boundTask() async {
    let interactor = ScriptedInteractor()
    await interactor.activate()
    let task = interactor.task { await interactor.deactivate() }
    await task.value
    #expect(!interactor.lifecycle.isActive)
    #expect(task.isCancelled)
  }

  @Test("Lifecycle 4: deactivate() from a bound task that didBecomeActive awaits returns")
  func awaitedBoundTask() async {
    let journal = Journal()
    let interactor = ScriptedInteractor(
      journal: journal,
      become: { me in await me.task { await me.deactivate() }.value })
    await interactor.activate()
    await interactor.deactivate()
    #expect(journal.entries == ["it +", "it -"])
    #expect(!interactor.lifecycle.isActive)
  }

  @Test("Lifecycle 4: two interactors that deactivate each other from their callbacks both end")
  func eachOther() async {
    let pair = Pair()
    let met = Latch()
    let one = ScriptedInteractor("one", become: { _ in
      await met.wait()
      await pair.other(than: "one")?.deactivate()
    })
    let two = ScriptedInteractor("two", become: { _ in
      met.open()
      await pair.other(than: "two")?.deactivate()
    })
    await pair.meet(one, two)
    async let first: Void = one.activate()
    async let second: Void = two.activate()
    _ = await (first, second)
    await one.deactivate()
    await two.deactivate()
    #expect(!one.lifecycle.isActive)
    #expect(!two.lifecycle.isActive)
  }

  @Test("Lifecycle 4: two interactors that activate each other from their callbacks both end")
  func activateEachOther() async {
    let pair = Pair()
    let one = ScriptedInteractor("one", become: { _ in await pair.other(than: "one")?.activate() })
    let two = ScriptedInteractor("two", become: { _ in await pair.other(than: "two")?.activate() })
    await pair.meet(one, two)
    async let first: Void = one.activate()
    async let second: Void = two.activate()
    _ = await (first, second)
    #expect(one.lifecycle.isActive)
    #expect(two.lifecycle.isActive)
  }

  @Test("A task that was started in a callback waits like any other once the callback has ended")
  func afterwards() async {
    let journal = Journal()
    let ended = Latch()
    let done = Latch()
    let interactor = ScriptedInteractor(
      journal: journal,
      become: { me in
        Task {
          await ended.wait()
          await me.deactivate()
          journal.note("active \(me.lifecycle.isActive)")
          done.open()
        }
      },
      resign: { _ in
        await breathe()
        journal.note("end")
      })
    await interactor.activate()
    ended.open()
    await done.wait()
    #expect(journal.entries == ["it +", "it -", "end", "active false"])
  }
}

private actor Pair {
  private var interactors: [ScriptedInteractor] = []

  func meet(_ one: ScriptedInteractor, _ two: ScriptedInteractor) {
    interactors = [one, two]
  }

  func other(than name: String) -> ScriptedInteractor? {
    interactors.first { $0.name != name }
  }
}

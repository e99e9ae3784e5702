import Napkin
import Testing

@MainActor
@Suite("Routers 4: loading", .timeLimit(.minutes(5)))
struct LoadTests {
  @Test("Routers 4: load() runs didLoad once; a second load() joins it")
  func once() async {
    let journal = Journal()
    let began = Latch()
    let mayEnd = Latch()
    let router = ScriptedRouter("it", journal: journal, loading: { _ in
      began.open()
      await mayEnd.wait()
      journal.note("end")
    })
    let first = Task { await router.load() }
    await began.wait()
    let second = Task {
      await router.load()
      journal.note("second returned")
    }
    await breathe()
    mayEnd.open()
    await first.value
    await second.value
    await router.load()
    #expect(journal.entries == ["it loaded", "end", "second returned"])
  }

  @Test("Routers 4: loaded() returns only after didLoad has completed, and at once if it has")
  func loaded() async {
    let journal = Journal()
    let router = ScriptedRouter("it", journal: journal, loading: { _ in
      await breathe()
      journal.note("end")
    })
    let early = Task {
      await router.loaded()
      journal.note("early")
    }
    await breathe()
    await router.load()
    await early.value
    await router.loaded()
    #expect(journal.entries == ["it loaded", "end", "early"])
  }

  @Test("Routers 4: loaded() returns when its own task is cancelled")
  func cancelled() async {
    let router = ScriptedRouter()
    let other = Task { await router.loaded() }
    let waiting = Task { await router.loaded() }
    await breathe()
    waiting.cancel()
    await waiting.value
    let cancelledBefore = Task {
      await untilCancelled()
      await router.loaded()
    }
    cancelledBefore.cancel()
    await cancelledBefore.value
    await router.load()
    await other.value
  }

  @Test("Routers 4: loaded() and load() inside didLoad do not deadlock")
  func inside() async {
    let journal = Journal()
    let router = ScriptedRouter("it", journal: journal, loading: { me in
      await me.loaded()
      await me.load()
    })
    await router.load()
    #expect(journal.entries == ["it loaded"])
  }

  @Test("What didBecomeActive and didLoad have started waits in loaded() until didLoad has completed")
  func startedInside() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent")
    let box = RouterBox()
    let child = ScriptedRouter(
      "child", journal: journal,
      loading: { me in
        Task {
          await me.loaded()
          journal.note("free task")
        }
        await breathe()
        journal.note("end")
      },
      become: { me in
        me.task {
          await box.router?.loaded()
          journal.note("bound task")
        }
        await breathe()
      })
    box.router = child
    await parent.attachChild(child)
    await eventually { journal.entries.count == 5 }
    #expect(journal.entries.prefix(3) == ["child +", "child loaded", "end"])
  }

  @Test("loaded() inside the didBecomeActive that loading waits for does not deadlock")
  func insideBecome() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent")
    let box = RouterBox()
    let child = ScriptedRouter("child", journal: journal, become: { _ in await box.router?.loaded() })
    box.router = child
    await parent.attachChild(child)
    #expect(journal.entries == ["child +", "child loaded"])
  }
}

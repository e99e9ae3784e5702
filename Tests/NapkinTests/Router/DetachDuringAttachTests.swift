import Napkin
import Testing

@MainActor
@Suite("Routers 3: attaching and detaching at the same time", .timeLimit(.minutes(5)))
struct DetachDuringAttachTests {
  @Test("Routers 3: a detach that arrives while the child is activating prevents its load and leaves nothing active")
  func whileActivating() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let began = Latch()
    let child = ScriptedRouter(
      "child", journal: journal,
      become: { _ in
        began.open()
        await untilCancelled()
      })
    let attach = Task { await parent.attachChild(child) }
    await began.wait()
    await parent.detachChild(child)
    await attach.value
    #expect(journal.entries == ["child +", "child -"])
    #expect(parent.tree == "parent")
    #expect(child.tree == "child")
  }

  @Test("Routers 3: a detach right after an attach has begun leaves nothing active", arguments: 0..<50)
  func rightAfter(_: Int) async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let child = ScriptedRouter("child", journal: journal)
    async let attach: Void = parent.attachChild(child)
    async let detach: Void = { @MainActor in
      await eventually { !parent.children.isEmpty }
      await parent.detachChild(child)
    }()
    _ = await (attach, detach)
    #expect(parent.tree == "parent")
    #expect(child.tree == "child")
  }

  @Test("Routers 3: a detach that overtakes the activation leaves nothing active either")
  func overtaking() async {
    let parent = ScriptedRouter("parent")
    let interactor = LateInteractor()
    let child = Router(interactor: interactor)
    let attach = Task { await parent.attachChild(child) }
    await interactor.asked.wait()
    let detach = Task { await parent.detachChild(child) }
    await breathe()
    interactor.mayGoOn.open()
    await attach.value
    await detach.value
    #expect(!interactor.lifecycle.isActive)
    #expect(parent.tree == "parent")
  }

  @Test("Routers 3: a detach that arrives while the child is loading leaves nothing active below it either")
  func whileLoading() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let began = Latch()
    let mayGoOn = Latch()
    let grandchild = ScriptedRouter("grandchild", journal: journal)
    let child = ScriptedRouter(
      "child", journal: journal,
      loading: { me in
        began.open()
        await mayGoOn.wait()
        await me.attachChild(grandchild)
      })
    let attach = Task { await parent.attachChild(child) }
    await began.wait()
    await parent.detachChild(child)
    mayGoOn.open()
    await attach.value
    #expect(parent.tree == "parent")
    #expect(child.tree == "child(grandchild)")
    await parent.attachChild(child)
    #expect(parent.tree == "parent(child*(grandchild*))")
  }

  @Test("Routers 3: a child whose load was prevented loads when it is attached again")
  func loadsLater() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let child = ScriptedRouter(
      "child", journal: journal,
      become: { _ in
        guard journal.entries.count == 1 else { return }
        await parent.detachAll()
      })
    await parent.attachChild(child)
    await eventually { parent.children.isEmpty }
    await parent.attachChild(child)
    #expect(journal.entries == ["child +", "child -", "child +", "child loaded"])
    #expect(parent.tree == "parent(child*)")
  }

  @Test("Routers 3: a child that asks to be detached in its own didBecomeActive resigns and is not loaded")
  func ownRequest() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let child = ScriptedRouter("child", journal: journal, become: { _ in await parent.detachAll() })
    await parent.attachChild(child)
    await eventually { parent.children.isEmpty }
    #expect(journal.entries == ["child +", "child -"])
    #expect(child.tree == "child")
  }

  @Test("Routers 3: a grandchild that asks for its parent's removal in its own didBecomeActive resigns first")
  func grandchildsRequest() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let box = RouterBox()
    let grandchild = ScriptedRouter("grandchild", journal: journal, become: { _ in await parent.detachAll() })
    let child = ScriptedRouter("child", journal: journal, become: { _ in await box.router?.attachChild(grandchild) })
    box.router = child
    await parent.attachChild(child)
    await eventually { parent.children.isEmpty }
    #expect(journal.entries == ["child +", "grandchild +", "grandchild -", "child -"])
    #expect(child.tree == "child(grandchild)")
  }

  @Test("Routers 3: a child that asks to be detached in its own didLoad and willResignActive resigns once")
  func inLoadAndResign() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let child = ScriptedRouter(
      "child", journal: journal, loading: { _ in await parent.detachAll() },
      resign: { _ in await parent.detachAll() })
    await parent.attachChild(child)
    #expect(journal.entries == ["child +", "child loaded", "child -"])
    #expect(parent.tree == "parent")
    #expect(child.tree == "child")
  }

  @Test("Routers 3: siblings that each ask for the removal of both do not wait for each other")
  func bothRemoved() async {
    let parent = ScriptedRouter("parent")
    let met = Counter()
    let removeAll: ScriptedInteractor.Script = { _ in
      met.add()
      await eventually { met.value == 2 }
      await parent.detachAll()
    }
    let one = ScriptedRouter("one", become: removeAll)
    let two = ScriptedRouter("two", become: removeAll)
    async let first: Void = parent.attachChild(one)
    async let second: Void = parent.attachChild(two)
    _ = await (first, second)
    await eventually { parent.children.isEmpty }
    #expect(one.tree == "one")
    #expect(two.tree == "two")
  }

  @Test("Routers 3: an attach requested during a detach runs after it")
  func attachDuringDetach() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let began = Latch()
    let mayEnd = Latch()
    let child = ScriptedRouter(
      "child", journal: journal,
      resign: { _ in
        began.open()
        await mayEnd.wait()
        journal.note("end")
      })
    await parent.attachChild(child)
    let detach = Task { await parent.detachChild(child) }
    await began.wait()
    let attach = Task { await parent.attachChild(child) }
    await breathe()
    mayEnd.open()
    await detach.value
    await attach.value
    #expect(journal.entries == ["child +", "child loaded", "child -", "end", "child +"])
    #expect(parent.tree == "parent(child*)")
  }

  @Test("Routers 3: an attach requested in willResignActive runs after the detach")
  func attachInResign() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let box = RouterBox()
    let child = ScriptedRouter(
      "child", journal: journal,
      resign: { _ in if let child = await box.router { await parent.attachChild(child) } })
    box.router = child
    await parent.attachChild(child)
    await parent.detachChild(child)
    await eventually { journal.entries.count == 4 }
    #expect(journal.entries == ["child +", "child loaded", "child -", "child +"])
    #expect(parent.tree == "parent(child*)")
  }

  @Test("Routers 3: an attach that waits for a detach is taken back by a later detach")
  func takenBack() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let began = Latch()
    let mayEnd = Latch()
    let child = ScriptedRouter(
      "child", journal: journal,
      resign: { _ in
        began.open()
        await mayEnd.wait()
      })
    await parent.attachChild(child)
    let first = Task { await parent.detachChild(child) }
    await began.wait()
    let attach = Task { await parent.attachChild(child) }
    await breathe()
    let second = Task { await parent.detachChild(child) }
    await breathe()
    mayEnd.open()
    for task in [first, attach, second] { await task.value }
    #expect(journal.entries == ["child +", "child loaded", "child -"])
    #expect(parent.tree == "parent")
  }

  @Test("Routers 3: another detach by the former parent does not take back the attach of a new one")
  func notTakenBack() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let next = ScriptedRouter("next", journal: journal)
    let began = Latch()
    let mayEnd = Latch()
    let child = ScriptedRouter(
      "child", journal: journal,
      resign: { _ in
        began.open()
        await mayEnd.wait()
      })
    await parent.attachChild(child)
    let first = Task { await parent.detachChild(child) }
    await began.wait()
    let attach = Task { await next.attachChild(child) }
    await breathe()
    let second = Task { await parent.detachChild(child) }
    await breathe()
    mayEnd.open()
    for task in [first, attach, second] { await task.value }
    #expect(journal.entries == ["child +", "child loaded", "child -", "child +"])
    #expect(parent.tree == "parent")
    #expect(next.tree == "next(child*)")
  }
}

/// An interactor that takes its time before it becomes active, as a busy machine may.
private final actor LateInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
  nonisolated let asked = Latch()
  nonisolated let mayGoOn = Latch()

  func activate() async {
    asked.open()
    await mayGoOn.wait()
    await lifecycle.activate {}
  }
}

extension ScriptedRouter {
  func detachAll() async {
    for child in children { await detachChild(child) }
  }
}

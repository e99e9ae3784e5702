import Napkin
import Testing

@MainActor
@Suite("A subtree that wakes while its parts move", .timeLimit(.minutes(5)))
struct WakingTests {
  @Test("A child that is taken away while its sibling wakes stays down")
  func takenAway() async {
    let waking = await Waking()
    await waking.middle.detachChild(waking.second)
    await waking.goOn()
    #expect(waking.parent.tree == "parent(middle*(first*))")
    #expect(waking.second.tree == "second")
  }

  @Test("A child that goes to a detached router while its sibling wakes stays down")
  func movedToSleeping() async {
    let waking = await Waking()
    let sleeping = ScriptedRouter("sleeping")
    await waking.parent.attachChild(sleeping)
    await waking.parent.detachChild(sleeping)
    await waking.middle.detachChild(waking.second)
    await sleeping.attachChild(waking.second)
    await waking.goOn()
    #expect(waking.parent.tree == "parent(middle*(first*))")
    #expect(sleeping.tree == "sleeping(second)")
  }

  @Test("A child that goes away and comes back while its sibling wakes comes up once")
  func back() async {
    let waking = await Waking()
    await waking.middle.detachChild(waking.second)
    await waking.middle.attachChild(waking.second)
    await waking.goOn()
    #expect(waking.parent.tree == "parent(middle*(first* second*))")
    #expect(waking.journal.entries == ["second +", "second loaded", "second -", "second +"])
  }

  @Test("An attach to a detached router from inside the willResignActive of what it brings down returns")
  func bringsDownItself() async {
    let parent = ScriptedRouter("parent")
    let sleeping = ScriptedRouter("sleeping")
    let middle = ScriptedRouter("middle")
    let child = ScriptedRouter("child", resign: { _ in await sleeping.attachChild(middle) })
    await parent.attachChild(sleeping)
    await parent.detachChild(sleeping)
    await middle.attachChild(child)
    await middle.detachChild(child)
    #expect(sleeping.tree == "sleeping(middle)")
    #expect(child.tree == "child")
  }
}

/// parent(middle(first second)), where `middle` has been detached and comes up again, and `first` takes its time.
@MainActor
private struct Waking {
  let parent = ScriptedRouter("parent")
  let middle = ScriptedRouter("middle")
  let second: ScriptedRouter
  let journal = Journal()
  private let mayGoOn = Latch()
  private let reattach: Task<Void, Never>

  init() async {
    let (began, mayGoOn, rounds) = (Latch(), mayGoOn, Counter())
    let first = ScriptedRouter(
      "first",
      become: { _ in
        guard rounds.add() == 2 else { return }
        began.open()
        await mayGoOn.wait()
      })
    second = ScriptedRouter("second", journal: journal)
    await parent.attachChild(middle)
    await middle.attachChild(first)
    await middle.attachChild(second)
    await parent.detachChild(middle)
    reattach = Task { [parent, middle] in await parent.attachChild(middle) }
    await began.wait()
  }

  func goOn() async {
    mayGoOn.open()
    await reattach.value
  }
}

import Napkin
import Testing

@MainActor
@Suite("Routers 2: detaching", .timeLimit(.minutes(5)))
struct DetachTests {
  @Test("Routers 2: the child's whole subtree resigns leaf first, then the child is removed")
  func leafFirst() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let tree = await Tree(journal: journal, below: parent, resign: { _ in
      journal.note("\(await parent.children.count)")
    })
    await parent.detachChild(tree.top)
    let resigned = journal.entries.filter { $0.hasSuffix("-") || $0 == "1" }
    #expect(resigned == ["a -", "1", "b -", "1", "left -", "1", "c -", "1", "right -", "1", "top -", "1"])
    #expect(parent.children.isEmpty)
    #expect(tree.top.tree == "top(left(a b) right(c))")
  }

  @Test("Routers 2: a non-child is a no-op, with a runtime warning that names both")
  func foreign() async {
    let parent = ScriptedRouter("parent")
    let other = OtherRouter(interactor: ScriptedInteractor("other"))
    let child = ScriptedRouter("child")
    await parent.attachChild(child)
    let found = await warnings {
      await other.detachChild(child)
      await parent.detachChild(other)
    }
    #expect(
      found == [
        "napkin: detachChild on OtherRouter does nothing: ScriptedRouter is attached to ScriptedRouter",
        "napkin: detachChild does nothing: OtherRouter is not a child of ScriptedRouter",
      ])
    #expect(parent.tree == "parent(child*)")
  }

  @Test("Routers 2: twice resigns once, and concurrent callers all wait")
  func twice() async {
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
    let callers = (0..<3).map { _ in
      Task {
        await parent.detachChild(child)
        journal.note("active \(child.interactor.lifecycle.isActive), children \(parent.children.count)")
      }
    }
    await began.wait()
    await breathe()
    mayEnd.open()
    for caller in callers { await caller.value }
    let returned = "active false, children 0"
    #expect(journal.entries == ["child +", "child loaded", "child -", returned, returned, returned])
  }

  @Test("Routers 2: a detached subtree keeps its own children, dormant")
  func dormant() async {
    let parent = ScriptedRouter("parent")
    let tree = await Tree(journal: Journal(), below: parent)
    await parent.detachChild(tree.top)
    #expect(tree.top.tree == "top(left(a b) right(c))")
  }

  @Test("Routers 2: re-attaching a subtree activates its children again, and didLoad stays once")
  func reattach() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent")
    let tree = await Tree(journal: journal, below: parent)
    await parent.detachChild(tree.top)
    let before = journal.entries.count
    await parent.attachChild(tree.top)
    #expect(parent.tree == "parent(top*(left*(a* b*) right*(c*)))")
    #expect(journal.entries.dropFirst(before) == ["top +", "left +", "a +", "b +", "right +", "c +"])
  }

  @Test("A detached child can be attached to another parent, with all below it")
  func move() async {
    let one = ScriptedRouter("one")
    let two = ScriptedRouter("two")
    let tree = await Tree(journal: Journal(), below: one)
    await one.detachChild(tree.top)
    await two.attachChild(tree.top)
    #expect(one.tree == "one")
    #expect(two.tree == "two(top*(left*(a* b*) right*(c*)))")
  }

  @Test("What is attached to a detached router sleeps until that one is attached again")
  func attachToDetached() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let child = ScriptedRouter("child", journal: journal)
    let late = ScriptedRouter("late", journal: journal)
    await parent.attachChild(child)
    await parent.detachChild(child)
    await child.attachChild(late)
    #expect(child.tree == "child(late)")
    await parent.attachChild(child)
    #expect(parent.tree == "parent(child*(late*))")
    #expect(journal.entries.filter { $0.hasPrefix("late") } == ["late +", "late loaded"])
  }

  @Test("What comes with active children to a detached router sleeps with them until that one is attached again")
  func attachActiveToDetached() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let child = ScriptedRouter("child", journal: journal)
    let late = ScriptedRouter("late", journal: journal)
    await parent.attachChild(child)
    await parent.detachChild(child)
    await late.attachChild(ScriptedRouter("leaf", journal: journal))
    await child.attachChild(late)
    #expect(child.tree == "child(late(leaf))")
    await parent.attachChild(child)
    #expect(parent.tree == "parent(child*(late*(leaf*)))")
  }

  @Test("A child that is taken from a detached router does not wake when that one is attached again")
  func detachFromDetached() async {
    let parent = ScriptedRouter("parent")
    let tree = await Tree(journal: Journal(), below: parent)
    await parent.detachChild(tree.top)
    await tree.left.detachChild(tree.a)
    await parent.attachChild(tree.top)
    #expect(parent.tree == "parent(top*(left*(b*) right*(c*)))")
    #expect(tree.a.tree == "a")
  }

  @Test("A subtree is left alone by a detachment above it once it has moved elsewhere")
  func movedMeanwhile() async {
    let journal = Journal()
    let began = Latch()
    let mayEnd = Latch()
    let parent = ScriptedRouter("parent")
    let elsewhere = ScriptedRouter("elsewhere")
    let middle = ScriptedRouter("middle")
    let slow = ScriptedRouter(
      "slow",
      resign: { _ in
        began.open()
        await mayEnd.wait()
      })
    let moving = ScriptedRouter("moving", journal: journal)
    await parent.attachChild(middle)
    await middle.attachChild(slow)
    await middle.attachChild(moving)
    let detach = Task { await parent.detachChild(middle) }
    await began.wait()
    await middle.detachChild(moving)
    await elsewhere.attachChild(moving)
    mayEnd.open()
    await detach.value
    #expect(elsewhere.tree == "elsewhere(moving*)")
    #expect(middle.tree == "middle(slow)")
    #expect(journal.entries == ["moving +", "moving loaded", "moving -", "moving +"])
  }
}

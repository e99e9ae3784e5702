import Napkin
import Testing

@MainActor
@Suite("Routers 1: attaching", .timeLimit(.minutes(5)))
struct AttachTests {
  @Test("Routers 1: a child is appended, activated, then loaded, in this order")
  func order() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let child = ScriptedRouter(
      "child", journal: journal,
      become: { _ in journal.note("children \(await parent.children.count)") })
    await parent.attachChild(child)
    #expect(journal.entries == ["child +", "children 1", "child loaded"])
    #expect(parent.tree == "parent(child*)")
  }

  @Test("Routers 1: attaching an attached child is a no-op with a runtime warning that names both")
  func twice() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let child = OtherRouter(interactor: ScriptedInteractor("child", journal: journal))
    await parent.attachChild(child)
    let warnings = await warnings { await parent.attachChild(child) }
    #expect(
      warnings == ["napkin: attachChild on ScriptedRouter does nothing: OtherRouter is attached to ScriptedRouter"])
    #expect(parent.children.count == 1)
    #expect(journal.entries == ["child +"])
  }

  @Test("Routers 1: attaching a child that another parent holds is a no-op with a runtime warning: it has one parent")
  func otherParent() async {
    let parent = ScriptedRouter("parent")
    let other = OtherRouter(interactor: ScriptedInteractor("other"))
    let child = ScriptedRouter("child")
    await parent.attachChild(child)
    let warnings = await warnings { await other.attachChild(child) }
    #expect(
      warnings == ["napkin: attachChild on OtherRouter does nothing: ScriptedRouter is attached to ScriptedRouter"])
    #expect(other.children.isEmpty)
    #expect(parent.tree == "parent(child*)")
  }

  @Test("Routers 1: two attaches of one child at the same time attach it once")
  func concurrently() async {
    let journal = Journal()
    let parent = ScriptedRouter("parent", journal: journal)
    let child = ScriptedRouter("child", journal: journal, become: { _ in await breathe() })
    let warnings = await warnings {
      async let first: Void = parent.attachChild(child)
      async let second: Void = parent.attachChild(child)
      _ = await (first, second)
    }
    #expect(warnings.count == 1)
    #expect(journal.entries == ["child +", "child loaded"])
    #expect(parent.tree == "parent(child*)")
  }

  @Test("A router cannot be attached to itself or to what is below it")
  func circle() async {
    let parent = ScriptedRouter("parent")
    let child = ScriptedRouter("child")
    await parent.attachChild(child)
    let warnings = await warnings {
      await parent.attachChild(parent)
      await child.attachChild(parent)
    }
    #expect(warnings.count == 2)
    #expect(warnings.allSatisfy { $0.contains("ScriptedRouter is above ScriptedRouter or the same router") })
    #expect(parent.tree == "parent(child*)")
  }

  @Test("Children stand in the order in which they were attached")
  func siblings() async {
    let parent = ScriptedRouter("parent")
    for name in ["a", "b", "c"] { await parent.attachChild(ScriptedRouter(name)) }
    #expect(parent.tree == "parent(a* b* c*)")
  }

  @Test("A child may attach its own children while it activates and while it loads")
  func nested() async {
    let parent = ScriptedRouter("parent")
    let one = ScriptedRouter("one")
    let two = ScriptedRouter("two")
    let box = RouterBox()
    let child = ScriptedRouter(
      "child", loading: { await $0.attachChild(two) }, become: { _ in await box.router?.attachChild(one) })
    box.router = child
    await parent.attachChild(child)
    #expect(parent.tree == "parent(child*(one* two*))")
  }
}

@MainActor
final class OtherRouter: Router<ScriptedInteractor> {}

@MainActor
final class RouterBox {
  weak var router: ScriptedRouter?
}

/// The warnings that come up while `work` runs.
@MainActor
@discardableResult
func warnings(during work: @MainActor () async -> Void) async -> [String] {
  let journal = Journal()
  await RuntimeWarning.$sink.withValue(RuntimeWarning.Sink { journal.note($0) }, operation: work)
  return journal.entries
}
